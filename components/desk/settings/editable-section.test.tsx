import { screen } from "@testing-library/react";

import { Fields } from "@/components/desk/form/field-kinds";
import { StaffForm } from "@/components/desk/form/staff-form";
import { textFields } from "@/lib/platform/forms/form-state";
import type { FormState } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { EditableSection } from "./editable-section";
import { LogoChooser } from "./logo-chooser";

const sent: Record<string, string>[] = [];
let outcome: FormState = { status: "idle" };

async function action(_previous: FormState, form: FormData): Promise<FormState> {
  sent.push(textFields(form));
  return Promise.resolve(outcome.status === "failed" ? { ...outcome, values: textFields(form) } : outcome);
}

const uploaded = `/images/logo/${"a".repeat(32)}.svg`;
/** The answers of the server. The last one is repeated. */
const answers: unknown[] = [];
const realFetch = global.fetch;
beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  outcome = { status: "idle" };
  window.location.hash = "";
  global.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(answers.at(-1)) } as Response);
});
afterAll(() => {
  global.fetch = realFetch;
});

const show = () =>
  renderIn(
    "en",
    <StaffForm
      action={action}
      submit="Save"
      hasSaveBar
      isCompared
      isCheckedByServer
      values={{ version: "1" }}
      fields={[
        { name: "phone", label: "Phone", value: "+1 416 555 0100" },
        { name: "email", label: "Email", value: "help@example.com" },
        { name: "logo", label: "Logo", kind: "choice", value: "/brand.svg", options: [] },
      ]}
      layout={
        <>
          <EditableSection id="contact" title="Contact" names={["phone", "email"]} summary={<p>Stored phone</p>} />
          <EditableSection id="logo" title="Logo" names={["logo"]} summary={<p>Stored logo</p>}>
            <LogoChooser name="Northgate" />
          </EditableSection>
        </>
      }
    />,
  );
const section = (name: string) => screen.getByRole("region", { name }).querySelector("details");

it("is a summary until it is opened, counts its changes, and sends the fields of closed sections too", async () => {
  const { user } = show();
  expect(section("Contact")).not.toHaveAttribute("open");
  await user.click(screen.getAllByText("Change")[0] ?? document.body);
  expect(section("Contact")).toHaveAttribute("open");
  await user.type(screen.getByLabelText("Phone"), "5");
  expect(screen.getByText("1 change")).toBeVisible();
  expect(screen.getByText("1 change, not saved")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent[0]).toMatchObject({ phone: "+1 416 555 01005", email: "help@example.com", logo: "/brand.svg" });
});

it("an untouched form shows a newer version of the record", () => {
  const form = (version: string, phone: string) => (
    <StaffForm
      action={action}
      submit="Save"
      isCompared
      values={{ version }}
      fields={[
        { name: "phone", label: "Phone", value: phone },
        { name: "logo", label: "Logo", kind: "choice", value: "/brand.svg", options: [] },
      ]}
      layout={
        <EditableSection id="logo" title="Logo" names={["logo", "phone"]} summary={<p>Stored</p>}>
          <Fields names={["phone"]} />
          <LogoChooser name="Northgate" />
        </EditableSection>
      }
    />
  );
  const { rerender } = renderIn("en", form("1", "1"));
  rerender(form("2", "2"));
  expect(screen.getByLabelText("Phone")).toHaveValue("2");
});

it("opens when a link names it, and when one of its fields is refused", async () => {
  window.location.hash = "#logo";
  const { user } = show();
  expect(section("Logo")).toHaveAttribute("open");
  expect(section("Contact")).not.toHaveAttribute("open");
  outcome = {
    status: "failed",
    error: "VALIDATION_ERROR",
    message: "Refused",
    fields: { phone: ["Not a number"] },
    values: {},
  };
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("Not a number")).not.toHaveLength(0);
  expect(section("Contact")).toHaveAttribute("open");
});

it("an uploaded logo is a change that can be taken back, and a refused file says why", async () => {
  window.location.hash = "#logo";
  const { user } = show();
  const file = new File(["x"], "mark.svg", { type: "image/svg+xml" });
  answers.push({ fault: "logoEntities" });
  await user.upload(screen.getByLabelText("Choose a file"), file);
  expect(await screen.findByText(/This file defines entities/)).toBeVisible();
  answers.push({
    path: uploaded,
    id: "a".repeat(32),
    name: "mark.svg",
    kind: "svg",
    kilobytes: 3,
    leftOut: ["script"],
    contrastOnLight: 12,
    contrastOnDark: 1.2,
    width: 264,
    height: 176,
    png: "data:image/png;base64,AA==",
  });
  await user.upload(screen.getByLabelText("Choose a file"), file);
  expect(await screen.findByText(/mark\.svg: SVG, 3 KB\. Contrast 12 to 1 on light.*Left out: script/)).toBeVisible();
  expect(screen.getByText(/On dark surfaces, this logo is hard to see/)).toBeVisible();
  expect(screen.getByText("1 change, not saved")).toBeVisible();
  for (const name of ["Header", "Share picture", "Email", "Invoice"])
    expect(screen.getAllByRole("figure").some((figure) => figure.textContent.includes(name))).toBe(true);
  await user.click(screen.getByRole("button", { name: "Keep the old one" }));
  expect(screen.queryByText("1 change, not saved")).toBeNull();
});
