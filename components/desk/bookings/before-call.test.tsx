import { screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { BeforeCall, wordsSource } from "./before-call";

const failed = { kind: "confirmed", hasWords: false, jobId: "7" } as const;

describe("the words before a call", () => {
  it.each([
    ["zoe@example.org", undefined, "in the confirmation"],
    ["zoe@example.org", { ...failed, hasWords: true }, "in the confirmation"],
    ["zoe@example.org", failed, "in no email that reached the client"],
    [null, undefined, "when the appointment was booked by phone"],
  ] as const)("say where the client knows the words from (%s, %p)", (email, undelivered, words) => {
    renderIn("en", <BeforeCall words={["one"]} source={wordsSource(email, undelivered)} />);
    expect(screen.getByText(new RegExp(words))).toBeVisible();
  });
});
