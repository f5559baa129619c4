import { createConfig, lintFromString } from "@redocly/openapi-core";
import { text } from "node:stream/consumers";

/**
 * Reads an OpenAPI document from the standard input and writes its problems to the standard output, as JSON. It is a
 * program of its own, because Jest cannot load the linter's modules.
 */
const config = await createConfig({
  extends: ["recommended-strict"],
  rules: {
    // The firm's contract with users of the API is its terms of service, not a license.
    "info-license": "off",
    // A test's site is on localhost.
    "no-server-example.com": "off",
  },
});
const problems = await lintFromString({ source: await text(process.stdin), config, absoluteRef: "openapi.json" });
const lines = problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
process.stdout.write(JSON.stringify(lines));
