import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

import { parse, parseAllDocuments } from "yaml";

import { maxBodyBytesOf } from "../lib/platform/request/request-body";
import { routeName } from "./serve/route-name";

const read = (path: string) => readFileSync(path, "utf8");
const files = globSync("deploy/**/*").filter((path) => /\.[a-z]+$|Dockerfile|Caddyfile/.test(path));
const setters = files.filter((path) => /\.(yaml|service|example)$|Dockerfile$/.test(path));

/** All settings of the site, as its documentation lists them. */
const settings = new Set([...read(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
/** Variables that belong to other programs, or to these files alone. */
const others =
  /^(POSTGRES_PASSWORD_FILE|PGBACKREST_PG1_PATH|SITE_PASSWORD_FILE|OWNER_PASSWORD_FILE|SITE_(HOST|SERVERS|IMAGE)|NODE_ENV|MALLOC_ARENA_MAX|BASE|PREVIOUS)$/;

test("each setting in the files of the deployment is one of the site", () => {
  const unknown = setters.flatMap((path) =>
    [...read(path).matchAll(/(?:^|[\s{,"=])(?:ARG |ENV |name: )?([A-Z]{2,}(?:_[A-Z0-9]+)+)(?=[=:,]| *\})/gm)]
      .map(([, name = ""]) => name)
      .filter((name) => !others.test(name) && !settings.has(name.replace(/_FILE$/, "")) && !settings.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("each program that the files start exists", () => {
  const started = files.flatMap((path) => [
    ...read(path).matchAll(
      /(?:run\.mjs|site-run|--no-deps (?:worker|migrate)) (?!drill\b)([a-z-]+)|(?:args|command): \[\s*"?([a-z-]+)"?\s*\]|^CMD \["([a-z-]+)"\]/gm,
    ),
  ]);
  const names = new Set(started.map(([, unit, pod, image]) => unit ?? pod ?? image));
  const once = ["appointments-since", "db-migrate", "db-seed", "mail", "retention", "staff-create"];
  expect([...names].sort()).toEqual([...once, "serve", "worker"].sort());
  for (const name of names) expect(existsSync(`scripts/${name}.ts`)).toBe(true);
});

test("the image names its base, runs as another user than root and gets every setting that a build contains", () => {
  const image = read("deploy/Dockerfile");
  expect(image).toMatch(/^ARG BASE=\S+:\d\S*$/m);
  expect(image).not.toMatch(/:latest|^ADD /m);
  expect(image).toMatch(/^USER 10001:10001$/m);
  expect(image.indexOf("USER 10001")).toBeLessThan(image.indexOf("ENTRYPOINT"));
  const baked = ["SITE_MODE", "FIRM_PROFILE", "SITE_URL", "PAYMENTS_KEPT_YEARS"];
  for (const name of [...baked, "NEXT_PUBLIC_GTM_ID", "NEXT_PUBLIC_GA_ID"]) {
    expect(image.match(new RegExp(`^ARG ${name}\\b`, "gm"))).toHaveLength(2);
    expect(image).toContain(`${name}=\${${name}}`);
  }
  expect(read(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".env", ".data", ".git", "node_modules"]));
});

test("neither a commit nor an image can contain the secrets and settings of an installation", () => {
  const { secrets } = compose();
  const folders = new Set(Object.values(secrets).map(({ file }) => `deploy/${file.split("/")[0]}`));
  for (const path of [".gitignore", ".dockerignore"]) {
    const ignored = read(path)
      .split("\n")
      .map((line) => line.replace(/\/$/, ""));
    expect(ignored).toEqual(expect.arrayContaining([...folders, "deploy/site.env"]));
  }
});

test("nginx lets large bodies pass where the site accepts them, and only there", () => {
  const [, areas = "", staff = ""] =
    /location ~ \^\/api\/\(\?:(\w+)\|staff\/\(\?:([\w|-]+)\)\)\$ \{/.exec(read("deploy/nginx/site.conf")) ?? [];
  const passed = [areas, ...staff.split("|").map((name) => `staff/${name}`)].map((name) => `/api/${name}`);
  const source = read("lib/platform/request/request-body.ts");
  const large = [...source.matchAll(/"(\/api\/[\w/-]+)": max\w+Bytes/g)].map(([, path]) => path);
  expect(passed.sort()).toEqual(large.sort());
  for (const path of passed) expect(maxBodyBytesOf(path)).toBeLessThanOrEqual(12 * 1024 * 1024);
});

test("no edge refuses a received email for its size", () => {
  const path = "/api/webhooks/mail";
  expect(read("deploy/nginx/site.conf")).toMatch(
    new RegExp(`location = ${path} \\{[^}]*client_max_body_size 0;[^}]*proxy_request_buffering off;`),
  );
  expect(read("deploy/Caddyfile")).toMatch(new RegExp(`@others not path .*${path}$`, "m"));
  type Ingress = {
    metadata: { annotations: Record<string, string> };
    spec: { rules: { http: { paths: { path: string }[] } }[] };
  };
  const sizes = parseAllDocuments(read("deploy/k8s/ingress.yaml"))
    .map((document) => document.toJS() as Ingress)
    .map(({ metadata, spec }) => [
      spec.rules[0]?.http.paths[0]?.path,
      metadata.annotations["nginx.ingress.kubernetes.io/proxy-body-size"],
    ]);
  expect(sizes).toEqual([
    ["/", "12m"],
    [path, "0"],
  ]);
});

test("nginx and Caddy encrypt with current protocols, and do not redirect programs that call the API without encryption", () => {
  const site = read("deploy/nginx/site.conf");
  const [plain = "", ...encrypted] = site.split(/^server \{$/m).slice(1);
  expect(plain.indexOf("location /api/ { return 403; }")).toBeGreaterThan(-1);
  expect(encrypted).toHaveLength(2);
  for (const server of encrypted) {
    expect(server).toMatch(/ssl_protocols TLSv1\.2 TLSv1\.3;/);
    const [, ciphers = ""] = /ssl_ciphers (\S+);/.exec(server) ?? [];
    expect(
      ciphers.split(":").filter((name) => !/^ECDHE-(?:ECDSA|RSA)-(?:AES(?:128|256)-GCM-SHA|CHACHA20)/.test(name)),
    ).toEqual([]);
  }
  expect(read("deploy/Caddyfile")).toMatch(/http:\/\/\{\$SITE_HOST\} \{\s+handle \/api\/\* \{\s+respond 403/);
});

test("alarms and the board name only metrics that exist", () => {
  const programs = ["scripts/serve/request-metrics.ts", "scripts/worker/work-metrics.ts", "scripts/metrics/listen.ts"];
  const sources = programs.map(read).join("\n");
  const own = new Set([...sources.matchAll(/\bsite_[a-z_]+/g)].map(([name]) => name));
  const used = ["deploy/prometheus/alerts.yml", "deploy/grafana/board.json"].flatMap((path) => [
    ...read(path).matchAll(/\bsite_[a-z_]+/g),
  ]);
  const unknown = used.map(([name]) => name.replace(/_(bucket|count|sum)$/, "")).filter((name) => !own.has(name));
  expect(unknown).toEqual([]);
  expect(() => JSON.parse(read("deploy/grafana/board.json"))).not.toThrow();
});

test("the servers and the worker start after the migrations, but are not stopped or left out with them", () => {
  for (const name of ["site-web@", "site-worker"]) {
    const unit = read(`deploy/systemd/${name}.service`);
    expect(unit).toMatch(/^After=.*\bsite-migrate\.service$/m);
    expect(unit).toMatch(/^Wants=.*\bsite-migrate\.service$/m);
    expect(unit).not.toMatch(/^(?:Requires|BindsTo|PartOf)=.*site-migrate/m);
  }
  const units = readdirSync("deploy/systemd").filter((name) => /^site-(?:web|worker|migrate)/.test(name));
  for (const name of units) {
    // Without the limit of starts, a database that comes an hour later is found too.
    expect(read(`deploy/systemd/${name}`)).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(read(`deploy/systemd/${name}`)).toMatch(/^Restart=(?:always|on-failure)$/m);
  }
});

test("Kubernetes has the same alarms, on jobs of the same names", () => {
  const { groups } = parse(read("deploy/prometheus/alerts.yml")) as { groups: unknown };
  expect(parse(read("deploy/k8s/alarms.yaml"))).toMatchObject({ kind: "PrometheusRule", spec: { groups } });
  const monitor = parseAllDocuments(read("deploy/k8s/web.yaml"))
    .map((document) => document.toJS() as { kind: string; spec: { podMetricsEndpoints: object[] } })
    .find(({ kind }) => kind === "PodMonitor");
  expect(monitor?.spec.podMetricsEndpoints).toMatchObject([
    { relabelings: [{ targetLabel: "job", replacement: "site-$1" }] },
  ]);
});

test("the servers of one machine have metrics on ports of their own", () => {
  expect(read("deploy/systemd/site-web@.service")).toMatch(/^Environment=METRICS_PORT=1%i$/m);
  expect(read("deploy/site.env.example")).not.toMatch(/^METRICS_PORT=/m);
});

test("the alarm about failed requests leaves out the routes that report a failure of something else", () => {
  const [, rule = ""] = /alert: SiteErrors\n([\s\S]*?)- alert:/.exec(read("deploy/prometheus/alerts.yml")) ?? [];
  const counted = rule.match(/requests?_duration_seconds_count\{[^}]*\}/g) ?? [];
  expect(counted).toHaveLength(2);
  for (const selector of counted) {
    const [, route = ""] = /route!~"([^"]+)"/.exec(selector) ?? [];
    for (const path of ["/api/status", "/api/ready"]) expect(routeName(path)).toMatch(new RegExp(`^(?:${route})$`));
  }
});

test("the kustomization lists every manifest", () => {
  const { resources } = parse(read("deploy/k8s/kustomization.yaml")) as { resources: string[] };
  const manifests = readdirSync("deploy/k8s").filter((name) => name !== "kustomization.yaml");
  expect([...resources].sort()).toEqual(manifests.map((name) => basename(name)).sort());
});

type Service = {
  image?: string;
  secrets?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
};

const compose = () =>
  parse(read("deploy/compose.yaml"), { merge: true }) as {
    services: Record<string, Service>;
    secrets: Record<string, { file: string }>;
  };

test("in Compose, only the edge has ports, and each secret and each dependency exists", () => {
  const { services, secrets } = compose();
  expect(
    Object.entries(services)
      .filter(([, { ports }]) => ports)
      .map(([name]) => name),
  ).toEqual(["edge"]);
  const all = Object.values(services);
  expect(all.flatMap((each) => each.secrets ?? []).filter((name) => !(name in secrets))).toEqual([]);
  expect(all.flatMap((each) => Object.keys(each.depends_on ?? {})).filter((name) => !(name in services))).toEqual([]);
  expect(all.map(({ image }) => image).filter((image) => !/:[^:]*\d/.test(image ?? ""))).toEqual([]);
});

test("in Compose, Prometheus asks and calls only services that exist, on the ports that they have", () => {
  const { services } = compose();
  const targets = [...read("deploy/prometheus/prometheus.yml").matchAll(/"([a-z0-9-]+):(\d+)"/g)];
  expect(targets.map(([, name = ""]) => name).sort()).toEqual(["alertmanager", "web-1", "web-2", "worker"]);
  for (const [, name = "", port] of targets.filter(([, each]) => each !== "alertmanager")) {
    // A worker uses the port after METRICS_PORT.
    const offset = name === "worker" ? 1 : 0;
    expect(Number(services[name]?.environment?.METRICS_PORT) + offset).toBe(Number(port));
  }
  expect(services.alertmanager).toBeDefined();
});

test("in Compose, each file of a secret is one that a service gets", () => {
  const { services } = compose();
  for (const { environment = {}, secrets = [] } of Object.values(services)) {
    const named = Object.values(environment).flatMap((value) => /^\/run\/secrets\/(.+)$/.exec(value)?.[1] ?? []);
    expect(named.filter((name) => !secrets.includes(name))).toEqual([]);
  }
});
