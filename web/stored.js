// A kept game as it is stored, for when there is no engine to write a file of it.

/** @typedef {import("./library.js").Library} Library */

/**
 * @param {Pick<Library, "copies" | "shelf">} library
 * @param {string} id
 * @returns {Promise<string | null>} the shelf's file, unless the journal has something newer
 */
export async function storedText(library, id) {
  const { copies } = await library.copies(id);
  const [newest] = copies;
  if (!newest) return library.shelf.text(id);
  const file = copies.find((copy) => "text" in copy && copy.kept.edition === newest.kept.edition) ?? newest;
  if ("text" in file) return file.text;
  const { header, actions, conceded } = file.entry;
  return JSON.stringify({ ...header, actions, conceded }, null, 1);
}
