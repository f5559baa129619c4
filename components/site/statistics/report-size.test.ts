import { gzipSync } from "node:zlib";

import { buildSync } from "esbuild";

it("the script of the statistics has at most 2 KB after compression", () => {
  const [file] = buildSync({
    entryPoints: ["components/site/statistics/report.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
  }).outputFiles;
  const bytes = gzipSync(file?.contents ?? "").length;
  expect(bytes).toBeGreaterThan(300);
  expect(bytes).toBeLessThanOrEqual(2_048);
});
