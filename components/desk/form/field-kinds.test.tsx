import { screen, within } from "@testing-library/react";

import type { FormState } from "@/lib/platform/forms/form-state";
import { textFields } from "@/lib/platform/forms/form-state";
import { readLanguages, readLines, readMoney, readSpans, readWeekdays } from "@/lib/platform/parse/read-fields";
import { renderIn } from "@/lib/testing/render";

import { StaffForm } from "./staff-form";
import type { StaffField } from "./staff-form";

const sent: FormData[] = [];
let refusal: Readonly<Record<string, string[]>> = {};

async function action(_previous: FormState, form: FormData): Promise<FormState> {
  sent.push(form);
  if (Object.keys(refusal).length === 0) return { status: "idle" };
  return { status: "failed", error: "VALIDATION_ERROR", message: "Refused", fields: refusal, values: textFields(form) };
}

function show(...fields: readonly StaffField[]) {
  const rendered = renderIn("en", <StaffForm action={action} submit="Save" fields={fields} />);
  return {
    ...rendered,
    async save() {
      await rendered.user.click(screen.getByRole("button", { name: "Save" }));
      const form = sent.at(-1);
      if (!form) throw new Error("The form was not sent");
      return { fields: textFields(form) };
    },
  };
}

beforeEach(() => {
  sent.length = 0;
  refusal = {};
});

describe("a field of the kind", () => {
  it("money sends an amount with its currency", async () => {
    const { user, save } = show({
      name: "price",
      kind: "money",
      label: "Price",
      currencies: ["CAD", "EUR"],
      currency: "CAD",
    });
    await user.type(screen.getByLabelText("Price"), "1,250.50");
    await user.selectOptions(screen.getByLabelText("Price: currency"), "EUR");
    const { fields } = await save();
    expect(readMoney(fields, "price")).toEqual({ minor: 125_050, currency: "EUR" });
  });

  it("spans sends the times of each row, says their sum and has at most four rows", async () => {
    const { user, save } = show({ name: "hours.1", kind: "spans", label: "Monday", value: "09:00-12:30" });
    expect(screen.getByText("3.5 h")).toBeVisible();
    const add = screen.getByRole("button", { name: "Monday: add a span" });
    await user.click(add);
    await user.type(screen.getByLabelText("Monday: start of span 2"), "13:00");
    await user.type(screen.getByLabelText("Monday: end of span 2"), "17:00");
    expect(screen.getByText("7.5 h")).toBeVisible();
    await user.click(add);
    await user.click(add);
    expect(screen.queryByRole("button", { name: "Monday: add a span" })).toBeNull();
    const { fields } = await save();
    expect(readSpans(fields, "hours.1")).toEqual([
      { from: "09:00", to: "12:30" },
      { from: "13:00", to: "17:00" },
    ]);
  });

  it("weekdays sends the ticked days", async () => {
    const { user, save } = show({ name: "days", kind: "weekdays", label: "Open on", value: [1, 2] });
    const days = within(screen.getByRole("group", { name: "Open on" }));
    await user.click(days.getByLabelText("Monday"));
    await user.click(days.getByLabelText("Sunday"));
    const { fields } = await save();
    expect(readWeekdays(fields, "days")).toEqual([2, 7]);
  });

  it("languages sends one text in each language and shows the error of one", async () => {
    refusal = { "title.de": ["Enter a title"] };
    const { user, save } = show({ name: "title", kind: "languages", label: "Title", value: { en: "Prices" } });
    await user.type(screen.getByLabelText("Deutsch"), "Preise");
    await user.type(screen.getByLabelText("Français"), "Prix");
    const { fields } = await save();
    expect(readLanguages(fields, "title")).toEqual({ en: "Prices", de: "Preise", "fr-CA": "Prix" });
    expect(await screen.findByRole("link", { name: "Enter a title" })).toBeVisible();
    expect(screen.getByLabelText("Deutsch")).toBeInvalid();
    expect(screen.getByLabelText("Français")).toBeValid();
  });

  it("lines sends one entry a line", async () => {
    const { user, save } = show({ name: "names", kind: "lines", label: "Names" });
    await user.type(screen.getByLabelText("Names"), "One{Enter}{Enter}Two");
    const { fields } = await save();
    expect(readLines(fields.names)).toEqual(["One", "Two"]);
  });

  it("time sends hours and minutes", async () => {
    const { save } = show({ name: "from", kind: "time", label: "From", value: "09:00" });
    expect((await save()).fields.from).toBe("09:00");
  });

  it("choice with radio buttons sends the chosen option", async () => {
    const { user, save } = show({
      name: "mode",
      kind: "choice",
      isRadio: true,
      label: "Mode",
      options: [
        { value: "phone", label: "By phone" },
        { value: "video", label: "By video" },
      ],
    });
    expect(screen.getAllByRole("radio").every((radio) => !(radio as HTMLInputElement).checked)).toBe(true);
    await user.click(screen.getByLabelText("By video"));
    expect((await save()).fields.mode).toBe("video");
  });

  it("choices sends one value for each ticked option", async () => {
    const options = [
      { value: "noTexts", label: "No texts" },
      { value: "discreet", label: "Discreet" },
    ];
    const { user, save } = show({ name: "safe", kind: "choices", label: "Safe contact", value: "discreet", options });
    await user.click(screen.getByLabelText("No texts"));
    expect((await save()).fields).toMatchObject({ noTexts: "true", discreet: "true" });
  });

  // jsdom does not send the files of an upload, so this test looks at the validity that stops a form.
  it("file refuses a file that is too large before it is sent", async () => {
    const limits = { endings: [".svg"], maxBytes: 1024 * 1024 };
    const { user } = show({ name: "logo", kind: "file", label: "Logo", isOptional: "unmarked", ...limits });
    const input = screen.getByLabelText<HTMLInputElement>("Logo");
    await user.upload(input, new File(["x".repeat(1024 * 1024 + 1)], "big.svg"));
    expect(screen.getByText(/at most 1 MB/)).toBeVisible();
    expect(input.checkValidity()).toBe(false);
    await user.upload(input, new File(["<svg/>"], "logo.svg"));
    expect(screen.queryByText(/at most 1 MB/)).toBeNull();
    expect(input.checkValidity()).toBe(true);
  });

  it("check reveals further fields", async () => {
    const { save } = show({
      name: "emails",
      kind: "check",
      label: "Email the client",
      value: "true",
      reveals: [{ name: "message", label: "Message", isOptional: "unmarked", value: "Hello" }],
    });
    expect((await save()).fields).toMatchObject({ emails: "true", message: "Hello" });
  });
});
