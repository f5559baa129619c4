import { compareLogs } from "./testing/compare-logs";

jest.setTimeout(1_800_000);

it("rollups and outcomes of 1,000 random logs equal a naive count", () => compareLogs(1_000, 12));
