import type { TextReader } from "../worst-texts";
import { contentReaders } from "./content";
import { documentReaders } from "./documents";
import { emailReaders } from "./emails";
import { fieldReaders } from "./fields";
import { fileReaders } from "./files";
import { requestReaders } from "./requests";
import { transferReaders } from "./transfers";

/**
 * Every reader of foreign text. The test measures how its time grows, and the benchmark `texts` how long it holds the
 * event loop.
 */
export const textReaders: readonly TextReader[] = [
  ...requestReaders,
  ...fieldReaders,
  ...fileReaders,
  ...contentReaders,
  ...transferReaders,
];

/** Every reader of foreign bytes, measured like `textReaders`. */
export const byteReaders: readonly TextReader<Uint8Array>[] = [...documentReaders, ...emailReaders];
