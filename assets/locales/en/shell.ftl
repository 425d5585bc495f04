# The words of the shell, in English.

ludoteca = Ludoteca
page-title = { $title } – Ludoteca
close = Close
cancel = Cancel
apply = Apply
open = Open
home = To the lobby
you = you

## Lobby

lobby = Lobby
lobby-motto = Board games to sit down and play: alone, against bots, or around one screen. No account, no server.
lobby-games = Games
lobby-more = More
lobby-continue = Continue
lobby-finished = Finished games
lobby-looking = Looking for more games…
lobby-partial = Some may be missing.
lobby-unofficial = An unofficial fan project. The games belong to their designers and publishers; all drawings and code here are our own. What you play stays in this browser.
facts-players = { $fewest }–{ $most } players
facts-minutes = { $shortest }–{ $longest } min
play-now = Play now
set-up = Set up
open-file = Open a file
open-link = Open a link
open-link-field = The link, or what follows #g=
settings = Settings
saved-over = Finished
saved-won = You won
saved-lost = You lost
saved-conceded = You conceded
rename-game = Rename { $title }
export-game = Save { $title } as a file
delete-game = Delete { $title }
game-name = Name of the game
game-deleted = { $title } was deleted.
game-restore = Undo
aside-title = Could not be read
aside-about = These were found here but make no sense to this version. They are kept as they are; you can save them as files.
export-aside = Save { $name } as a file
opening = Setting the table

## Statistics

statistics = Statistics
statistics-about = What counts: games of one person, alone or against bots, that ended in this browser, also those deleted since. A game given up counts as lost; its points do not count. Games between people do not count. Nothing leaves this browser.
statistics-none = No game has ended here yet.
statistics-alone = Alone
statistics-against = { $seats } players · bots: { $levels }
statistics-played = Played
statistics-won = Won
statistics-share = { $share } %
statistics-points = Points on average
statistics-unit = { $unit }, average
statistics-mean = { $mean }
statistics-best = best { $best }
statistics-streak = Wins in a row
statistics-longest = longest { $longest }
statistics-last =
    { $count ->
        [one] The last game
       *[other] The last { $count } games
    }
statistics-date = Date
statistics-result = Result
statistics-score = Points
statistics-clear = Clear the statistics
statistics-clear-about = All results are forgotten, and games that have ended until now do not count again. Saved games stay.
statistics-clear-yes = Clear
statistics-file = Ludoteca statistics
statistics-full = The browser’s storage is full: this game does not count in the statistics. The game itself is not concerned.

## The engine's start

engine-progress = Preparing the games
engine-page = Preparing the games…
engine-fetch = Preparing the games…
engine-restore = Preparing the games…
engine-modules = Preparing the games…
engine-ready = Ready.
engine-failed = The rules engine did not start. Your games are safe.
engine-wait = One moment: the games are still being prepared.

## When something does not start, or stops

try-again = Try again
engine-slow = Preparing the games takes unusually long…
engine-unloaded = A part of the page could not be loaded. Your games are safe.
engine-replaced = A new version of Ludoteca is on the host, and a part of the version in this tab is gone. Reload the page to go on; your games are safe.
engine-silent = The rules engine does not answer. Waiting…
engine-stopped = The rules engine stopped. It is being started again…
engine-restarted = The rules engine stopped and was started again. Nothing is lost.
engine-unrestored = The rules engine stopped and was started again. The game was opened anew, as it is kept.
engine-lost = The rules engine stopped and could not be started again. Your games are safe.
engine-down = The rules engine is not running: this was not done. Your games are safe.
engine-gave-up = The rules engine stopped twice at this: it was not done. The game is as it was before.
mind-slow = One moment: the bots are still starting.
table-slow = One moment: this takes longer than usual.
mind-stopped = The bots’ thinking stopped. It is being started again…
mind-restarted = The bots’ thinking stopped and was started again.
mind-failed = The bots cannot think: what they need did not start.
words-failed = Some words of the page could not be loaded.

## Set-up

setup-title = Set up { $game }
setup-players = Players
setup-who = Who plays seat { $number }
setup-name = Name of seat { $number }
setup-colour = Colour of seat { $number }: { $colour }
setup-colours = Colours
setup-seed = Set-up code
setup-seed-hint = by chance
start-game = Start the game
seat-name = Player { $number }
seat-did = { $side ->
    [mine] You
   *[theirs] { $name }
}
person = Person
bot-of-level = Bot: { $level }
bot-name-1 = Thaïs
bot-name-2 = Lykos
bot-name-3 = Myrto
bot-name-4 = Damon
bot-name-5 = Phoibe
level-novice = Novice
level-novice-about = Plays sensibly, does not look far and slips now and then: for your first games.
level-skilled = Skilled
level-skilled-about = Thinks its own turn through to the end, but not your reply to it.
level-expert = Expert
level-expert-about = Tries its best ideas against several ways luck may fall, your answers included, and takes longer over it.
level-random = Random
level-random-about = Does anything the rules allow, without a thought.
colour-black = black
colour-sky = sky blue
colour-yellow = yellow
colour-blue = blue
colour-vermilion = vermilion
colour-purple = purple

