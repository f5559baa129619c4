import type { APIRequestContext, APIResponse } from "@playwright/test";

import { foreignPaths, staysAt } from "../../lib/testing/foreign-paths";
import { expect, test } from "../fixtures";
import { tags } from "../pages/html";
import { signInFor } from "./sign-in";

const { email, password } = signInFor("compliance");

/** The number of paths to try. The unit tests try a thousand paths. */
const pathCount = Number(process.env.RETURN_PATHS ?? 80);
const baseURL = process.env.BASE_URL ?? "";
/** The number of paths to send with a sign-in. It is smaller than `pathCount`, because each needs its own sign-in. */
const postedCount = Math.ceil(pathCount / 4);

/** Signs in as a browser does: by posting the form, or by calling the server action. */
async function signIn(
  request: APIRequestContext,
  method: "form" | "script",
  callbackUrl: string,
): Promise<APIResponse> {
  // Reads the form in the main element.
  const [, main = ""] = (await (await request.get("/login")).text()).split("<main");
  const inputs = tags(main.split("</form>")[0] ?? "", "input").filter(({ name = "" }) => name.startsWith("$ACTION_"));
  const hidden = Object.fromEntries(inputs.map(({ name = "", value = "" }) => [name, value]));
  const fields = { locale: "en", email, password, callbackUrl };
  if (method === "form") return request.post("/login", { multipart: { ...hidden, ...fields }, maxRedirects: 0 });
  const [, reference = "{}"] = Object.entries(hidden).find(([name]) => name.endsWith(":0")) ?? [];
  const { id } = JSON.parse(reference) as { id: string };
  // React sends the form's fields first. The list of the action's arguments comes last and refers to the fields as
  // "$K1".
  const multipart = new FormData();
  for (const [name, value] of Object.entries(fields)) multipart.append(`_1_${name}`, value);
  multipart.append("0", JSON.stringify([{ status: "idle" }, "$K1"]));
  return request.post("/login", {
    headers: { "next-action": id, accept: "text/x-component" },
    multipart,
    maxRedirects: 0,
  });
}

const locationOf = (response: APIResponse) =>
  response.headers().location ??
  response.headers()["x-action-redirect"]?.split(";")[0] ??
  `no redirect, status ${response.status()}`;

test.describe("a return path cannot lead to another site", () => {
  test.setTimeout(600_000);
  const settings = { baseURL, extraHTTPHeaders: { origin: baseURL, "x-forwarded-for": "10.78.1.1" } };

  test("when a signed-in user opens /login, or when anyone opens /api/session/ended", async ({ playwright }) => {
    const [signedIn, signedOut] = await Promise.all([0, 1].map(() => playwright.request.newContext(settings)));
    if (!signedIn || !signedOut) throw new Error("The request contexts were not created");
    expect(locationOf(await signIn(signedIn, "form", "/dashboard"))).toBe("/dashboard");
    const leaving: string[] = [];
    for (const path of foreignPaths(pathCount)) {
      const query = new URLSearchParams({ callbackUrl: path }).toString();
      for (const [request, url] of [
        [signedIn, `/login?${query}`],
        [signedIn, `/api/session/ended?${query}`],
        [signedOut, `/api/session/ended?${query}`],
      ] as const) {
        const response = await request.get(url, { maxRedirects: 0 });
        const location = locationOf(response);
        if (response.status() !== 307 || !staysAt(baseURL, location))
          leaving.push(`${url} -> ${response.status()} ${location}`);
      }
    }
    expect(leaving).toEqual([]);
    await Promise.all([signedIn.dispose(), signedOut.dispose()]);
  });

  for (const method of ["form", "script"] as const) {
    test(`after signing in with a ${method === "form" ? "posted form" : "server action"}`, async ({ playwright }) => {
      const leaving: string[] = [];
      // The form refuses a NUL in any field.
      for (const path of foreignPaths(postedCount).filter((one) => !one.includes("\0"))) {
        const request = await playwright.request.newContext(settings);
        const response = await signIn(request, method, path);
        const location = locationOf(response);
        if (!location.startsWith("/") || !staysAt(baseURL, location))
          leaving.push(`${JSON.stringify(path)} -> ${response.status()} ${location}`);
        await request.dispose();
      }
      expect(leaving).toEqual([]);
    });
  }
});

test("signing in with a posted form or a server action leads to the return path", async ({ playwright }) => {
  for (const method of ["form", "script"] as const) {
    const request = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { origin: baseURL, "x-forwarded-for": "10.78.1.2" },
    });
    expect(locationOf(await signIn(request, method, "/dashboard?page=2"))).toBe("/dashboard?page=2");
    await request.dispose();
  }
});
