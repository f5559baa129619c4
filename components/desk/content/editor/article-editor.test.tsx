import { fireEvent, screen, waitFor, within } from "@testing-library/react";

import type { CheckedText } from "@/lib/content/editor/checked-text";
import type { EditedText } from "@/lib/content/editor/edited-text";
import { idle } from "@/lib/platform/forms/form-state";
import type { FormState } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { ArticleEditor } from "./article-editor";
import type { ArticleEditorProps } from "./editor-props";

const id = "0b8e1f6c-6d5b-4c55-8b8c-3c9d0f3a1e11";
const draft: EditedText = {
  version: 3,
  head: { title: "Ask your bank", sources: [{ title: "Register", url: "https://register.example/" }] },
  body: "One.\n\nTwo.",
  savedAt: undefined,
  savedBy: undefined,
};
const done: FormState = { status: "done" };
const conflict: FormState = {
  status: "failed",
  error: "RESOURCE_CONFLICT",
  message: "Changed",
  fields: {},
  values: {},
};

function answer(checked: Partial<CheckedText>) {
  const body: CheckedText = { faults: [], words: 2, minutes: 1, ...checked };
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response));
}

function show(change: Partial<ArticleEditorProps> = {}) {
  const save = jest.fn((_: FormState, _form: FormData) => Promise.resolve(done));
  const publish = jest.fn((_: FormState, _form: FormData) => Promise.resolve(idle));
  const props: ArticleEditorProps = {
    id,
    kind: "article",
    articleKey: "ask",
    language: "en",
    languages: [
      { locale: "en", draft: 3, published: 1, scheduled: undefined, newerBlocks: 0 },
      { locale: "de", draft: 2, published: 1, scheduled: undefined, newerBlocks: 1 },
    ],
    text: draft,
    original: undefined,
    choices: {},
    deadSources: {},
    mayChange: true,
    zone: "America/Toronto",
    place: "Toronto",
    previewPath: "about:blank",
    actions: { save, publish },
    ...change,
  };
  const view = renderIn("en", <ArticleEditor {...props} />);
  return { ...view, props, save, publish, area: screen.getByLabelText<HTMLTextAreaElement>("Text of the article") };
}

const field = (form: FormData | undefined, name: string) => form?.get(name);

it("saves the text when the field is left, with the version of the draft, and then the next version", async () => {
  answer({});
  const { user, save, area } = show();
  await user.type(area, " Three.");
  expect(screen.getByText("Not saved yet")).toBeVisible();
  fireEvent.blur(area);
  await screen.findByText(/^Draft saved/);
  expect(save).toHaveBeenCalledTimes(1);
  const [, first] = save.mock.calls[0] ?? [];
  expect([field(first, "version"), field(first, "body"), field(first, "sources.0.title")]).toEqual([
    "3",
    "One.\n\nTwo. Three.",
    "Register",
  ]);
  await user.type(area, "!");
  fireEvent.blur(area);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(field(save.mock.calls[1]?.[1], "version")).toBe("4");
});

it("keeps the text and shows both versions when someone else has saved, and saves mine over it on request", async () => {
  answer({});
  const save = jest.fn((_: FormState, _form: FormData): Promise<FormState> => Promise.resolve(conflict));
  const { user, area, props, rerender } = show({ actions: { save, publish: save } });
  await user.type(area, " Mine.");
  fireEvent.blur(area);
  await screen.findByText(/Not saved: someone else has changed this text/);
  const stored = { ...draft, version: 5, body: "Theirs.", savedBy: "Lukas Brandt" };
  rerender(<ArticleEditor {...props} text={stored} />);
  const panel = await screen.findByRole("region", { name: "Lukas Brandt has saved this text meanwhile" });
  expect(within(panel).getByText("Theirs.")).toBeVisible();
  expect(area.value).toBe("One.\n\nTwo. Mine.");
  save.mockResolvedValue(done);
  await user.click(within(panel).getByRole("button", { name: "Save my text" }));
  await screen.findByText(/^Draft saved/);
  expect(field(save.mock.lastCall?.[1], "version")).toBe("5");
});

it("lists broken rules, refuses to publish with them, and goes to their line", async () => {
  answer({ faults: [{ sentence: "The text praises the firm.", line: 3 }] });
  const { user, publish, area } = show();
  await screen.findByText("1 is not met");
  await user.click(screen.getByRole("button", { name: /^Publish/ }));
  const summary = await screen.findByRole("alert");
  expect(summary).toHaveFocus();
  expect(publish).not.toHaveBeenCalled();
  answer({
    faults: [
      { sentence: "The text praises the firm.", line: 3 },
      { sentence: "Another rule.", line: 1 },
    ],
  });
  await user.type(area, "x");
  await screen.findByText("2 are not met");
  expect(area).toHaveFocus();
  expect(within(summary).getAllByRole("link")).toHaveLength(1);
  await user.click(within(summary).getByRole("link", { name: "The text praises the firm. (line 3)" }));
  expect(area).toHaveFocus();
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe("Two.x");
});

it("does not send a text that is too long, and says so", async () => {
  answer({});
  const { save, area } = show();
  fireEvent.input(area, { target: { value: "a".repeat(100_001) } });
  fireEvent.blur(area);
  expect(await screen.findByText(/^Not saved: the text has more than 100,000 characters/)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

it("publishes what was saved, in the ticked languages", async () => {
  answer({});
  const { user, save, publish, area } = show();
  await screen.findByText("All are met");
  await user.type(area, " Three.");
  await user.click(screen.getByRole("checkbox", { name: "Deutsch" }));
  await screen.findByText("All are met");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalled();
  const form = publish.mock.calls[0]?.[1];
  expect(
    ["version.en", "publish.en", "version.de", "publish.de", "follows.de"].map((name) => field(form, name)),
  ).toEqual(["4", "true", "2", "true", null]);
});

it("keeps with the draft that the translation follows the English text", async () => {
  answer({});
  const { user, save } = show({ language: "de", text: { ...draft, version: 2 } });
  await user.click(screen.getByRole("checkbox", { name: "This translation now follows the English text" }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1), { timeout: 3_000 });
  expect(field(save.mock.calls[0]?.[1], "follows")).toBe("true");
});

it("links to the language that must be written first", async () => {
  answer({ faults: [{ sentence: "Write the French version.", language: "fr-CA" }] });
  const { user } = show();
  const link = await screen.findByRole("link", { name: "Go to the tab" });
  expect(link).toHaveAttribute("href", "/dashboard/content/articles/ask?locale=fr-CA");
  await user.click(screen.getByRole("button", { name: /^Publish/ }));
  await user.click(within(await screen.findByRole("alert")).getByRole("link"));
  expect(link).toHaveFocus();
});

it("marks a source and a link that no longer answer", () => {
  answer({});
  const days = { since: "2034-09-01", on: "2034-09-02" } as const;
  const text = { ...draft, body: "See [the law](https://law.example/act)." };
  show({ text, deadSources: { "https://register.example/": days, "https://law.example/act": days } });
  expect(screen.getByText("no longer answers")).toBeVisible();
  expect(screen.getByText(/This source no longer answers: it failed on 1 September 2034/)).toBeInTheDocument();
  expect(screen.getByText(/no longer answers: https:\/\/law.example\/act/)).toBeVisible();
});
