import type { TextReader } from "../worst-texts";
import { fieldReaders } from "./fields";
import { fileReaders } from "./files";
import { requestReaders } from "./requests";

/**
 * Every reader of foreign text. The test measures how its time grows, and the benchmark `texts` how long it holds the
 * event loop.
 */
export const textReaders: readonly TextReader[] = [...requestReaders, ...fieldReaders, ...fileReaders];
