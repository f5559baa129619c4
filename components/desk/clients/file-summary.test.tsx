import { screen } from "@testing-library/react";

import type { FileClient } from "@/lib/clients/file";
import { renderIn } from "@/lib/testing/render";

import { FileSummary } from "./file-summary";

test("the summary of a client shows the date of birth without a weekday", () => {
  const ways = { phone: "+1 416 555 0123", email: "a@example.org", preferredContact: "email" };
  const client = { ...ways, dateOfBirth: new Date("1984-09-23"), locale: "en", zone: "America/Toronto" };
  renderIn("en", <FileSummary client={client as unknown as FileClient} editHref={undefined} now={0} />);
  expect(screen.getByText("23 September 1984")).toBeInTheDocument();
});