## Table

table = Table
seats = Players
tools = Tools
menu = Menu
log = Log
log-and-notes = Log and what to watch
scores = Scores
quick-tools = Undo and hint
overview = Scores and numbers
overview-numbers = All numbers
notes = What to watch
notes-count = What to watch: { $count }
panel-fold = Fold: { $title }
panel-unfold = Unfold: { $title }
score-total = Total
round = Round { $round }
turn-yours = Your turn
turn-of = { $name } to play
turn-thinking = { $name } is thinking…
turn-done = Your turn is done
turn-next = Next: { $name }
turn-over = The game is over
undo = Undo
undo-because = Undo: { $why }
said-undone = { $count ->
    [one] Taken back:
   *[other] Taken back, { $count } lines:
}
said-redone = { $count ->
    [one] Played again:
   *[other] Played again, { $count } lines:
}
said-more = { $count ->
    [one] And one more
   *[other] And { $count } more
}
said-your-turn = Your turn.
said-turn-of = Turn of { $seat }
redo = Redo
hint = Hint
hint-key = Hint{ $key ->
    [none] {""}
   *[other] {" "}({ $key })
}
hint-thinking = Looking for a good action…
hint-whole = Hint: { $what }.
hint-at = It means: { $name }.
hint-play = Play it
hint-play-key = Play it{ $key ->
    [none] {""}
   *[other] {" "}({ $key })
}
hint-close = Close the hint
hint-only = Nothing else can be done here.
hint-equal = { $count } choices are equally good here; this is one of them.
hint-rather = Better than “{ $choice }”: { INSIDE($reason) }
hint-best = Of { $count } choices it promises the most.
act-now = Act now
act-now-key = Let { $name } act now{ $key ->
    [none] {""}
   *[other] {" "}({ $key })
}
share = Share
rules = Rules
rules-title = { $title }: the rules in short
rules-none = There is no summary for this game yet.
recap-title = { $round } is over
recap-points = { $gain }, { $points } in all
go-on = Go on
log-since = Since your last turn
log-empty = Nothing has happened yet.
seat-won = has won
seat-to-act = is to play
seat-rename = Name
seat-who = Played by
concede = Concede
concede-title = { $name } concedes?
concede-about = { $others ->
    [0] The game ends at once.
    [one] The game ends at once and the other player wins.
   *[other] The game ends at once and everybody else wins.
}
end-turn = End turn
end-turn-about = { $name }, your turn is done. Look as long as you like before you hand over.
hand-over-title = { $name }
hand-over-about = It is { $name }’s turn. Hand the device over: nothing of anybody’s hand is on the screen.
hand-over-ready = I am { $name }
past-moment = Action { $moment } of { $all }
past-back = One action back
past-forth = One action on
past-now = Back to now
replay = Replay
replay-moment = Moment of the game
replay-run = Play it through
replay-pause = Pause
replay-play-on = Play on from here as a new game
replay-play-on-title = Play on from here?
replay-play-on-about = A new game begins after action { $moment } of { $all }, with the same players. The game that you are looking at stays as it is.
past-round-back = One round back
past-round-forth = One round on
course = Points, round by round
watch = Watch
take-over = Play it here
play-on = Play on
watch-tab = This game is being played in another tab. You are watching.
watch-link = A game from a link. Nothing is kept until you play on.
watch-deleted = This game was deleted in another tab. Nothing is kept until you play on.
watch-deleted-over = This game was deleted in another tab. { $how }
keep-game = Keep it here
elsewhere-title = Open in another tab
elsewhere-about = This game is being played in another tab of this browser. You can watch it here, or take it over; the other tab will then watch.
taken-over = This game is now played in another tab.
changed-elsewhere = Another tab played a last move before this one took over. The game goes on from there.
deleted-elsewhere = This game was deleted in another tab.
no-such-game = There is no such game in this browser.

