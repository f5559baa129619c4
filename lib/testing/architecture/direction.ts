import { importsOf, isTest, withoutExtension } from "./source";
import type { Source } from "./source";

/**
 * Each module may import only modules that come before it in this list. A module is a folder or a file. Where a room of
 * a subject has its own place, such as `money/account`, the longest name counts.
 */
export const order = [
  ...[
    "result",
    "card-settings",
    "google-settings",
    "sms-settings",
    "setting-formats",
    "env",
    "error-fields",
    "request",
    "log",
    "tracing",
    "uuid",
    "forms",
    "event-loop",
    "time",
    "money",
    "db",
    "records",
    "page-tags",
    "jobs",
    "readiness",
    "i18n",
    "security",
    "wallet-secrets",
    "page-cache",
    "storage",
    "contact",
    "status",
    "text",
    "csv",
    "parse",
    "list",
    "audit",
    "auth",
    "versioned",
    "second-person",
    "live",
    "mail",
    "sms",
    "pdf",
    "web",
  ].map((name) => `platform/${name}`),
  "transfers",
  ...[
    "firm",
    "services",
    "availability",
    "staff",
    "firm/claims",
    "firm/desk",
    "statistics",
    "privacy",
    "inquiry",
    "newsletter",
  ],
  ...["money/provider", "money/account", "booking", "clients", "advisers", "calendar", "money/card", "money/desk"],
  ...[
    "ads",
    "cases",
    "client-tasks",
    "documents",
    "money/fees",
    "inquiry/inbox",
    "inquiry/lead-board",
    "outbox",
    "rights",
    "content",
    "deadlines",
    "plan",
    "evidence",
    "audit",
    "reports",
    "statistics/reports",
    "statistics/desk",
    "search",
    "operations",
  ],
  "site",
  ...["components/ui", "components", "app"],
];

/**
 * Lists each import of a module that comes later in `order` than the importing module, and each file of a module that
 * is missing from `order`.
 */
export function wrongDirections(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const from = placeOf(source.path);
    if (from === undefined || isTest(source.path)) return [];
    const place = order.indexOf(from);
    if (place === -1) return [`${source.path}: ${from} is missing from the order`];
    const right = importsOf(source).filter((path) => order.indexOf(placeOf(path) ?? from) > place);
    return right.map((path) => `${source.path} imports ${path}`);
  });
}

const rootFiles = /^(middleware|instrumentation(?:-client)?|next\.config)$/;

function placeOf(path: string): string | undefined {
  const parts = withoutExtension(path).split("/");
  const [first = "", second = ""] = parts;
  if (first === "app" || rootFiles.test(withoutExtension(path))) return "app";
  if (first === "components") return second === "ui" ? "components/ui" : "components";
  if (first !== "lib" || second === "testing" || second === "") return undefined;
  const room = parts.slice(1, 3).join("/");
  return second === "platform" || order.includes(room) ? room : second;
}

/** Lists each cycle of imports once, as the paths of its files. */
export function cycles(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [withoutExtension(source.path), source]));
  const done = new Set<string>();
  const cyclePaths: string[] = [];
  const visit = (path: string, way: readonly string[]) => {
    if (way.includes(path)) return void cyclePaths.push([...way.slice(way.indexOf(path)), path].join(" > "));
    const source = byPath.get(path);
    if (done.has(path) || !source) return;
    for (const next of importsOf(source)) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of byPath.keys()) visit(path, []);
  return cyclePaths;
}
