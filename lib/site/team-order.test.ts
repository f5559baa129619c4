import type { ShownClaim } from "@/lib/firm/claims/claim";

import { inAdviserOrder } from "./team-order";

const member = (name: string) => ({ key: name, facts: { name } }) as unknown as ShownClaim;

it("advisers follow their order among themselves, and other members keep their place", () => {
  const team = ["Anna", "Director", "Ben", "Lawyer", "Cleo"].map(member);
  const ordered = inAdviserOrder(team, ["Cleo", "Gone", "Anna", "Ben"]);
  expect(ordered.map(({ key }) => key)).toEqual(["Cleo", "Director", "Anna", "Lawyer", "Ben"]);
  expect(inAdviserOrder(team, [])).toEqual(team);
});
