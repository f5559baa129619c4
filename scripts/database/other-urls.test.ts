import { directUrl, ownerUrl } from "./other-urls";

const names = ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_MIGRATION_URL"] as const;
const before = names.map((name) => process.env[name]);
const set = (...urls: string[]) => names.forEach((name, index) => (process.env[name] = urls[index] ?? ""));
afterAll(() => set(...before.map((url) => url ?? "")));

test.each([
  ["all three are set", ["pooler", "direct", "owner"], "direct", "owner"],
  ["the owner's is not set", ["pooler", "direct"], "direct", "direct"],
  ["there is no pooler", ["database", "", "owner"], "database", "owner"],
  ["only DATABASE_URL is set", ["database"], "database", "database"],
])("finds the direct URL and the owner's if %s", (_when, urls, direct, owner) => {
  set(...urls);
  const [url = ""] = urls;
  expect([directUrl(url), ownerUrl(url)]).toEqual([direct, owner]);
});

test("another database has no other URLs", () => {
  set("pooler", "direct", "owner");
  expect([directUrl("other"), ownerUrl("other")]).toEqual(["other", "other"]);
});
