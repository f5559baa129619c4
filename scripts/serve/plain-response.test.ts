import { operationResponse, refusalResponse } from "./plain-response";
import type { Refusal } from "./request-guard";

const lacking: Refusal = {
  status: 503,
  error: "SERVICE_UNAVAILABLE",
  configuration: { missing: ["SMTP_URL", "DATA_KEY"], isBuildMismatch: false },
};
const at = (path: string) => ({ path, query: "", language: undefined });

test.each([
  ["/", "en", "Configuration Error", "Retry"],
  ["/de/booking", "de", "Konfigurationsfehler", "Erneut versuchen"],
  ["/fr-ca", "fr-CA", "Erreur de configuration", "Réessayer"],
])("the page at %s lists missing settings in its language and has a retry button", (path, language, title, retry) => {
  const { status, headers, body } = refusalResponse(lacking, at(path));
  expect(status).toBe(503);
  expect(headers["retry-after"]).toBe("60");
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain("<code>SMTP_URL</code>");
  expect(body).toContain(`<button>${retry}</button>`);
  expect(body).not.toMatch(/<script|<style|style=/);
});

test("says that the site has to be built again if its settings have changed since the build", () => {
  const { body } = refusalResponse({ ...lacking, configuration: { missing: [], isBuildMismatch: true } }, at("/"));
  expect(body).toContain("built again");
});

test("responds to a refused API request with the error envelope, in the language that the query names", () => {
  const { headers, body } = refusalResponse(
    { status: 405, error: "INVALID_REQUEST_FORMAT", allow: "GET" },
    { path: "/api/bookings", query: "locale=de", language: "fr" },
  );
  expect(headers).toMatchObject({ "content-type": "application/json", allow: "GET" });
  expect(JSON.parse(body)).toEqual({
    success: false,
    error: { code: "INVALID_REQUEST_FORMAT", message: expect.stringMatching(/Anfrage/) },
  });
});

describe("while a required setting is missing", () => {
  const missing = { build: "b1", configuration: { missing: ["SMTP_URL", "DATA_KEY"], isBuildMismatch: false } };

  test("the process is healthy", () => {
    const { status, body } = operationResponse("/api/health", missing);
    expect([status, JSON.parse(body)]).toEqual([200, { status: "ok", build: "b1" }]);
  });

  test("it is not ready, and the response names the settings", () => {
    const { status, headers, body } = operationResponse("/api/ready", missing);
    const checks = { database: "unknown", migrations: "unknown", settings: "missing: SMTP_URL, DATA_KEY" };
    expect([status, headers["retry-after"], JSON.parse(body)]).toEqual([503, "60", { status: "unavailable", checks }]);
  });

  test("the state of each part is unknown", () => {
    const { status, body } = operationResponse("/api/status", missing);
    expect([status, new Set(Object.values(JSON.parse(body) as object))]).toEqual([503, new Set(["unknown"])]);
  });
});
