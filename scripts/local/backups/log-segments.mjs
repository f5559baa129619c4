// PostgreSQL runs this program, as its own user and in its data folder. "archive" stores a finished segment of
// PostgreSQL's log (WAL) beside the backups. "fetch" returns one while a backup is restored. This is plain JavaScript,
// because a running server must not depend on compiled scripts, which later commands replace.
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

const programs = { archive, fetch: fetchSegment };

try {
  const [name = "", ...args] = process.argv.slice(2);
  programs[name](...args);
} catch (error) {
  console.error(`log segment: ${error.code ?? error.message}`);
  process.exit(1);
}

/** `note` is the file in which the first backup named its folder. Without a backup, no segment is needed. */
function archive(note, path, name) {
  const kept = existsSync(note) ? JSON.parse(readFileSync(note, "utf8")) : undefined;
  if (kept?.system !== systemIdentifier()) return;
  const target = join(kept.folder, "log", `${name}.gz`);
  const segment = readFileSync(path);
  // After a crash, PostgreSQL may store the same segment again.
  if (existsSync(target)) {
    if (gunzipSync(readFileSync(target)).equals(segment)) return;
    throw new Error(`${name} is stored already, with another content`);
  }
  writeFileSync(`${target}.new`, gzipSync(segment, { level: 1 }), { mode: 0o600, flush: true });
  renameSync(`${target}.new`, target);
}

/** `folders` are the folder of the stored segments, and the log of the database before, which may be newer. */
function fetchSegment(name, path, ...folders) {
  for (const folder of folders) {
    const [stored, plain] = [join(folder, `${name}.gz`), join(folder, name)];
    if (existsSync(stored)) return writeFileSync(path, gunzipSync(readFileSync(stored)));
    if (existsSync(plain)) return copyFileSync(plain, path);
  }
  // PostgreSQL asks for segments until there are no more, so this is no error.
  process.exit(1);
}

/** PostgreSQL's control file begins with the identifier of the database system. */
function systemIdentifier() {
  return readFileSync("global/pg_control").readBigUInt64LE(0).toString();
}
