import { readUpload } from "./request-body";

const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nvalue\r\n`;
const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nThree transfers.\r\n';
const read = (body: string, type = "multipart/form-data; boundary=x") =>
  readUpload(
    new Request("https://firm.example/api/documents", { method: "POST", headers: { "content-type": type }, body }),
  );

it.each(["multipart/form-data; boundary=x", 'multipart/form-data; boundary="x"'])(
  "reads a form of the type %j",
  async (type) => {
    const upload = await read(`${part("locale")}${file}--x--\r\n`, type);
    expect([upload?.fields, upload?.file?.name]).toEqual([{ locale: "value" }, "a.txt"]);
    expect(Buffer.from(upload?.file?.content ?? []).toString()).toBe("Three transfers.");
  },
);

it("reads a form with 20 parts, and refuses one with more", async () => {
  const form = (count: number) => `${Array.from({ length: count }, (_, at) => part(`field${at}`)).join("")}--x--\r\n`;
  expect(Object.keys((await read(form(20)))?.fields ?? {})).toHaveLength(20);
  expect(await read(form(22))).toBeUndefined();
});

it.each([
  ["no boundary", file, "multipart/form-data"],
  ["another boundary", file, "multipart/form-data; boundary=y"],
  ["a part with a long head", `--x\r\n${"a: b\r\n".repeat(1_000)}\r\nvalue\r\n--x--\r\n`, undefined],
  ["a head that never ends", `--x\r\n${"a: b\r\n".repeat(1_000)}`, undefined],
])("refuses a form with %s", async (_what, body, type) => {
  expect(await read(body, type)).toBeUndefined();
});
