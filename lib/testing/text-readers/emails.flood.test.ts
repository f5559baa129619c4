import { itReadsInLinearTime } from "../worst-texts";
import { emailReaders } from "./emails";

jest.setTimeout(300_000);

describe("received emails", () => {
  for (const reader of emailReaders) itReadsInLinearTime(reader);
});
