import { render, screen } from "@testing-library/react";

import { ErrorSummary, type FieldMessage } from "./error-summary";

const email: FieldMessage = { id: "email", message: "Please enter a valid email address" };
const phone: FieldMessage = { id: "phone", message: "Phone number must be at least 10 digits" };

function form(errors: readonly FieldMessage[], attempt = 1) {
  return (
    <>
      <ErrorSummary title="Some answers need correcting" errors={errors} attempt={attempt} />
      <input id="email" aria-label="Email" />
      <input id="phone" aria-label="Phone" />
    </>
  );
}

describe("the error summary", () => {
  it("takes the focus when it appears and links each message to its field", () => {
    const { rerender } = render(form([], 0));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    rerender(form([email, phone]));
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#email", "#phone"]);
  });

  it("does not move the focus when the user fixes an error", () => {
    const { rerender } = render(form([email, phone]));
    screen.getByLabelText("Email").focus();
    rerender(form([phone]));
    expect(screen.getByLabelText("Email")).toHaveFocus();
  });

  it("takes the focus again after a new error and after a new attempt to send the form", () => {
    const { rerender } = render(form([email]));
    screen.getByLabelText("Email").focus();
    rerender(form([email, phone]));
    expect(screen.getByRole("alert")).toHaveFocus();
    screen.getByLabelText("Email").focus();
    rerender(form([email, phone], 2));
    expect(screen.getByRole("alert")).toHaveFocus();
  });
});