table-actions = Actions
table-actions-enter = Actions. Enter: { $what }
table-actions-next = Actions. N: { $what }
table-boards = Boards
table-board-of = Board of { $seat }
table-close = Close
table-nothing-there = Nothing is there.
table-gone = What you tapped is not there any more, so nothing was done.
table-too-fast = That was too fast: the last taps did not count.
table-confirm-end = { $what }, end turn
table-lay-so = Lay it like this
table-instead = Pick this instead
table-put-back = Put this back
table-back = Back
table-back-nothing = Nothing is picked.
table-turn-only = It fits here only like this.
table-turn-none = Nothing can be turned now.
table-picked = { $what }: picked
table-step-back = One step back.
table-enter-confirms = Enter confirms.
table-enter-ends = Enter confirms and ends your turn.
table-enter-nothing = Enter picks nothing here: N leads to what may be picked.
told-pickable = { $count ->
    [0] No place or piece may be picked
    [one] One place or piece may be picked
   *[other] { $count } places or pieces may be picked
}
told-empty = Nothing is on the board yet.
told-nobody = Nobody else plays.
told-you = You
table-turned = { $count ->
    [one] Turned: one place
   *[other] Turned: { $count } places
}
table-named = { $name }{ LIST($what-here, before: ": ") }
table-nth = { $name }, { $number } of { $count }
table-lies = { $what }: { $at }
table-here = { $what-here }
said-own = { $what-own }
said-heard = { $what-heard }
table-only-one = Nothing else may be picked.
table-not-now = This is not to be picked now.
key-unknown = This key does nothing here; question mark lists the keys.
table-edge = Nothing lies that way.
table-turn-left = Turn left
table-turn-right = Turn right
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Show the whole board

## End

