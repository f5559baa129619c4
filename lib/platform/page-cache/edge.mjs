// @ts-check
/**
 * Whether our own edge is in front of this server. The state is on globalThis, because the server and the page cache
 * each load a copy of this module.
 */
const place = Symbol.for("site.own-edge");

/** @param {boolean} is */
export function setOwnEdge(is) {
  Object.assign(globalThis, { [place]: is });
}

/** @returns {boolean} */
export function hasOwnEdge() {
  return /** @type {{ [place]?: boolean }} */ (globalThis)[place] === true;
}
