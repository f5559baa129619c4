import { connectSchema } from "./schema";

const adviserId = "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa";
const read = (address: string) => connectSchema.safeParse({ adviserId, address });
const codesOf = (address: string) => read(address).error?.issues.map(({ message }) => message);

it("takes https and webcal addresses of public servers", () => {
  for (const start of ["https", "webcal", "webcals", "WEBCAL"])
    expect(read(` ${start}://calendar.example.com/a?b=c `).data?.address).toBe("https://calendar.example.com/a?b=c");
});

it("says what is wrong with another address", () => {
  for (const wrong of ["calendar", "http://calendar.example.com/", "file:///etc/passwd", "ftp://calendar.example.com"])
    expect(codesOf(wrong)).toEqual(["calendarAddress"]);
  for (const inside of [
    "https://localhost/",
    "https://10.1.2.3/",
    "https://[::1]:8443/",
    "https://0x7f.1/",
    "https://db/",
  ])
    expect(codesOf(inside)).toEqual(["calendarAddressPrivate"]);
  expect(codesOf("")).toEqual(["required"]);
  expect(codesOf(`https://calendar.example.com/${"x".repeat(2_000)}`)).toEqual(["tooLong"]);
});
