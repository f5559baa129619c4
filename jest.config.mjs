import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

// An unusual time zone reveals code that relies on the default zone. Jest's workers inherit TZ from this process.
process.env.TZ = "Asia/Kathmandu";

/** The names of the packages that consist of ES modules. Next's compiler must convert these packages for Jest. */
const packages = ["node_modules/{*,@*/*}/package.json", "node_modules/{*,@*/*}/node_modules/{*,@*/*}/package.json"];
const modern = globSync(packages, { cwd: import.meta.dirname })
  .filter((path) => JSON.parse(readFileSync(join(import.meta.dirname, path), "utf8")).type === "module")
  .map((path) => dirname(path).replaceAll("\\", "/").split("node_modules/").at(-1));

const shared = {
  rootDir: import.meta.dirname,
  roots: ["<rootDir>/app", "<rootDir>/components", "<rootDir>/lib", "<rootDir>/scripts"],
  moduleFileExtensions: ["ts", "tsx", "mjs", "js", "json", "node"],
  moduleNameMapper: {
    "\\.css$": "<rootDir>/lib/testing/setup-nothing.ts",
    "^@/(.*)$": "<rootDir>/$1",
  },
  // Jest uses Next's compiler, so that tests run the same code as the build.
  transform: {
    "\\.(m?js|tsx?)$": [require.resolve("next/dist/build/swc/jest-transformer"), { jsConfig: {}, isEsmProject: false }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modern.join("|")})/)(?!.*\\.mjs$)`],
  setupFiles: ["<rootDir>/lib/testing/setup-settings.ts"],
};

const always = ["<rootDir>/lib/testing/setup-console.ts"];

export default {
  // In milliseconds. The timeout is long, because a whole process can pause for seconds on a busy machine.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testEnvironment: "node",
      testMatch: ["**/*.test.ts"],
      testPathIgnorePatterns: ["\\.(db|flood)\\.test\\.ts$", "<rootDir>/scripts/(local|testing)/"],
      setupFilesAfterEnv: always,
    },
    {
      ...shared,
      displayName: "local",
      testEnvironment: "node",
      testMatch: ["<rootDir>/scripts/{local,testing}/**/*.test.ts"],
      setupFilesAfterEnv: always,
    },
    {
      ...shared,
      displayName: "flood",
      testEnvironment: "node",
      testMatch: ["**/*.flood.test.ts"],
      setupFilesAfterEnv: always,
    },
    {
      ...shared,
      displayName: "db",
      testEnvironment: "node",
      testMatch: ["**/*.db.test.ts"],
      globalSetup: "<rootDir>/scripts/testing/setup-server.ts",
      globalTeardown: "<rootDir>/scripts/testing/setup-server-end.ts",
      setupFiles: [...shared.setupFiles, "<rootDir>/lib/testing/setup-database-address.ts"],
      setupFilesAfterEnv: [...always, "<rootDir>/lib/testing/setup-database.ts"],
    },
    {
      ...shared,
      displayName: "ui",
      testEnvironment: "jsdom",
      testMatch: ["**/*.test.tsx"],
      setupFilesAfterEnv: [...always, "@testing-library/jest-dom", "<rootDir>/lib/testing/setup-browser.ts"],
    },
  ],
};
