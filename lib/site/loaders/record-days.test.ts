import { tagRecords } from "@/lib/platform/page-tags";
import { unknownVersion } from "@/lib/platform/records/current-versions.mjs";

import { loadRecordDays } from "./record-days";

// Next's cache tags work only while a page is rendered, so they are mocked.
jest.mock("@/lib/platform/page-tags", () => ({ tagRecords: jest.fn() }));

test("a build without a database gets no days, and the file is marked as made without records", async () => {
  process.env.DATABASE_URL = "";
  jest.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await loadRecordDays({ profile: "ca", zone: "America/Toronto", today: "2034-05-02" })).toEqual({});
  expect(jest.mocked(tagRecords).mock.calls).toEqual([
    ["claims", unknownVersion],
    ["price-book", unknownVersion],
  ]);
  jest.restoreAllMocks();
});
