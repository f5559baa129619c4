import type { Role } from "@/lib/platform/auth/permissions";
import { confirmationKinds } from "@/lib/platform/second-person/kinds";

import { confirmedIn, mayConfirm } from "./proposals";

const kindsFor = (role: Role) =>
  confirmationKinds.filter((kind) => mayConfirm(role, { kind, count: 1, people: ["Ada"], since: new Date(0) }));

it("asks administrators to confirm everything that has a page, compliance only claims, and others nothing", () => {
  expect(kindsFor("admin")).toEqual(Object.keys(confirmedIn));
  expect(kindsFor("compliance")).toEqual(["claim"]);
  expect(kindsFor("viewer")).toEqual([]);
});
