import { queryFirstRow } from "../../database/query-first-row";

/** Reports to the page Operations and /api/status. A database of an earlier release has no table for it. */
export async function reportPassed(url: string, kind: "backup" | "drill"): Promise<void> {
  const table = await queryFirstRow(url, "select where to_regclass('backup_reports') is not null");
  if (!table) return;
  await queryFirstRow(
    url,
    `insert into backup_reports (kind, passed_at) values ('${kind}', now())
     on conflict (kind) do update set passed_at = excluded.passed_at`,
  );
}
