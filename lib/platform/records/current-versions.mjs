// @ts-check
/**
 * The versions of the records as this process knows them. In plain JavaScript, and kept on the global object, because the
 * server, Next's bundles and the page cache each load a copy of this module and must share one state.
 * @typedef {{ versions: Readonly<Record<string, string>>, confirmedAt: number }} Known
 */
const place = Symbol.for("records.known");

/** The version of records that nobody could confirm: pages made without them carry it. */
export const unknownVersion = "unknown";

/** While the database is away, what was last known counts for at most five minutes. Milliseconds. */
const longest = 5 * 60_000;

/** @returns {Known | undefined} */
function known() {
  return /** @type {{ [place]?: Known }} */ (globalThis)[place];
}

/**
 * @param {Readonly<Record<string, string>>} versions
 * @param {number} confirmedAt
 */
export function setCurrentVersions(versions, confirmedAt) {
  Object.assign(globalThis, { [place]: { versions, confirmedAt } });
}

/** From now on this process watches no records. */
export function clearCurrentVersions() {
  Object.assign(globalThis, { [place]: undefined });
}

/**
 * The current version of a subject; "unknown" while the database has been away for too long; undefined in a process that
 * watches no records, as in a build.
 * @param {string} subject
 * @param {number} [now]
 */
export function currentVersion(subject, now = Date.now()) {
  const state = known();
  if (!state) return undefined;
  return now - state.confirmedAt <= longest ? (state.versions[subject] ?? unknownVersion) : unknownVersion;
}

/**
 * @param {string} subject
 * @param {string} version
 */
export function recordsTag(subject, version) {
  return `records:${subject}:${version}`;
}

/**
 * Whether one of a page's tags names records that have changed since, or that are those of another database.
 * @param {readonly string[]} tags
 * @param {number} now
 */
export function hasStaleRecords(tags, now) {
  return tags.some((tag) => {
    const [kind, subject = "", version] = tag.split(":");
    if (kind !== "records") return false;
    const current = currentVersion(subject, now);
    return current !== undefined && current !== version;
  });
}
