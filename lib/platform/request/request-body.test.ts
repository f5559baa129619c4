import { readUpload } from "./request-body";

const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nvalue\r\n`;
const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nThree transfers.\r\n';
const read = (body: string, type = "multipart/form-data; boundary=x") =>
  readUpload(
    new Request("https://firm.example/api/documents", { method: "POST", headers: { "content-type": type }, body }),
  );

const refused = (status: number) => ({ ok: false, error: "INVALID_REQUEST_FORMAT", details: { status } });

it.each(["multipart/form-data; boundary=x", 'multipart/form-data; boundary="x"'])(
  "reads a form of the type %j",
  async (type) => {
    const upload = await read(`${part("locale")}${file}--x--\r\n`, type);
    const content = new Uint8Array(Buffer.from("Three transfers."));
    expect(upload).toEqual({ ok: true, value: { fields: { locale: "value" }, file: { name: "a.txt", content } } });
  },
);

it("reads a form with 20 parts, and refuses one with more", async () => {
  const form = (count: number) => `${Array.from({ length: count }, (_, at) => part(`field${at}`)).join("")}--x--\r\n`;
  expect(await read(form(20))).toMatchObject({ ok: true, value: { fields: { field19: "value" } } });
  expect(await read(form(22))).toMatchObject(refused(400));
});

it.each([
  ["no boundary", file, "multipart/form-data"],
  ["another boundary", file, "multipart/form-data; boundary=y"],
  ["a part with a long head", `--x\r\n${"a: b\r\n".repeat(1_000)}\r\nvalue\r\n--x--\r\n`, undefined],
  ["a head that never ends", `--x\r\n${"a: b\r\n".repeat(1_000)}`, undefined],
])("refuses a form with %s", async (_what, body, type) => {
  expect(await read(body, type)).toMatchObject(refused(400));
});

it.each(["application/json", "text/plain", "application/x-www-form-urlencoded", ""])(
  "refuses the type %j, whatever the body",
  async (type) => {
    expect(await read("{}", type)).toMatchObject(refused(415));
  },
);

it("refuses a form that is larger than its path allows", async () => {
  expect(await read(`${file}${"x".repeat(11 * 1024 * 1024)}`)).toMatchObject(refused(413));
});
