// Konva's images and groups as far as the items of a table need them, for tests without a canvas.

/** @typedef {import("../../web/table/types.js").Item} Item */

export class FakeGroup {
  /** @type {FakeImage[]} */
  children = [];
  draws = 0;

  getLayer() {
    return { batchDraw: () => (this.draws += 1) };
  }
}

export class FakeImage {
  /** @type {FakeGroup | null} */
  parent = null;
  /** @type {Record<string, any>} */
  attributes = {};
  index = 0;
  isDestroyed = false;

  image(/** @type {unknown} */ bitmap = undefined) {
    if (bitmap !== undefined) this.attributes.image = bitmap;
    return this.attributes.image;
  }

  getParent() {
    return this.parent;
  }

  /** @param {FakeGroup} group */
  moveTo(group) {
    this.parent?.children.splice(this.parent.children.indexOf(this), 1);
    this.parent = group;
    group.children.push(this);
  }

  /** @param {Record<string, any>} attributes */
  setAttrs(attributes) {
    Object.assign(this.attributes, attributes);
  }

  /** @param {number} value */
  opacity(value) {
    this.attributes.opacity = value;
  }

  /** @param {boolean} value */
  visible(value) {
    this.attributes.visible = value;
  }

  destroy() {
    this.isDestroyed = true;
  }
}

/** Layers with a group for each area, and bitmaps that are the keys of their pictures. */
export function fakeLayers() {
  /** @type {Map<string, FakeGroup>} */
  const groups = new Map();
  const world = (/** @type {string} */ layer, /** @type {string} */ area) => {
    const group = groups.get(`${layer} ${area}`) ?? new FakeGroup();
    groups.set(`${layer} ${area}`, group);
    return group;
  };
  const layers = { newImage: () => new FakeImage(), world, flight: new FakeGroup() };
  const bitmaps = { of: (/** @type {unknown} */ _, /** @type {Item} */ item) => item.picture.key, forget: () => {} };
  return { layers: /** @type {any} */ (layers), bitmaps: /** @type {any} */ (bitmaps) };
}

/**
 * @param {string} id
 * @param {Partial<Item>} [more]
 * @returns {Item}
 */
export const item = (id, more = {}) => ({
  id,
  area: "board",
  shape: "rect",
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  picture: { key: id, width: 10, height: 10, parts: [] },
  ...more,
});
