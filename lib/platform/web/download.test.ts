import { downloadHeaders, fileTypes, foreignFileHeaders } from "./download";

it("names a file once if its name is ASCII", () => {
  expect(downloadHeaders("payments-2027-01.csv", fileTypes.csv)).toEqual({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="payments-2027-01.csv"',
    "cache-control": "no-store",
  });
});

it("contains an ASCII version of any other file name and the exact name", () => {
  expect(downloadHeaders('März "2".pdf', fileTypes.pdf)["content-disposition"]).toBe(
    "attachment; filename=\"M_rz _2_.pdf\"; filename*=UTF-8''M%C3%A4rz%20%222%22.pdf",
  );
});

it("keeps browsers from rendering the file of another person", () => {
  expect(foreignFileHeaders("email.eml", 12)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-length": "12",
    "content-security-policy": expect.stringContaining("sandbox"),
    "x-content-type-options": "nosniff",
  });
});
