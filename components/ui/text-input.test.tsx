import { fireEvent, render, screen } from "@testing-library/react";

import { Checkbox, Radio } from "./check";
import { FieldGroup } from "./field";
import { TextField } from "./text-input";

describe("a field", () => {
  it("connects label, hint and error with its control", () => {
    render(
      <TextField
        id="phone"
        label="Phone"
        hint="Used only if the call drops."
        error="Phone number must be at least 10 digits"
      />,
    );
    const input = screen.getByLabelText("Phone");
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription("Used only if the call drops. Phone number must be at least 10 digits");
  });

  it("is valid and has no description if it has neither an error nor a hint", () => {
    render(<TextField id="name" label="First name" />);
    expect(screen.getByLabelText("First name")).toBeValid();
    expect(screen.getByLabelText("First name")).not.toHaveAccessibleDescription();
  });

  it("says in its label that it is optional", () => {
    render(<TextField id="birth" label="Date of birth" isOptional optionalLabel="(optional)" />);
    expect(screen.getByLabelText("Date of birth (optional)")).toBeInTheDocument();
  });

  it("shows that its answer is being checked", () => {
    render(<TextField id="email" label="Email" isValidating />);
    expect(screen.getByLabelText("Email")).toHaveAttribute("aria-busy", "true");
  });
});

it("a date field is marked as empty until a date is chosen", () => {
  render(
    <>
      <TextField id="from" type="date" label="From" defaultValue="2026-11-28" />
      <TextField id="to" type="date" label="To" />
      <TextField id="name" label="Name" />
    </>,
  );
  const to = screen.getByLabelText("To");
  expect(to).toHaveAttribute("data-empty");
  expect(screen.getByLabelText("From")).not.toHaveAttribute("data-empty");
  expect(screen.getByLabelText("Name")).not.toHaveAttribute("data-empty");
  fireEvent.input(to, { target: { value: "2026-12-01" } });
  expect(to).not.toHaveAttribute("data-empty");
});

it("a checkbox shows its error", () => {
  render(
    <Checkbox id="consent" label="I consent" error="You must consent to our privacy policy" errorPrefix="Error:" />,
  );
  const box = screen.getByRole("checkbox", { name: "I consent" });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription("Error: You must consent to our privacy policy");
});

it("a group names the question that its radio buttons answer", () => {
  render(
    <FieldGroup id="contact" label="How should we contact you?" error="Please choose one">
      <Radio id="by-email" name="contact" label="Email" />
      <Radio id="by-phone" name="contact" label="Phone" />
    </FieldGroup>,
  );
  expect(screen.getByRole("group", { name: "How should we contact you?" })).toHaveAccessibleDescription(
    "Please choose one",
  );
  expect(screen.getAllByRole("radio")).toHaveLength(2);
});
