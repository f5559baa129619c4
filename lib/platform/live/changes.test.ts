import type { Role } from "../auth/permissions";
import { isVisible } from "./changes";

describe("isVisible", () => {
  const mine = "6d0c1f4e-6a0b-4a53-8f0e-0f6b2b6f2f10";
  const foreign = { kind: "booking", id: "b", advisers: ["8d0c1f4e-6a0b-4a53-8f0e-0f6b2b6f2f10"] } as const;
  const own = { kind: "booking", id: "b", advisers: [foreign.advisers[0], mine] } as const;
  const as = (role: Role, adviserId: string | null = null) =>
    ({ kind: "staff", id: "me", name: "", email: "", role, adviserId, sessionId: "" }) as unknown as Parameters<
      typeof isVisible
    >[1];

  it.each([
    ["adviser", own, true],
    ["adviser", foreign, false],
    ["viewer", foreign, true],
    ["adviser", { ...own, kind: "client" }, true],
    ["adviser", { ...foreign, kind: "client" }, false],
    ["viewer", { ...own, kind: "client" }, false],
    ["adviser", { ...own, kind: "case" }, true],
    ["adviser", { ...foreign, kind: "case" }, false],
    ["adviser", { kind: "inquiry", id: "i" }, false],
    ["viewer", { kind: "inquiry", id: "i" }, false],
    ["manager", { kind: "inquiry", id: "i" }, true],
    ["compliance", { kind: "email", id: "1" }, false],
    ["manager", { kind: "staff", id: "other" }, false],
    ["manager", { kind: "staff", id: "me" }, true],
    ["admin", { kind: "staff", id: "other" }, true],
    ["adviser", { kind: "claim", id: "c" }, false],
    ["adviser", { ...own, by: "me" }, true],
    ["manager", { ...own, by: "other" }, false],
  ] as const)("for the role %s and the change %j returns %s", (role, change, isShown) => {
    expect(isVisible(change, as(role, role === "adviser" ? mine : null))).toBe(isShown);
  });
});
