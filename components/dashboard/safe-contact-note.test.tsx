import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { SafeContactNote } from "./safe-contact-note";

const client = { from: "client", codes: ["no-voicemail"], note: "After six" } as const;
const booking = { from: "booking", reference: "FRS-7K2M-4Q93", codes: ["no-voicemail"], note: "After six" } as const;

test("the instructions of all records come first, then those of each record if the records differ", () => {
  renderIn("en", <SafeContactNote sources={[client, { ...booking, codes: ["no-texts"], note: undefined }]} />);
  expect(screen.getByText("Leave no voicemail. Send no text messages.")).toBeInTheDocument();
  expect(screen.getByText(/^Client file: Leave no voicemail\./)).toHaveTextContent("After six");
  expect(screen.getByText(/^Booking FRS-7K2M-4Q93: Send no text messages\./)).toBeInTheDocument();
});

test("records that agree are shown once, without their source", () => {
  renderIn("en", <SafeContactNote sources={[client, booking]} />);
  expect(screen.getAllByText(/Leave no voicemail/)).toHaveLength(1);
  expect(screen.queryByText(/Client file/)).not.toBeInTheDocument();
});

test("an instruction of one record is shown even if another record has none", () => {
  renderIn("en", <SafeContactNote sources={[{ ...booking, codes: [], note: undefined }, client]} />);
  expect(screen.getByText(/^Client file: Leave no voicemail\./)).toBeInTheDocument();
});

test("the note says so if there are no instructions", () => {
  renderIn("en", <SafeContactNote sources={[{ ...booking, codes: [], note: undefined }]} />);
  expect(screen.getByText("No wishes about safe contact are recorded.")).toBeInTheDocument();
});
