"use server";

import { mapOk, ok } from "@/lib/platform/result";
import { dayOf } from "@/lib/platform/time/zone";
import { staffAction } from "@/lib/platform/web/staff-action";

import { profile } from "../profile";
import { firm } from "../settings-snapshot";
import { createClaim as create, saveClaim as save } from "./commands/drafts";
import { removeEvidence } from "./commands/evidence";
import {
  confirmAll,
  confirmClaim as confirm,
  endClaim as end,
  proposeAll,
  sendBackClaim as sendBack,
} from "./commands/verify";
import {
  confirmAllSchema,
  confirmSchema,
  editedClaimSchema,
  endSchema,
  newClaimSchema,
  proposeAllSchema,
  readChosen,
  readClaimForm,
  removeFileSchema,
  sendBackSchema,
} from "./schema";

const changing = { needs: "claims.change", limit: "staffAction" } as const;
const verifying = { needs: "claims.verify", limit: "staffAction" } as const;

const momentOf = (now: number) => ({ now, today: dayOf(now, firm().zone) });

/** The page of a claim, with a notice of what was done. */
const pageOf = (claim: string, done: string) => `/dashboard/claims/${claim}?done=${done}`;

/** Answers a refusal with the claim's current page and a notice. */
const notice = (done: string) => ({ to: ({ claim }: { readonly claim: string }) => pageOf(claim, done) });

export const createClaim = staffAction({
  ...changing,
  name: "claims.create",
  schema: newClaimSchema,
  read: readClaimForm,
  run: async (input, staff, { now }) =>
    mapOk(await create(staff, { ...input, profile: profile().id }, momentOf(now)), (id) =>
      pageOf(id, input.intent === "propose" ? "proposed" : "kept"),
    ),
  next: (path) => path,
});

export const saveClaim = staffAction({
  ...changing,
  name: "claims.save",
  schema: editedClaimSchema,
  read: readClaimForm,
  run: async (input, staff, { now }) =>
    mapOk(await save(staff, input, momentOf(now)), (id) =>
      pageOf(id, input.intent === "propose" ? "proposed" : "kept"),
    ),
  next: (path) => path,
});

export const confirmClaim = staffAction({
  ...verifying,
  name: "claims.confirm",
  schema: confirmSchema,
  run: async ({ id, claim }, staff, { now }) =>
    mapOk(await confirm(staff, id, momentOf(now)), () => pageOf(claim, "verified")),
  refusals: {
    own: notice("own"),
    RESOURCE_CONFLICT: notice("changed"),
  },
  next: (path) => path,
});

export const sendBackClaim = staffAction({
  ...verifying,
  name: "claims.send-back",
  schema: sendBackSchema,
  run: async ({ id, claim, reason }, staff, { now }) =>
    mapOk(await sendBack(staff, { id, reason }, now), () => pageOf(claim, "sent-back")),
  refusals: { own: notice("own") },
  next: (path) => path,
});

export const endClaim = staffAction({
  ...changing,
  name: "claims.end",
  schema: endSchema,
  run: async ({ id, claim }, staff, { now }) => mapOk(await end(staff, id, now), (how) => pageOf(claim, how)),
  refusals: { RESOURCE_CONFLICT: notice("changed") },
  next: (path) => path,
});

export const removeClaimFile = staffAction({
  ...changing,
  name: "claims.remove-file",
  schema: removeFileSchema,
  run: async (input, staff) => mapOk(await removeEvidence(staff, input), () => pageOf(input.id, "file-removed")),
  refusals: { RESOURCE_CONFLICT: { to: ({ id }) => pageOf(id, "changed") } },
  next: (path) => path,
});

export const proposeClaims = staffAction({
  ...changing,
  name: "claims.propose-all",
  schema: proposeAllSchema,
  read: readChosen,
  run: async ({ ids }, staff, { now }) => ok(await proposeAll(staff, ids, momentOf(now))),
  next: ({ done, left }) => `/dashboard/claims?view=drafts&done=proposed&count=${done}&left=${left}`,
});

export const confirmClaims = staffAction({
  ...verifying,
  name: "claims.confirm-all",
  schema: confirmAllSchema,
  read: readChosen,
  run: async ({ ids }, staff, { now }) => ok(await confirmAll(staff, ids, momentOf(now))),
  next: ({ done, left }) => `/dashboard/claims?view=waiting&done=verified&count=${done}&left=${left}`,
});
