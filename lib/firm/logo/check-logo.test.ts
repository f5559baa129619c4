import sharp from "sharp";

import { checkLogo } from "./check-logo";

const png = (width: number, height: number, background = "#13213a") =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
const svg = (viewBox: string, inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`);

it("draws a PNG again, without what is not a pixel", async () => {
  const original = await sharp(await png(300, 120))
    .withExif({ IFD0: { Copyright: "secret note" } })
    .png()
    .toBuffer();
  expect(original.includes("secret note")).toBe(true);
  const logo = await checkLogo(Buffer.concat([original, Buffer.from("MZ program")]));
  expect(logo).toMatchObject({ kind: "png", width: 440, height: 176, leftOut: [] });
  if ("fault" in logo) throw new Error(logo.fault);
  for (const bytes of [logo.picture, logo.png]) {
    expect(Buffer.from(bytes).includes("secret note")).toBe(false);
    expect(Buffer.from(bytes).includes("program")).toBe(false);
  }
});

it("the same drawing has the same id, and a PNG for emails and invoices", async () => {
  const one = svg("0 0 60 40", '<rect width="60" height="40" fill="#7a1f1f"/>');
  const [first, second] = [await checkLogo(one), await checkLogo(one)];
  expect(first).toEqual(second);
  expect(first).toMatchObject({ kind: "svg", height: 176 });
});

it.each([
  ["a program with the magic bytes of a PNG", () => Buffer.from("\x89PNG program", "latin1"), "logoNotPicture"],
  ["half a PNG", async () => (await png(300, 120)).subarray(0, 60), "logoNotPicture"],
  [
    "a JPEG",
    () =>
      sharp({ create: { width: 200, height: 100, channels: 3, background: "red" } })
        .jpeg()
        .toBuffer(),
    "logoNotPicture",
  ],
  ["a small PNG", () => png(100, 40), "logoTooSmall"],
  ["a very wide picture", () => png(1000, 100), "logoShape"],
  ["a very narrow drawing", () => svg("0 0 1 9", '<rect width="1" height="9"/>'), "logoShape"],
  ["an empty picture", () => png(200, 100, "#00000000"), "logoEmpty"],
  ["a large file", () => Buffer.alloc(513 * 1024, 32), "logoTooLarge"],
])("refuses %s", async (_, file, fault) => {
  expect(await checkLogo(await file())).toEqual({ fault });
});

it("says how well a logo can be seen on light and on dark surfaces", async () => {
  const navy = await checkLogo(await png(200, 100));
  expect(navy).toMatchObject({ contrastOnDark: expect.closeTo(1, 0) as number });
  if ("fault" in navy) throw new Error(navy.fault);
  expect(navy.contrastOnLight).toBeGreaterThan(10);
  const drawn = await checkLogo(
    svg("0 0 40 40", '<rect width="40" height="40" fill="#13213a"/><rect width="40" height="20" fill="#fff"/>'),
  );
  if ("fault" in drawn) throw new Error(drawn.fault);
  expect(Math.min(drawn.contrastOnLight, drawn.contrastOnDark)).toBeGreaterThan(10);
});
