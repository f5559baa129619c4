import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { SafeContactNote } from "./safe-contact-note";

const client = { from: "client", codes: ["no-voicemail"], note: "After six" } as const;
const booking = { from: "booking", reference: "FRS-7K2M-4Q93", codes: ["no-voicemail"], note: "After six" } as const;

test("if the records differ, the note shows the combined instructions and the instructions of each record", () => {
  renderIn("en", <SafeContactNote sources={[client, { ...booking, codes: ["no-texts"], note: undefined }]} />);
  expect(screen.getByText("Leave no voicemail. Send no text messages.")).toBeInTheDocument();
  expect(screen.getByText(/^Client file: Leave no voicemail\./)).toHaveTextContent("After six");
  expect(screen.getByText(/^Booking FRS-7K2M-4Q93: Send no text messages\./)).toBeInTheDocument();
});

test("if all records have the same instructions, the note shows them once and names no record", () => {
  renderIn("en", <SafeContactNote sources={[client, booking]} />);
  expect(screen.getAllByText(/Leave no voicemail/)).toHaveLength(1);
  expect(screen.queryByText(/Client file/)).not.toBeInTheDocument();
});

test("if only one record has instructions, the note shows them and names the record", () => {
  renderIn("en", <SafeContactNote sources={[{ ...booking, codes: [], note: undefined }, client]} />);
  expect(screen.getByText(/^Client file: Leave no voicemail\./)).toBeInTheDocument();
});

test("if no record has instructions, the note says so", () => {
  renderIn("en", <SafeContactNote sources={[{ ...booking, codes: [], note: undefined }]} />);
  expect(screen.getByText("No wishes about safe contact are recorded.")).toBeInTheDocument();
});
