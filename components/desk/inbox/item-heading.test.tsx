import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { ItemHeading } from "./item-heading";
import { ListKeys } from "./list-keys";

const page = (item?: string) => (
  <>
    <ol className="inbox-list">
      <li>
        <a href="#item">Zoe</a>
      </li>
    </ol>
    <ListKeys />
    {item && <ItemHeading id="sender">{item}</ItemHeading>}
  </>
);

describe("an item of the inbox", () => {
  it("takes the focus when its row is opened with Enter", async () => {
    const { user, rerender } = renderIn("en", page());
    screen.getByRole("link").focus();
    await user.keyboard("{Enter}");
    rerender(page("Zoe Sample"));
    expect(screen.getByRole("heading")).toHaveFocus();
  });

  it("does not take the focus when its page is opened otherwise", () => {
    renderIn("en", page("Zoe Sample"));
    expect(screen.getByRole("heading")).not.toHaveFocus();
  });
});
