import { screen } from "@testing-library/react";

import { toThreadLines } from "@/lib/inquiry/inbox/thread-line";
import type { ThreadEntry } from "@/lib/inquiry/inbox/queries/thread";
import { renderIn } from "@/lib/testing/render";

import { ThreadList } from "./thread-list";

const at = new Date("2027-01-08T17:00:00Z");

function show(
  content: ThreadEntry["content"],
  facts: ThreadEntry["facts"] = {},
  originals = new Map<number, string>(),
) {
  const entry = { id: "1", kind: "received", at, staffId: null, staffName: null, delivery: null, version: 1 } as const;
  const reader = { locale: "en", zone: "America/Toronto", staffId: "2", names: new Map(), copies: new Map() } as const;
  const lines = toThreadLines([{ ...entry, content, facts }], { ...reader, originals });
  return renderIn("en", <ThreadList lines={lines} />);
}

it("folds quoted text, and shows the sender's own text around it", () => {
  const { container } = show({ text: "Hello\n\n> Is this real?\n\nYes." });
  const quote = screen.getByText("> Is this real?");
  expect(quote.closest("details")).not.toHaveAttribute("open");
  expect([...container.querySelectorAll("li > p")].map((p) => p.textContent)).toEqual(["Hello", "Yes."]);
});

it("shows a forwarded email whole", () => {
  const { container } = show({ subject: "WG: Zahlung", text: "Echt?\n\nVon: Bank\nGesendet: 1.\nAn: mich\n\nText" });
  expect(container.querySelector("details")).toBeNull();
  expect(screen.getByText(/Von: Bank/)).toBeVisible();
});

it("folds the rest of a long text, and loses nothing of it", async () => {
  const text = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`).join("\n");
  const { container, user } = show({ text });
  const texts = () => [...container.querySelectorAll(".written-text")].map((each) => each.textContent).join("");
  expect(texts()).toBe(text);
  expect(screen.getByText(/Line 60/)).not.toBeVisible();
  await user.click(screen.getByText("Show all"));
  expect(screen.getByText(/Line 60/)).toBeVisible();
});

it.each([
  ["of its own", { subject: "5 BTC are missing", text: "Hello" }, "Subject: 5 BTC are missing"],
  ["of its own after a prefix", { subject: "Re: New address", text: "Hello" }, "Subject: Re: New address"],
  ["of ours, with no text", { subject: "Re: Your request", text: "" }, "Subject: Re: Your request"],
  ["of ours", { subject: "AW: Re: Your request", text: "Hello" }, undefined],
  ["of ours in French", { subject: "RE : [Démo] Votre demande", text: "Bonjour" }, undefined],
  ["of our receipt", { subject: "Re[2]: We have received your message", text: "Hello" }, undefined],
  ["that is empty", { subject: "", text: "" }, undefined],
])("shows the subject of an email if it tells something: a subject %s", (_what, content, shown) => {
  show(content);
  expect(screen.queryByText(/^Subject: /)?.textContent).toBe(shown);
});

it("lists the attached files, and counts those without a name", () => {
  show({ text: "See", attachments: ["broker.eml", "receipt.jpg"] }, { otherAttachments: 3 });
  const files = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(files.slice(-3)).toEqual(["broker.eml", "receipt.jpg", "3 more files"]);
});

it.each([
  ["is cut", { isCut: true }, /Only its first part/],
  ["has parts that were not read", { hasUnreadParts: true }, /^Parts of this email were not read/],
  ["has letters that are a guess", { hasDoubtfulLetters: true }, /^Some letters/],
  ["has another version", { hasOtherVersion: true }, /second version of its text/],
  ["names no sender", { isSenderUnproven: true }, /not proven who sent/],
  ["was larger than what we keep", { isTooLarge: true }, /larger than 25 MB/],
])("says that an email %s", (_what, facts, text) => {
  show({ text: "Start" }, facts);
  expect(screen.getByText(text)).toBeVisible();
});

it("says that a text could not be read, or that there is none", () => {
  const { unmount } = show({ text: "" }, { isUnreadable: true });
  expect(screen.getByText(/could not be read/)).toBeVisible();
  unmount();
  show({ text: "" });
  expect(screen.getByText("The email has no text.")).toBeVisible();
});

it("links the original as long as it is kept", () => {
  show({ text: "a" }, {}, new Map([[at.getTime(), "id-1"]]));
  const link = screen.getByRole("link", {
    name: /^Original email, kept until/,
  });
  expect(link).toHaveAttribute("href", "/api/staff/received-emails?id=id-1");
});
