// The fonts of the page: they are there before the first picture, because other ones would move everything when they come.

const FONTS = ["1rem Marcellus", '1rem "Atkinson Hyperlegible Next"'];
/** Milliseconds: the picture waits no longer for them. */
const WAIT = 1000;

/** Resolves when the fonts are there, or do not come. */
export async function loadFonts() {
  const loaded = Promise.all(FONTS.map((font) => document.fonts.load(font)));
  await Promise.race([loaded.catch(() => {}), new Promise((done) => setTimeout(done, WAIT))]);
}
