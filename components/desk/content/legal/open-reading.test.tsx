import { screen } from "@testing-library/react";

import type { Reading } from "@/lib/content/legal/reading";
import type { ConfirmationRow } from "@/lib/platform/second-person/confirmation";
import { renderIn } from "@/lib/testing/render";

import { OpenReading } from "./open-reading";

const confirmation: ConfirmationRow = {
  id: "1",
  subjectId: "reading",
  state: "proposed",
  evidenceUrl: "https://example.org/letter.pdf",
  evidenceFileId: null,
  expiresOn: null,
  proposedById: "alex",
  proposedBy: { id: "alex", name: "Alex" },
  proposedAt: new Date("2026-11-20T15:00:00Z"),
  note: "By email",
  confirmedById: null,
  confirmedBy: null,
  confirmedAt: null,
  confirmedOn: null,
  endedAt: null,
  endReason: null,
  endedBy: null,
  endNote: null,
};
const reading: Reading = {
  id: "reading",
  textId: "text",
  number: 3,
  counsel: "R. Example LLP",
  readOn: "2026-11-20",
  confirmation,
};

function show(
  staffId: string,
  state: "proposed" | "confirmed" = "proposed",
  mayAct = true,
  file: string | null = null,
) {
  const action = jest.fn();
  const actions = { propose: action, confirm: action, sendBack: action, withdraw: action, revoke: action };
  renderIn(
    "en",
    <OpenReading
      reading={{ ...reading, confirmation: { ...confirmation, state, evidenceFileId: file } }}
      target={{ key: "terms-of-service", language: "en" }}
      reader={{ locale: "en", zone: "America/Toronto", staffId }}
      actions={mayAct ? actions : undefined}
    />,
  );
  return screen.queryAllByRole("button").map(({ textContent }) => textContent);
}

it("lets the proposer withdraw and the second person confirm or send back", () => {
  expect(show("alex")).toEqual(["Withdraw the note"]);
  expect(screen.getByText(/Another administrator must confirm it/)).toBeInTheDocument();
});

it("shows the second person the proof, and confirms only with a tick", () => {
  expect(show("robin")).toContain("Confirm as the second person");
  expect(screen.getByRole("link", { name: /Open the proof/ })).toHaveAttribute(
    "href",
    "https://example.org/letter.pdf",
  );
  expect(screen.getByRole("checkbox")).not.toBeChecked();
  expect(screen.getByText("Send back with a reason", { selector: "summary, summary *" })).toBeInTheDocument();
});

it("lets one person withdraw a mark with a reason", () => {
  show("robin", "confirmed");
  expect(screen.queryByRole("button", { name: "Confirm as the second person" })).toBeNull();
  expect(screen.getByText("Withdraw the mark", { selector: "summary, summary *" })).toBeInTheDocument();
});

it("has no forms for staff who may only read", () => {
  expect(show("robin", "proposed", false)).toEqual([]);
});

it("offers the file of the proof only to staff who may act on it", () => {
  show("robin", "proposed", false, "file");
  expect(screen.queryByRole("link", { name: "Download the proof" })).toBeNull();
  show("robin", "proposed", true, "file");
  expect(screen.getByRole("link", { name: "Download the proof" })).toHaveAttribute(
    "href",
    "/api/staff/proof?proposal=1",
  );
});
