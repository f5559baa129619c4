import { bookAgain } from "./book-again";

it("offers another appointment only while online booking is open", () => {
  expect(bookAgain({ locale: "de", isBookingOpen: false })).toEqual([]);
  expect(bookAgain({ locale: "de", isBookingOpen: true })).toMatchObject([
    { kind: "link", href: expect.stringMatching(/\/de\/booking$/) },
  ]);
});
