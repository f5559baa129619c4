import { decrypt, encrypt } from "./encryption";

beforeAll(() => {
  process.env.DATA_KEY ??= Buffer.alloc(32, 7).toString("base64");
});

it("decrypts an encrypted text, and encrypts the same text differently each time", () => {
  const sealed = encrypt("Grüße 🌧", "bookings.notes");
  expect(decrypt(sealed, "bookings.notes")).toBe("Grüße 🌧");
  expect(Buffer.from(sealed).equals(Buffer.from(encrypt("Grüße 🌧", "bookings.notes")))).toBe(false);
  expect(Buffer.from(sealed).includes(Buffer.from("Grüße"))).toBe(false);
});

it("does not decrypt a value that was changed or copied to another field", () => {
  const sealed = encrypt("text", "bookings.notes");
  expect(() => decrypt(sealed, "leads.story")).toThrow();
  const changed = Uint8Array.from(sealed, (byte, index) => (index === sealed.length - 1 ? byte ^ 1 : byte));
  expect(() => decrypt(changed, "bookings.notes")).toThrow();
  expect(() => decrypt(Uint8Array.of(9, ...sealed.slice(1)), "bookings.notes")).toThrow("version");
});
