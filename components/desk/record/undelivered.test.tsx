import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { UndeliveredAlert } from "./undelivered";

const failed = { kind: "confirmed", hasWords: false, jobId: "7" } as const;

describe("a booking whose confirmation failed", () => {
  it("says in red what the client does not know, and links to the outbox", () => {
    const { container } = renderIn("en", <UndeliveredAlert email={failed} outboxHref="/dashboard/outbox/failed/7" />);
    expect(container.querySelector(".alert--bad")).toHaveTextContent(/not delivered.*neither the four words/);
    expect(screen.getByRole("link")).toHaveAttribute("href", "/dashboard/outbox/failed/7");
  });
});
