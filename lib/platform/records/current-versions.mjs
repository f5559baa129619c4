// @ts-check
/**
 * The current versions of the records that cached pages show, by subject, such as "claims". The state is on globalThis,
 * because the server, Next's bundles and the page cache each load a copy of this module and must share one state. The
 * module is plain JavaScript, because Next loads the page cache without compiling it.
 * @typedef {{ versions: Readonly<Record<string, string>>, all: string, confirmedAt: number }} State
 */
const place = Symbol.for("records.known");

/**
 * The version of what a build could not read, as it has no database. No server shows such a page, not even while the
 * database is unavailable: it renders the page at the first visit.
 */
export const unbuiltVersion = "unbuilt";

/**
 * This version means that the current version is not known, for example because the database is unavailable. A page is
 * tagged with it if the records could not be read when the page was rendered.
 */
export const unknownVersion = process.env.NEXT_PHASE === "phase-production-build" ? unbuiltVersion : "unknown";

/** How long the last known versions are valid if the database becomes unavailable, in milliseconds. */
const longest = 5 * 60_000;

/** @returns {State | undefined} */
function readState() {
  return /** @type {{ [place]?: State }} */ (globalThis)[place];
}

/**
 * @param {Readonly<Record<string, string>>} versions
 * @param {number} confirmedAt
 */
export function setCurrentVersions(versions, confirmedAt) {
  Object.assign(globalThis, { [place]: { versions, all: JSON.stringify(versions), confirmedAt } });
}

/** Clears the versions when this process stops watching records. */
export function clearCurrentVersions() {
  Object.assign(globalThis, { [place]: undefined });
}

/**
 * The current version of a subject. It is "unknown" before the first successful query and after the database has been
 * unavailable for more than five minutes. It is undefined in a process that does not watch records, such as a build.
 * @param {string} subject
 * @param {number} [now]
 */
export function currentVersion(subject, now = Date.now()) {
  const state = readState();
  if (!state) return undefined;
  return now - state.confirmedAt <= longest ? (state.versions[subject] ?? unknownVersion) : unknownVersion;
}

/**
 * The current versions of all subjects as one text. It is undefined if they are not known, as in `currentVersion`.
 * @param {number} [now]
 */
export function allVersions(now = Date.now()) {
  const state = readState();
  return state && now - state.confirmedAt <= longest ? state.all : undefined;
}

/**
 * @param {string} subject
 * @param {string} version
 */
export function recordsTag(subject, version) {
  return `records:${subject}:${version}`;
}

/**
 * Whether one of a page's tags names a version that is not current, for example because the records have changed, or
 * because the page was rendered from another database.
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
