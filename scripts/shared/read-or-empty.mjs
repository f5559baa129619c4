import { readFileSync } from "node:fs";

/** Reads a text file. Returns an empty text if the file is missing or cannot be read. */
export function readOrEmpty(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
