import { compareLogs } from "./testing/compare-logs";

jest.setTimeout(1_800_000);

it("rollups and outcomes of 50 random logs equal a naive count", () => compareLogs(50, 12));
