import { screen } from "@testing-library/react";

import { anOffering } from "@/lib/testing/opening";
import { renderIn } from "@/lib/testing/render";

import { ClosedBooking } from "./closed-booking";

it.each([
  ["en", "Online booking is not open yet"],
  ["de", "Die Online-Buchung ist noch nicht geöffnet"],
  ["fr-CA", "La réservation en ligne n’est pas encore ouverte"],
] as const)("says in %s that online booking is not open, with phone, email and the form", (locale, title) => {
  renderIn(locale, <ClosedBooking contact={anOffering.contact} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links.slice(0, 2)).toEqual([anOffering.contact.phoneHref, `mailto:${anOffering.contact.email}`]);
  expect(links[2]).toMatch(/contact#write$/);
});
