import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { NoticeLines } from "./notice-lines";

jest.mock("@/lib/firm/settings-snapshot", () => ({ firm: () => ({ confirmedOn: {} }) }));

it("renders nothing without notices, and one line with its links for each notice", () => {
  const { container, rerender } = renderIn("de", <NoticeLines notices={[]} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<NoticeLines notices={["Heute geschlossen.", "Mehr [zum Ablauf](/first-steps)."]} />);
  const notice = screen.getByRole("complementary", { name: "Hinweis" });
  expect([...notice.querySelectorAll("p")].map(({ textContent }) => textContent.trim())).toEqual([
    "Heute geschlossen.",
    "Mehr zum Ablauf.",
  ]);
  expect(screen.getByRole("link", { name: "zum Ablauf" })).toHaveAttribute("href", "/de/first-steps");
});
