import { screen } from "@testing-library/react";

import { RecordClient } from "@/components/desk/bookings/record-client";
import { renderIn } from "@/lib/testing/render";

import { ClientTable } from "./client-table";
import { ErasedNote } from "./erased-note";

const at = new Date("2027-03-08T17:00:00Z");

test("the client list shows an erased client as 'Erased client', with the date of the erasure", () => {
  const row = { id: "1", firstName: "", lastName: "", email: null, zone: "UTC", erasedAt: at };
  const others = { createdAt: at, isHeld: false, needsCare: false, next: null, adviser: null };
  const journey = { caseState: null, completedSteps: null };
  renderIn("en", <ClientTable rows={[{ ...row, ...others, ...journey }]} zone="America/Toronto" now={at.getTime()} />);
  expect(screen.getByRole("link", { name: "Erased client" })).toBeInTheDocument();
  expect(screen.getByText("Erased on 8 March 2027")).toBeInTheDocument();
  expect(screen.queryByText(/UTC|no email/)).not.toBeInTheDocument();
});

test("the file of an erased client says what is kept and why", () => {
  renderIn("en", <ErasedNote erasure={{ at, cause: "request", kept: ["invoices", "complaints"] }} zone="UTC" />);
  expect(screen.getByText(/Erased on 8 March 2027/)).toBeInTheDocument();
  expect(screen.getByText(/asked for it.*invoices \(tax law\) and complaints/)).toBeInTheDocument();
});

test("the booking of an erased client shows no contact details", () => {
  const client = { name: "Erased client", since: "", prefers: "Email", held: 1, missed: 0, isErased: true };
  renderIn(
    "en",
    <RecordClient
      client={{ ...client, phone: "", email: "erased@erased.invalid" }}
      editHref={undefined}
      documentsHref="/documents"
      fileHref="/file"
    />,
  );
  expect(screen.getByText("Erased client")).toBeInTheDocument();
  expect(screen.queryByText(/erased.invalid/)).not.toBeInTheDocument();
  expect(document.querySelector('[href^="tel:"], [href^="mailto:"]')).toBeNull();
});
