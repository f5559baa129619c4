import { render, screen, waitFor } from "@testing-library/react";

import { PhoneLine } from "./phone-line";

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

const answerWith = (response: () => Promise<unknown>) => {
  const request = jest.fn(response);
  globalThis.fetch = request as unknown as typeof fetch;
  return request;
};

it("the phone line shows the number that the server returns", async () => {
  const number = { phone: "+1 416 555 0100", phoneHref: "tel:+14165550100" };
  answerWith(async () => ({ ok: true, json: async () => number }));
  render(<PhoneLine text="Or call us:" />);
  expect(await screen.findByRole("link", { name: number.phone })).toHaveAttribute("href", number.phoneHref);
});

it("the phone line is empty if the server cannot be reached", async () => {
  const request = answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  const { container } = render(<PhoneLine text="Or call us:" />);
  await waitFor(() => expect(request).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
});
