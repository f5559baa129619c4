import { globSync } from "node:fs";

import coreWebVitals from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";
import redos from "eslint-plugin-redos";
import regexp from "eslint-plugin-regexp";
import { defineConfig, globalIgnores } from "eslint/config";

/**
 * The rules about React components. They take a third of the linting time, because some of these rules run React's
 * compiler on each file.
 */
const componentRules = coreWebVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks)\//.test(name) && !/rules-of-hooks|exhaustive-deps/.test(name));

/** Code such as `{ ...{ a: 1, b: 2 } }` hides several properties in one line, where they are easy to overlook. */
const spreadLiteral = {
  selector: ":matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression",
  message: "Write the properties of the object directly, without the spread.",
};

export default defineConfig([
  globalIgnores([
    ".next/",
    ".next-*/",
    ".data/",
    "lib/platform/db/generated/",
    "next-env.d.ts",
    "test-results/",
    "playwright-report/",
    "bench/results/",
  ]),
  ...coreWebVitals,
  ...typescript,
  {
    // `no-html-link-for-pages` depends on the list of pages. The list is in the settings, so that ESLint's cache key
    // changes with the list.
    settings: { pages: globSync("app/**/page.tsx", { cwd: import.meta.dirname }).sort() },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "prefer-const": "error",
      "no-var": "error",
      "no-control-regex": "error",
      "no-restricted-syntax": ["error", spreadLiteral],
    },
  },
  {
    // A pattern in more than linear time can hold the server for minutes. These rules find many such patterns, but not
    // all of them, so tests also measure the readers of foreign text (`lib/testing/worst-texts.ts`). ReDoS finds
    // exponential patterns that the others overlook. Of its polynomial ones, most read texts that are short.
    plugins: { redos, regexp },
    rules: {
      "redos/no-vulnerable": ["error", { permittableComplexities: ["polynomial"], timeout: 5_000 }],
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
  {
    files: ["**/*.ts", "**/*.tsx"],
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "separate-type-imports", disallowTypeAnnotations: false },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
    },
  },
  {
    // These files contain no components and no hooks.
    files: ["{bench,e2e,prisma,scripts}/**", "lib/**/*.ts"],
    rules: Object.fromEntries(componentRules.map((name) => [name, "off"])),
  },
  {
    // These files may read the clock, because pages and layouts render on the server, once per response.
    files: ["app/**"],
    rules: { "react-hooks/purity": "off" },
  },
  {
    // Playwright passes a function named "use" to a fixture. It is not a hook.
    files: ["e2e/**"],
    rules: { "react-hooks/rules-of-hooks": "off" },
  },
  {
    // A fixed delay is too short on a busy machine and too long on an idle machine, so tests wait for a condition.
    files: ["e2e/**"],
    ignores: ["e2e/start/stop.spec.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        spreadLiteral,
        { selector: "CallExpression[callee.property.name='waitForTimeout']", message: "Wait for a condition." },
        { selector: "CallExpression[callee.name='setTimeout']", message: "Wait for a condition." },
        { selector: "ImportDeclaration[source.value='node:timers/promises']", message: "Wait for a condition." },
      ],
    },
  },
  {
    // Next adds no polyfills for most of these features, and phones from a few years ago lack them.
    files: ["components/**"],
    ignores: ["**/*.test.ts", "**/*.test.tsx"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "Map", property: "groupBy", message: "Safari before 17.4 does not have it." },
        { object: "Object", property: "groupBy", message: "Safari before 17.4 does not have it." },
        { object: "Promise", property: "withResolvers", message: "Safari before 17.4 does not have it." },
        { object: "URL", property: "canParse", message: "Safari before 17 does not have it." },
        { object: "URL", property: "parse", message: "Safari before 18 does not have it." },
      ],
    },
  },
  {
    // Two refreshes at once can make Next load the whole page, and text that staff typed is lost.
    files: ["components/desk/**", "app/[[]locale[]]/(staff)/**"],
    ignores: ["components/desk/frame/page-refresh.tsx", "**/*.test.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        spreadLiteral,
        { selector: "CallExpression[callee.property.name='refresh']", message: "Use useRefresh." },
        {
          selector: "VariableDeclarator[init.callee.name='useRouter'] Property[key.name='refresh']",
          message: "Use useRefresh.",
        },
      ],
    },
  },
  {
    files: ["*.config.mjs"],
    rules: { "import/no-anonymous-default-export": "off" },
  },
  {
    // Server code and components must log through log(), because a plain console line may contain personal data.
    files: ["app/**", "components/**", "lib/**", "middleware.ts", "instrumentation.ts"],
    ignores: ["lib/testing/**", "**/*.test.ts", "**/*.test.tsx"],
    rules: { "no-console": "error" },
  },
]);
