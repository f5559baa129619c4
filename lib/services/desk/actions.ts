"use server";

import { ok } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import { addService as add } from "../commands/add-service";
import { changeService as change } from "../commands/change-service";
import { confirmServices } from "../commands/confirm";
import { changeCurrencies } from "../commands/currencies";
import { moveService as move } from "../commands/order";
import { removePrice } from "../commands/remove-price";
import { restoreService as restore, retireService as retire } from "../commands/retire";
import { confirmSchema, currenciesSchema, moveSchema, plannedPriceSchema, readCurrenciesForm } from "./schema";
import { addedService, changedService, readServiceForm, serviceTarget } from "./service-form";

const list = "/dashboard/services";
/** The action that every form of this page shares. Cached pages with prices have the tag "services". */
const shared = { needs: "services.change", limit: "staffAction", refreshes: ["services"] } as const;
const recordPage = (done: string) => (slug: string) => `${list}/${slug}?done=${done}`;

export const addService = staffAction({
  ...shared,
  name: "services.add",
  schema: addedService,
  read: readServiceForm,
  run: ({ slug, facts, planned }, staff, { now }) => add(staff, { slug, facts, prices: planned.prices }, now),
  refusals: { RESOURCE_ALREADY_EXISTS: { field: "slug", code: "serviceNameTaken" } },
  next: recordPage("added"),
});

export const changeService = staffAction({
  ...shared,
  name: "services.change",
  schema: changedService,
  read: readServiceForm,
  run: ({ id, version, facts, planned }, staff, { now }) => change(staff, { id, version }, { facts, planned }, now),
  refusals: {
    RESOURCE_ALREADY_EXISTS: { field: "aliases", code: "serviceNameTaken" },
    past: { field: "from", code: "priceDayPast" },
    retired: "message",
  },
  next: recordPage("changed"),
});

export const removePlannedPrice = staffAction({
  ...shared,
  name: "services.remove-price",
  schema: plannedPriceSchema,
  run: (planned, staff, { now }) => removePrice(staff, planned, now),
  next: recordPage("price-removed"),
});

export const retireService = staffAction({
  ...shared,
  name: "services.retire",
  schema: serviceTarget,
  run: (target, staff, { now }) => retire(staff, target, now),
  next: recordPage("retired"),
});

export const restoreService = staffAction({
  ...shared,
  name: "services.restore",
  schema: serviceTarget,
  run: (target, staff) => restore(staff, target),
  next: recordPage("restored"),
});

export const moveService = staffAction({
  ...shared,
  name: "services.move",
  schema: moveSchema,
  run: (input, staff) => move(staff, input),
});

/** Only administrators confirm what a new live site shows. */
export const confirmDrafts = staffAction({
  ...shared,
  name: "services.confirm",
  needs: "settings.change",
  schema: confirmSchema,
  run: async ({ id }, staff, { now }) => ok({ id, slugs: await confirmServices(staff, now, id) }),
  next: ({ id, slugs }) => (id === undefined ? `${list}?done=confirmed-all` : recordPage("confirmed")(slugs[0] ?? "")),
});

export const setCurrencies = staffAction({
  ...shared,
  name: "services.currencies",
  schema: currenciesSchema,
  read: readCurrenciesForm,
  run: (input, staff, { now }) => changeCurrencies(staff, input, now),
  next: () => `${list}?done=currencies`,
});
