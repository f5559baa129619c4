import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chooseAccount } from "../../local/postgres/account";
import { freePort } from "../../local/postgres/free-port";
import { root } from "../../shared/root";
import { findProgram } from "../engines/programs";
import { startForeign } from "./foreign-program";
import type { FaultSite } from "./site";

/**
 * Starts PgBouncer with `deploy/pgbouncer/pgbouncer.ini` in front of the site's database. Returns the URL of the
 * database through it.
 */
export async function startPgBouncer(folder: string, site: FaultSite): Promise<string> {
  const url = new URL(site.databaseUrl);
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const [name, users, log] = [url.pathname.slice(1), join(folder, "users"), join(folder, "pgbouncer.log")];
  const ini = readFileSync(join(root, "deploy/pgbouncer/pgbouncer.ini"), "utf8")
    .replace("site = host=database port=5432 dbname=site", `${name} = host=127.0.0.1 port=${url.port} dbname=${name}`)
    .replace("listen_addr = *", "listen_addr = 127.0.0.1")
    .replace("listen_port = 6432", `listen_port = ${port}\nunix_socket_dir =`)
    .replace("/run/secrets/pgbouncer-users", users);
  writeFileSync(users, `"${url.username}" "${decodeURIComponent(url.password)}"\n`);
  writeFileSync(join(folder, "pgbouncer.ini"), ini);
  // PgBouncer refuses to run as root, as PostgreSQL does.
  const program = findProgram("pgbouncer") ?? "pgbouncer";
  const { prefix, ids } = chooseAccount(program, folder);
  site.onClose(await startForeign({ command: [...prefix, program, join(folder, "pgbouncer.ini")], ids, port, log }));
  url.port = String(port);
  return url.href;
}