verdict-points = { $side ->
    [won] You won by { $by }
    [lost] { $seats ->
        [2] You lost by { $by }
       *[other] You lost to { $winners } by { $by }
    }
   *[told] { $winners } won by { $by }
}: { $most }, { $more } points to { $less }
verdict-count = { $side ->
    [won] You won
    [lost] { $seats ->
        [2] You lost
       *[other] You lost to { $winners }
    }
   *[told] { $winners } won
}: { $most }, { $more } to { $less }
verdict-tie = Equal at { $value }: { $side ->
    [won] you won
    [lost] { $seats ->
        [2] you lost
       *[other] you lost to { $winners }
    }
   *[told] { $winners } won
} on the tie-break ({ $most }, { $more } to { $less })
verdict-shared = { $side ->
    [won] You share the victory with { $others }
   *[told] { $winners } share the victory
}: equal at { $value }, and in every tie-break
verdict-goal = { $side ->
    [won] You win!
    [lost] You lost.
   *[told] { $seat }:
} { $points } points, and more than { $goal } were needed
verdict-conceded = { $side ->
    [won] You win: { $seat } gave up
    [lost] You gave up
   *[told] { $seat } gave up
}
verdict-plain = { $side ->
    [won] { $count ->
        [one] You win!
       *[other] You share the victory with { $others }
    }
   *[other] { $count ->
        [0] Nobody wins
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
}
score-said = { $label }: { $points }
places = Places
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
results = Results
look-at-results = Look at the results
again = Again, same seats
again-same = Play this set-up again

## Sharing

share-title = Share this game
share-about = The link, like the file, holds the whole game as it stands now: hidden hands and draws to come can be read from it. Whoever opens it can look at the game, and play on if it is not over.
share-about-moment = You are looking back, so the link, like the file, holds the game up to the moment that is shown: { $moment } of { $all } actions. Hidden hands and draws to come can be read from it. Whoever opens it can look at the game and play on from there.
share-link = Link to this game
share-copy = Copy
share-copied = The link was copied.
share-copy-by-hand = The link is selected: copy it with Ctrl+C or ⌘C.
share-send = Send…
share-file = Save as a file
share-qr = The link as a QR code

## Report a problem

report = Report a problem
report-about = This saves a file on your device, for you to send to whoever looks after this page. Nothing is sent automatically. The file contains:
report-record = the whole game on the table: hidden hands and draws to come can be read from it;
report-no-record = no game, since none is open;
report-version = the version of the page;
report-browser = your browser and system, the language, the size of the screen, and whether you are offline;
report-errors =
    { $count ->
        [0] no errors, since the page has noticed none.
        [one] the one error that the page has noticed.
       *[other] the last { $count } errors that the page has noticed.
    }
report-else = Nothing else is in it: no other games, no settings.
report-save = Save the file
page-error = Something went wrong in the page.

## Settings

setting-language = Language
setting-language-auto = Same as the browser
setting-language-en = English
setting-language-fr = Français
setting-theme = Theme
setting-theme-auto = Same as the system
setting-theme-light = Light
setting-theme-dark = Dark
setting-text-size = Text size
setting-text-size-normal = Normal
setting-text-size-large = Large
setting-text-size-larger = Very large
setting-animation = Animation
setting-animation-auto = Same as the system
setting-animation-slow = Slow
setting-animation-normal = Normal
setting-animation-fast = Fast
setting-animation-none = None
setting-bot-pace = Pace of bots
setting-bot-pace-slow = Slow
setting-bot-pace-normal = Normal
setting-bot-pace-fast = Fast
setting-bot-pace-instant = Instant
setting-recap = Recap of a round
setting-recap-always = Always
setting-recap-touch = On touch screens
setting-recap-never = Never
setting-confirm = Confirm a placement
setting-confirm-touch = On touch screens
setting-confirm-always = Always
setting-sound = Sounds
setting-sound-off = Off
setting-sound-quiet = Quiet
setting-sound-normal = Normal
setting-vibration = Vibration
setting-vibration-off = Off
setting-vibration-on = On
setting-confirm-never = Never
setting-end-turn = End my turn myself
setting-end-turn-touch = On touch screens
setting-end-turn-always = Always
setting-end-turn-never = Never
setting-shortcuts = Single keys (letters, digits, signs)
setting-shortcuts-on = On
setting-shortcuts-off = Off
settings-reading = Reading
settings-table = Table
settings-sound = Sound and touch
sounds-offer = Would you like quiet sounds, for your turn, for pieces and for coins?
sounds-yes = Yes, please
settings-keyboard = Keyboard

## Keys

keys = All keys
keys-off = Single keys are switched off in the settings: what stands here in grey does nothing.
keys-or = or
key-tab = to the table, the buttons and the panels, one after the other
key-step = from place to place; on hexes ↑ goes to the upper right and ↓ to the lower left, with Shift to the upper left and the lower right
key-next = to the next thing that may be picked
key-previous = to the one before
key-next-group = to the next part of the table where something may be picked
key-previous-group = to the part before
key-accept = picks what has the focus, or confirms
key-back = one step back
key-turn = turns the piece to the right
key-turn-back = turns it to the left
key-inspect = looks into a pile
key-zoom-in = nearer
key-zoom-out = farther away
key-fit = the whole board
key-hint = a hint; while a bot thinks, it acts now
key-play-hint = play the hint
key-tell-table = says what is asked and what may be picked
key-tell-board = says what is on the board
key-tell-mine = says what is yours
key-tell-others = says what the others have
key-tell-scores = says the score
key-say-again = says the last announcement again
key-undo = undo
key-redo = redo
key-keys = this list
key-cap-tab = Tab
key-cap-enter = Enter
key-cap-escape = Esc
key-cap-shift = Shift
key-cap-ctrl = Ctrl

## Limits of the engine

too-many-tables = { $most } games are open at once here, and there is no room for another. Reload the page to close them; kept games stay.

## What went wrong

storage-full = The browser’s storage is full: the game could not be kept. Save older games as files, delete them, then try again.
storage-failed = The browser could not store this. Try again in a moment.
storage-unread = The browser’s database does not answer, and this game lies nowhere else. Try again in a moment.
storage-unlisted = The browser’s database does not answer: some of your games may be missing from this list for now.
loss-full = The browser’s storage is full: what you play now is not kept. It is tried again; to be sure, save the game as a file, or make room.
loss-unsaved = The browser could not store this move. It is tried again; to be sure, save the game as a file.
loss-local = The browser’s database does not work at the moment. The game is kept, but a crash of the browser may cost the last seconds.
loss-second-copy = The browser’s storage is full: the game is kept, but there is no room for its second copy. Save older games as files and delete them.
saved-again = The game is fully stored again.
saved-separately = A newer copy of this game was found in the browser’s database. It is kept as a game of its own in the lobby.
internal = Something went wrong in the rules engine. The game is kept as it was before; reload the page to go on.
stopped = The bot was interrupted.
stale = The table has changed in the meantime.
bad-request = The page asked for something the engine does not understand ({ $field }).
illegal-action = The rules do not allow that.
game-over = The game is over.
no-such-moment = There is no such moment in this game.
redo-nothing = There is nothing to redo.
undo-nothing = there is nothing of yours to take back.
undo-luck = something has been revealed or drawn since.
undo-hand-over = somebody else has played since.
record-damaged = This game is damaged: replayed, it does not end as it says it does. Nothing was changed.
record-truncated = This link is cut off: the end of it is missing.
record-not-a-link = This is not a link to a game.
record-not-a-file = This file is not a game of Ludoteca.
record-newer = This game of { $game } was made with newer rules than this page has. Update the page, then open it.
record-older = This game of { $game } was made with older rules, which this page no longer plays.
record-newer-format = This game was made by a newer version of the page. Update the page, then open it.
record-unknown-game = There is no game called { $game } here.
record-seats = { $game } cannot be played by that many.
record-options = { $game } has no such options.
record-players = The list of players in this game makes no sense.
record-too-long = This is too long to be a game.
record-illegal-action = Action { $number } of this game is against the rules, so it was not opened.

update-ready = A new version of Ludoteca is here; it is used from your next visit on.
update-now = Use it now
