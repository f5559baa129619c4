import { render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";

import { useRecentRecords } from "./recent-records";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

/** A page with a heading and the list of recent records. */
function Page({ title }: { readonly title: string }) {
  return (
    <>
      <main>
        <h1>{title}</h1>
      </main>
      <output>
        {useRecentRecords()
          .map(({ href, label }) => `${label}: ${href}`)
          .join("\n")}
      </output>
    </>
  );
}

it("lists the records opened before the current one, but neither pages with lists nor the page for moving a booking", () => {
  const open = (path: string) => jest.mocked(usePathname).mockReturnValue(path);
  open("/dashboard/bookings");
  const { rerender } = render(<Page title="Bookings" />);
  for (const [path, title] of [
    ["/de/dashboard/bookings/FRS-7K2M-4Q93", "Anna Sample"],
    ["/dashboard/bookings/FRS-7K2M-4Q93/move", "Move"],
    ["/dashboard/clients/0b6f1c1e/cases/CAS-3YQE-REDV", "Case of Anna Sample"],
    ["/dashboard/inbox/MSG-ABCD-EFGH", "Message of Anna Sample"],
    ["/dashboard/outbox/failed/12", "Failed email"],
  ] as const) {
    open(path);
    rerender(<Page title={title} />);
  }
  expect(screen.getByRole("status").textContent.split("\n")).toEqual([
    "Message of Anna Sample: /dashboard/inbox/MSG-ABCD-EFGH",
    "Case of Anna Sample: /dashboard/clients/0b6f1c1e/cases/CAS-3YQE-REDV",
    "Anna Sample: /dashboard/bookings/FRS-7K2M-4Q93",
  ]);
});
