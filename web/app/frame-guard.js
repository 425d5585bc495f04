// Stops the page if it is framed by another site, because that site could make a person click on what they do not see.
// Imported before everything else. A policy in the markup cannot forbid frames; a header of the host can (README).

const WORDS = {
  en: ["Ludoteca does not run inside the page of another site.", "Open it in a tab of its own"],
  fr: ["Ludoteca ne fonctionne pas dans la page d’un autre site.", "L’ouvrir dans son propre onglet"],
};

/** Whether any page around this one is of another origin. */
function isFramedElsewhere() {
  /** @type {Window} */
  let frame = window;
  while (frame !== window.top) {
    frame = frame.parent;
    try {
      if (frame.location.origin !== location.origin) return true;
    } catch {
      return true;
    }
  }
  return false;
}

function sayWhy() {
  const language = navigator.language.startsWith("fr") ? "fr" : "en";
  const [sentence = "", label = ""] = WORDS[language];
  const link = document.createElement("a");
  Object.assign(link, { href: location.href, target: "_blank", rel: "noopener", textContent: label });
  const words = document.createElement("p");
  words.className = "framed";
  words.append(sentence, " ", link);
  document.documentElement.lang = language;
  document.getElementById("app")?.replaceChildren(words);
}

if (isFramedElsewhere()) {
  sayWhy();
  throw new Error("Ludoteca does not run inside the page of another site.");
}
