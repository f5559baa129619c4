import ts from "typescript";

import { importsOf, isTest, parse, withoutExtension, withoutTypes } from "./source";
import type { Source } from "./source";

/**
 * Lists the namespaces that a `ClientMessages` lacks: the client components inside it, or the files that they import,
 * read them. A nested provider replaces the texts of the outer provider, so the outer list does not help.
 */
export function missingNamespaces(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [withoutExtension(source.path), source]));
  return sources
    .filter(({ path, text }) => !isTest(path) && text.includes("<ClientMessages "))
    .flatMap((source) => providersIn(parse(source)).flatMap((provider) => lacking(source, provider)));

  function lacking(source: Source, provider: ts.JsxElement): string[] {
    const listed = new Set(provider.openingElement.attributes.getText().match(/(?<=")[\w-]+(?=")/g));
    const missing = componentsIn(source, provider).flatMap((component) =>
      [...namespacesBelow(component, new Set())].map((namespace) => ({ component, namespace })),
    );
    return missing
      .filter(({ namespace }) => !listed.has(namespace))
      .map(({ component, namespace }) => `${source.path}: ${component.path} needs ${namespace}`);
  }

  /** The files of the components that the element shows. */
  function componentsIn(source: Source, element: ts.Node): Source[] {
    const names = tagsIn(element);
    return (parse(source).statements.filter(ts.isImportDeclaration) as readonly ts.ImportDeclaration[])
      .filter(({ importClause }) =>
        names.some((name) => new RegExp(`\\b${name}\\b`).test(importClause?.getText() ?? "")),
      )
      .flatMap((statement) => importsOf({ path: source.path, text: statement.getText() }))
      .flatMap((path) => byPath.get(path) ?? []);
  }

  /** The namespaces that browsers need for a component. A file with its own provider is checked by itself. */
  function namespacesBelow(source: Source, seen: Set<Source>, isClient = false): Set<string> {
    if (seen.has(source) || /^"use server";/m.test(source.text) || source.text.includes("<ClientMessages "))
      return new Set();
    seen.add(source);
    const isInBrowser = isClient || /^"use client";/m.test(source.text);
    const own = isInBrowser ? (source.text.match(/(?<=useTranslations\(")\w+/g) ?? []) : [];
    const imported = importsOf(withoutTypes(source)).flatMap((path) => byPath.get(path) ?? []);
    const below = imported.filter(({ path }) => path.endsWith(".tsx") || isInBrowser);
    return new Set([...own, ...below.flatMap((each) => [...namespacesBelow(each, seen, isInBrowser)])]);
  }
}

/** The `ClientMessages` elements of a file. */
function providersIn(node: ts.Node): ts.JsxElement[] {
  const isProvider = ts.isJsxElement(node) && node.openingElement.tagName.getText() === "ClientMessages";
  return [...(isProvider ? [node] : []), ...childrenOf(node).flatMap(providersIn)];
}

function tagsIn(node: ts.Node): string[] {
  const isTag = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
  return [...(isTag ? [node.tagName.getText()] : []), ...childrenOf(node).flatMap(tagsIn)];
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  return children;
}
