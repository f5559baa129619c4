import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { MessageKeys, Messages, NestedKeyOf } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { z } from "zod";

import { StaffNotFound } from "@/components/desk/record/not-found";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import type { DashboardPath } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import type { Staff } from "@/lib/platform/auth/staff";
import { isLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { readQuery } from "@/lib/platform/parse/read-query";
import type { Search } from "@/lib/platform/parse/read-query";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";
import type { Instant } from "@/lib/platform/time/instant";

import NoPermission from "./forbidden";

type TextKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** The variable segments of a path: `{ reference: string }` for "/dashboard/bookings/{reference}". */
type Params<Path extends string> = { readonly [Name in ParamName<Path>]: string };

type Context<Path extends string, Query> = {
  readonly locale: Locale;
  readonly params: Params<Path>;
  readonly query: Query;
  /** The staff member, who may open the page. */
  readonly staff: Staff;
  /** The path in the address bar, with the language and without the query. */
  readonly path: string;
  readonly now: Instant;
};

type Options<Path extends string, Schema extends z.ZodType> = {
  /**
   * The title in the browser's tab and history: the key of a text, or the reference of a record. It never contains a
   * name, because other people may see it.
   */
  readonly title: TextKey | ((params: Params<Path>) => string | Promise<string>);
  /** The schema of the query. Each parameter needs a default or is optional. */
  readonly query?: Schema;
  /** Returns the page, or undefined for an unknown record, which shows the 404 page. */
  readonly render: (context: Context<Path, z.output<Schema>>) => Promise<ReactNode>;
};

type Props<Path extends string> = {
  readonly params: Promise<Params<Path> & { readonly locale: string }>;
  readonly searchParams: Promise<Search>;
};

const noQuery = z.object({});

/**
 * Builds a page of the dashboard and its metadata. The page shows the 403 page to staff without the permission that
 * `dashboardRoutes` gives for the path, and leaves out parameters of the query that the schema refuses.
 */
export function staffPage<Path extends DashboardPath, Schema extends z.ZodType = typeof noQuery>(
  route: Path,
  { title, query: schema, render }: Options<Path, Schema>,
) {
  async function generateMetadata({ params }: Pick<Props<Path>, "params">): Promise<Metadata> {
    const given = await params;
    if (!isLocale(given.locale)) return {};
    return { title: typeof title === "function" ? await title(given) : (await getTranslations())(title) };
  }

  async function Page({ params: segments, searchParams }: Props<Path>) {
    const params = await segments;
    const { locale } = params;
    if (!isLocale(locale)) notFound();
    const path = localizedPath(locale, addressOf(route, params));
    const staff = await admitStaff(dashboardRoutes[route].needs, path);
    if (!staff) return <NoPermission />;
    const query = readQuery(schema ?? noQuery, await searchParams) as z.output<Schema>;
    const page = await render({ locale, params, query, staff, path, now: Date.now() });
    if (page !== undefined) return page;
    setNotFoundStatus();
    return <StaffNotFound />;
  }

  return { generateMetadata, Page };
}

function addressOf(route: string, params: Readonly<Record<string, string>>): string {
  return route.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
}
