import { expect, test } from "../fixtures";

type Catalogue = {
  buttons: Record<string, string>;
  team?: { qualifications: Record<string, string> };
  site: { name: string };
  layout: { book: string };
};

for (const [tag, book] of [
  ["en", "Book Consultation"],
  ["en-CA", "Book Consultation"],
  ["de", "Beratung buchen"],
  ["fr-CA", "Prendre rendez-vous"],
] as const) {
  test(`/locales/${tag}/translation.json returns the texts of visitors’ pages, including claims`, async ({
    request,
  }) => {
    const response = await request.get(`/locales/${tag}/translation.json`);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain("application/json");
    expect(response.headers()["cache-control"]).toMatch(/^public, max-age=0, s-maxage=\d+$/);
    const { buttons, team, layout } = (await response.json()) as Catalogue;
    expect(layout.book).toBe(book);
    for (const key of ["learnMore", "bookFreeConsultation", "fcaRegulated", "confidentialSecure"])
      expect(buttons[key]).toMatch(/\S/);
    expect(Object.keys(team?.qualifications ?? {})).toContain("certifiedFraudExaminer");
  });
}

for (const path of [
  "/locales/fr/translation.json",
  "/locales/xx/translation.json",
  "/locales/__proto__/translation.json",
]) {
  test(`${path} returns 404`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(((await response.json()) as { error: { code: string } }).error.code).toBe("RESOURCE_NOT_FOUND");
  });
}

test("a POST to a catalogue returns 405", async ({ request }) => {
  expect((await request.post("/locales/en/translation.json", { data: {} })).status()).toBe(405);
});
