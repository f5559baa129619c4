import sharp from "sharp";

import { db } from "@/lib/platform/db/client";
import { readVersion } from "@/lib/platform/records/versions";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { emptyTables } from "@/lib/testing/empty-tables";
import { now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { findPhoto, listPhotos } from "../queries/photos";
import { removePhoto, setPhoto } from "./photo";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

beforeEach(() => emptyTables("advisers", "audit_events"));

/** A photo of 600 by 400 pixels that says where it was taken. */
const aPicture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "navy" } })
    .withExif({ IFD0: { Copyright: "Sample" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "43/1 39/1 0/1" } })
    .jpeg()
    .toBuffer();

it("is stored as a small square without metadata, at an address of its own", async () => {
  const manager = await staffAs("manager");
  const { id, slug, name } = await anAdviser().insert();
  const picture = await aPicture();
  expect((await sharp(picture).metadata()).exif).toBeDefined();
  const before = await readVersion("advisers");
  expect(await setPhoto(manager, { id, version: 1 }, picture, now)).toEqual({ ok: true, value: slug });
  expect(await readVersion("advisers")).not.toBe(before);
  const address = (await listPhotos()).get(name) ?? "";
  const content = await findPhoto(/([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? "");
  const metadata = await sharp(content).metadata();
  expect(metadata).toMatchObject({ format: "webp", width: 240, height: 240 });
  expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
});

it("is refused if the content cannot be drawn, or if someone else has changed the adviser", async () => {
  const manager = await staffAs("manager");
  const { id } = await anAdviser().insert();
  const program = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.from("MZ program")]);
  expect(await setPhoto(manager, { id, version: 1 }, program, now)).toMatchObject({ details: { rule: "unreadable" } });
  expect(await setPhoto(manager, { id, version: 9 }, await aPicture(), now)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  expect(await db.adviserPhoto.count()).toBe(0);
});

it("can be removed, and is not listed for an adviser who has left", async () => {
  const manager = await staffAs("manager");
  const { id } = await anAdviser().insert();
  await setPhoto(manager, { id, version: 1 }, await aPicture(), now);
  await db.adviser.update({ where: { id }, data: { isActive: false } });
  expect((await listPhotos()).size).toBe(0);
  expect(await removePhoto(manager, { id, version: 2 })).toMatchObject({ ok: true });
  expect(await db.adviserPhoto.count()).toBe(0);
});
