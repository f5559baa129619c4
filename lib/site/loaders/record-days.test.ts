import type { tagRecords } from "@/lib/platform/page-tags";

// Next's cache tags work only while a page is rendered, so they are mocked.
jest.mock("@/lib/platform/page-tags", () => ({ tagRecords: jest.fn() }));

const query = { profile: "ca", zone: "America/Toronto", today: "2034-05-02" } as const;

/** Loads the days without a database, in a build or in a server. */
async function daysIn(phase: string) {
  jest.resetModules();
  Object.assign(process.env, { DATABASE_URL: "", NEXT_PHASE: phase });
  const { loadRecordDays } = await import("./record-days");
  return loadRecordDays(query);
}

afterEach(() => delete process.env.NEXT_PHASE);

test("a build without a database gets no days, and the file is marked so that no server shows it", async () => {
  expect(await daysIn("phase-production-build")).toEqual({});
  const { tagRecords: tagged } = await import("@/lib/platform/page-tags");
  expect(jest.mocked(tagged as typeof tagRecords).mock.calls).toEqual([
    ["claims", "unbuilt"],
    ["price-book", "unbuilt"],
  ]);
});

test("a server without its database makes no sitemap without days", async () => {
  await expect(daysIn("")).rejects.toMatchObject({ code: "ECONNREFUSED" });
});
