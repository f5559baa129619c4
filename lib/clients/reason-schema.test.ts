import { reasonSchema } from "./schema";

const id = "0f0e8f4c-6a0e-4f6f-9d40-3a1a5f5f1d11";
const backOf = (back: string) => reasonSchema.parse({ id, reason: "covering", back }).back;

describe("the page that opens after a reason was given", () => {
  it.each([
    `/dashboard/clients/${id}`,
    `/dashboard/clients/${id}/data`,
    `/dashboard/clients/${id}/data#export`,
    `/dashboard/clients/${id}/write`,
    `/dashboard/clients/${id}/write?about=FRS-7K2M-4Q93&text=summary`,
    `/dashboard/clients/${id}/cases/CAS-7K2M-4Q93`,
    `/dashboard/clients/${id}/merge?with=${id}`,
    "/dashboard/bookings/FRS-7K2M-4Q93/documents",
  ])("can be %s", (path) => expect(backOf(path)).toBe(path));

  it.each(["https://evil.example", "//evil.example", "/dashboard/staff", `/dashboard/clients/${id}/../../staff`])(
    "cannot be %s",
    (path) => expect(backOf(path)).toBeUndefined(),
  );
});
