import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { FailedAlert } from "./failed-alert";

const triedAgain = /tried again/;
const noAttempts = /no attempts left/;

describe("the alert above the failed emails", () => {
  it("says only that they are tried again if all have attempts left", () => {
    renderIn("en", <FailedAlert failed={2} dead={0} />);
    expect(screen.getByText(triedAgain)).toHaveTextContent("They are tried again by themselves");
    expect(screen.queryByText(noAttempts)).toBeNull();
  });

  it("says only that they wait for staff if none has attempts left", () => {
    renderIn("en", <FailedAlert failed={2} dead={2} />);
    expect(screen.getByText(noAttempts)).toHaveTextContent("They have no attempts left and wait for you.");
    expect(screen.queryByText(triedAgain)).toBeNull();
  });

  it("counts both kinds if some have attempts left and others do not", () => {
    renderIn("en", <FailedAlert failed={3} dead={2} />);
    expect(screen.getByText(triedAgain)).toHaveTextContent("1 of them is tried again by itself");
    expect(screen.getByText(noAttempts)).toHaveTextContent("2 of them have no attempts left and wait for you.");
  });
});
