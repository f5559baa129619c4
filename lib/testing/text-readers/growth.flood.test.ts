import { itReadsInLinearTime } from "../worst-texts";
import { textReaders } from "./all";

jest.setTimeout(300_000);

describe.each(textReaders.map((reader) => [reader.name, reader] as const))("%s", (_name, reader) => {
  itReadsInLinearTime(reader);
});
