import sharp from "sharp";

import { encodePicture } from "./encode";
import { pictureName, shownPicture } from "./picture";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#246" } })
    .withExif({ IFD3: { GPSLatitude: "43/1 39/1 0/1" } })
    .jpeg()
    .toBuffer();

it("draws a picture again in two widths without metadata, and does not enlarge a small one", async () => {
  const large = await encodePicture(await photo(2_000, 1_000));
  expect(large?.map(({ width, height }) => [width, height])).toEqual([
    [720, 360],
    [1_440, 720],
  ]);
  const metadata = await sharp(large?.[0]?.content).metadata();
  expect([metadata.format, metadata.exif]).toEqual(["webp", undefined]);
  expect((await encodePicture(await photo(300, 200)))?.map(({ width }) => width)).toEqual([300]);
});

it("refuses what is not a picture", async () => {
  expect(await encodePicture(Buffer.from("<svg onload='alert(1)'/>"))).toBeUndefined();
});

it("names a picture after its file, and no two pictures the same", () => {
  expect(pictureName("Über Konto (1).JPG", new Set())).toBe("uber-konto-1.webp");
  expect(pictureName("???.png", new Set(["picture.webp", "picture-2.webp"]))).toBe("picture-3.webp");
});

it("offers the wider file to screens with a high resolution", () => {
  const file = (width: number, hash: string) => ({ width, height: width / 2, hash });
  expect(shownPicture({ name: "a.webp", files: [file(1_440, "b"), file(720, "a")] })).toEqual({
    src: "/images/texts/a.webp",
    srcSet: "/images/texts/a.webp 1x, /images/texts/b.webp 2x",
    width: 720,
    height: 360,
  });
});
