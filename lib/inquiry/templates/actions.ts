"use server";

import { staffAction } from "@/lib/platform/web/staff-action";

import {
  addTemplate as add,
  changeTemplate as change,
  restoreTemplate as restore,
  retireTemplate as retire,
} from "./commands/change-template";
import { moveTemplate as move } from "./commands/move-template";
import { saveSignatures as save } from "./commands/save-signatures";
import {
  addedTemplate,
  changedTemplate,
  moveSchema,
  readSignatureForm,
  readTemplateForm,
  signatureSchema,
  templateTarget,
} from "./schema";

/** What every action on templates shares. */
const shared = { needs: "content.change", limit: "staffAction" } as const;
const recordPage = (done: string) => (id: string) => `/dashboard/settings/templates/${id}?done=${done}`;

export const addTemplate = staffAction({
  ...shared,
  name: "templates.add",
  schema: addedTemplate,
  read: readTemplateForm,
  run: ({ facts }, staff) => add(staff, facts),
  next: recordPage("added"),
});

export const changeTemplate = staffAction({
  ...shared,
  name: "templates.change",
  schema: changedTemplate,
  read: readTemplateForm,
  run: ({ id, version, facts }, staff) => change(staff, { id, version }, facts),
  next: recordPage("changed"),
});

export const retireTemplate = staffAction({
  ...shared,
  name: "templates.retire",
  schema: templateTarget,
  run: (target, staff, { now }) => retire(staff, target, now),
  next: recordPage("retired"),
});

export const restoreTemplate = staffAction({
  ...shared,
  name: "templates.restore",
  schema: templateTarget,
  run: (target, staff) => restore(staff, target),
  next: recordPage("restored"),
});

export const moveTemplate = staffAction({
  ...shared,
  name: "templates.move",
  schema: moveSchema,
  run: (input, staff) => move(staff, input),
});

/** Staff who reply write their own signatures. */
export const saveSignatures = staffAction({
  ...shared,
  name: "templates.save-signatures",
  needs: "inbox.answer",
  schema: signatureSchema,
  read: readSignatureForm,
  run: ({ signature }, staff) => save(staff, signature),
  next: () => "/dashboard/account?done=signature",
});
