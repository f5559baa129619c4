import { toFirm } from "@/lib/firm/settings";
import { sampleFacts } from "@/lib/firm/settings-initial";
import { firm } from "@/lib/firm/settings-snapshot";
import { renderIn } from "@/lib/testing/render";

import { TextLink } from "./prose";

jest.mock("@/lib/firm/settings-snapshot", () => ({ firm: jest.fn() }));

const readFirm = toFirm(sampleFacts.ca, { version: 1, isSample: true });
const unreadFirm = { ...readFirm, confirmedOn: {} };

it("links to the questions once the firm has read them, and is plain text before", () => {
  jest.mocked(firm).mockReturnValue(unreadFirm);
  const link = () => <TextLink href="/faq#cost">FAQ</TextLink>;
  const { getByText, queryByRole, rerender } = renderIn("de", link());
  expect(getByText("FAQ")).toBeVisible();
  expect(queryByRole("link")).toBeNull();
  jest.mocked(firm).mockReturnValue(readFirm);
  rerender(link());
  expect(queryByRole("link")).toHaveAttribute("href", "/de/faq#cost");
});

it("links to a page without articles and questions at any time", () => {
  jest.mocked(firm).mockReturnValue(unreadFirm);
  const { getByRole } = renderIn("en", <TextLink href="/contact">Contact</TextLink>);
  expect(getByRole("link")).toHaveAttribute("href", "/contact");
});
