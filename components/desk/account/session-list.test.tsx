import { screen } from "@testing-library/react";

import { toListedSessions } from "@/lib/staff/listed-sessions";
import { renderIn } from "@/lib/testing/render";

import { SessionList } from "./session-list";

const seenAt = new Date("2026-11-28T16:00:00Z");
const session = (id: string, browser: string | null) => ({ id, createdAt: seenAt, seenAt, browser, system: "Linux" });

it("the list of sessions begins with this one and names the browser of each", () => {
  const reader = { locale: "en", zone: "America/Toronto" } as const;
  const sessions = [session("a", null), session("b", "Firefox")];
  renderIn("en", <SessionList sessions={toListedSessions(sessions, { ...reader, currentId: "b" })} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Firefox, Linux This device.*11:00 am/),
    expect.stringMatching(/^Unknown browser, Linux(?! This device)/),
  ]);
});
