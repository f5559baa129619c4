import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { freePort } from "../../local/postgres/free-port";
import { root } from "../../shared/root";
import { findProgram } from "../engines/programs";
import { startForeign } from "./foreign-program";

/**
 * Starts nginx with `deploy/nginx/site.conf` in front of these ports. It listens without TLS, on this machine only.
 * `more` is the text of further server blocks. Returns its address.
 */
export async function startNginx(
  folder: string,
  ports: readonly number[],
  onClose: (body: () => Promise<void>) => void,
  more = "",
) {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "site.conf"), siteConf(folder, port, ports));
  writeFileSync(
    join(folder, "nginx.conf"),
    [
      process.getuid?.() === 0 ? "user root;" : "",
      `pid ${folder}/nginx.pid;`,
      "worker_processes 1; daemon off;",
      "events { worker_connections 1024; }",
      `http { ${temporary(folder)} include ${folder}/site.conf; ${more} }`,
    ].join("\n"),
  );
  const log = join(folder, "nginx.log");
  const command = [findProgram("nginx") ?? "nginx", "-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")];
  onClose(await startForeign({ command, port, log }));
  return `http://127.0.0.1:${port}`;
}

const temporary = (folder: string) =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ");

/** The file of the deployment with other ports and folders, and without its servers for port 80 and the other host. */
function siteConf(folder: string, port: number, [first = 0, second = first]: readonly number[]): string {
  const text = readFileSync(join(root, "deploy/nginx/site.conf"), "utf8");
  const servers = text.split(/^(?=server \{)/m);
  const withoutTls = [servers[0], servers.at(-1)]
    .join("")
    .split("\n")
    .filter((line) => !/^\s*(?:ssl_|listen \[)/.test(line));
  return withoutTls
    .join("\n")
    .replace("127.0.0.1:3001", `127.0.0.1:${first}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${second}`)
    .replace("/var/cache/nginx", folder)
    .replace("listen 443 ssl http2", `listen 127.0.0.1:${port}`);
}
