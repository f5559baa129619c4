import ts from "typescript";

import { isTest, parse, withoutExtension } from "./source";
import type { Source } from "./source";

/** Lists the files with a name that says nothing about the content. Any code could end up in such a file. */
export function drawers(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /(^|\/)(index|utils|helpers|misc|constants)\.(tsx?|mjs)$/.test(path))
    .map(({ path }) => `${path} has a name that says nothing`);
}

/** The roles of files in a subject's folder that can have several files. */
const roles = "actions|commands|loaders|queries|reads";

/**
 * Lists the files of a role that has two places: a file beside the folder of the same role, such as `actions.ts` beside
 * `actions/`, or a file such as `rule-actions.ts`, which belongs in the folder.
 */
export function splitRoles(sources: readonly Source[]): string[] {
  const files = sources.map(({ path }) => path).filter((path) => path.startsWith("lib/") && !isTest(path));
  const hasFolder = (file: string) => files.some((path) => path.startsWith(`${withoutExtension(file)}/`));
  return files
    .filter(
      (path) =>
        new RegExp(`-(${roles})\\.ts$`).test(path) || (new RegExp(`/(${roles})\\.ts$`).test(path) && hasFolder(path)),
    )
    .map((path) => `${path} belongs in a folder with the other files of its role`);
}

/**
 * Lists the files with inline styles, which the content security policy blocks. A style is allowed if all its
 * properties are undefined: components use it to remove the inline styles of a library.
 */
export function inlineStyles(sources: readonly Source[]): string[] {
  return sources
    .filter(
      (source) =>
        /^(app|components)\/.*\.tsx$/.test(source.path) &&
        !source.path.endsWith(".test.tsx") &&
        hasInlineStyle(parse(source)),
    )
    .map(({ path }) => `${path} has an inline style`);
}

function hasInlineStyle(file: ts.SourceFile): boolean {
  return contains(file, (node) => {
    if (ts.isJsxAttribute(node)) return node.name.getText() === "style" && !resetsStyles(node.initializer, file);
    return (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === "style";
  });
}

/**
 * Whether the value of a style attribute is a variable that `file` declares as an object with only undefined
 * properties.
 */
function resetsStyles(value: ts.JsxAttributeValue | undefined, file: ts.SourceFile): boolean {
  const name = value && ts.isJsxExpression(value) ? value.expression?.getText() : undefined;
  return contains(file, (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== name) return false;
    const { initializer } = node;
    if (!initializer || !ts.isObjectLiteralExpression(initializer)) return false;
    return initializer.properties.every(
      (property) => ts.isPropertyAssignment(property) && property.initializer.getText() === "undefined",
    );
  });
}

/**
 * Lists the server functions that are not built with `publicAction` or `staffAction`. Any client can call a server
 * function, so these builders check access and input first.
 */
export function unguardedActions(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    if (!source.text.includes("use server")) return [];
    const file = parse(source);
    if (!file.statements.some(isUseServer))
      return contains(file, isUseServer) ? [`${source.path} has a server action inside a function`] : [];
    return file.statements
      .filter((statement) => isExported(statement) && !isBuilt(statement))
      .map((statement) => `${source.path} exports ${statement.getText().slice(0, 40)}`);
  });
}

function isUseServer(node: ts.Node): boolean {
  return ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression) && node.expression.text === "use server";
}

function isExported(statement: ts.Statement): boolean {
  if (ts.isExportDeclaration(statement) || ts.isExportAssignment(statement)) return true;
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function isBuilt(statement: ts.Statement): boolean {
  if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) return true;
  if (!ts.isVariableStatement(statement)) return false;
  return statement.declarationList.declarations.every(
    ({ initializer }) =>
      initializer !== undefined &&
      ts.isCallExpression(initializer) &&
      /^(publicAction|staffAction)$/.test(initializer.expression.getText()),
  );
}

function contains(node: ts.Node, is: (node: ts.Node) => boolean): boolean {
  return is(node) || (ts.forEachChild(node, (child) => contains(child, is)) ?? false);
}
