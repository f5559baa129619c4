import { itReadsInLinearTime } from "../worst-texts";
import { documentReaders } from "./documents";

jest.setTimeout(300_000);

describe("uploaded documents", () => {
  for (const reader of documentReaders) itReadsInLinearTime(reader);
});
