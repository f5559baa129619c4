import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { CurrencyChoice } from "./currency-choice";

function choice() {
  render(
    <CurrencyChoice legend="Currency">
      {["CAD", "EUR"].map((each) => (
        <label key={each}>
          <input type="radio" name="currency" value={each} defaultChecked={each === "CAD"} />
          {each}
        </label>
      ))}
    </CurrencyChoice>,
  );
}

beforeEach(() => history.replaceState(null, "", "/services#fees"));

describe("the choice of the currency", () => {
  it("is stored in the URL and leaves the fragment unchanged", async () => {
    choice();
    await userEvent.click(screen.getByLabelText("EUR"));
    expect(location.search + location.hash).toBe("?currency=EUR#fees");
  });

  it("is restored from the URL", () => {
    history.replaceState(null, "", "/services?currency=EUR");
    choice();
    expect(screen.getByLabelText("EUR")).toBeChecked();
  });
});
