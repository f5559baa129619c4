import { compareLogs } from "./testing/compare-logs";

jest.setTimeout(600_000);

it("rollups and reports of 1,000 random logs equal naive counts", () => compareLogs(25, 40));
