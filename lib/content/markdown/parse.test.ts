import { blocksOf } from "./blocks";
import { checkCites, parseText } from "./parse";
import type { ParsedText } from "./parse";

/** The problems of a text, as "line code name". */
function problemsOf(markdown: string): readonly string[] {
  const result = parseText(markdown);
  return result.ok ? [] : result.problems.map(({ line, code, name }) => [line, code, name].join(" ").trim());
}

function parsed(markdown: string): ParsedText {
  const result = parseText(markdown);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.text;
}

it.each([
  ["a\n\n<b>x</b>", ["3 html <b>", "3 html </b>"]],
  ["<script>\nalert(1)\n</script>", ["1 html <script>"]],
  ["<Note>\nText\n</Note>", ["1 html <Note>"]],
  ["<!-- c -->", ["1 html <!-- c -->"]],
  ["a <Foo {...b}>", ["1 html <Foo"]],
  ["export const head = {};", ["1 module export const"]],
  ['import { a } from "b";', ["1 module import {"]],
  ["![Alt](/a.png)", ["1 image ![Alt](/a.png)"]],
  ["a[^1]\n\n[^1]: b", ["1 footnote [^1]", "3 footnote [^1]: b"]],
  ["a[^1]", ["1 footnote [^1]"]],
  ["[a]\n\n[a]: /b", ["1 definition [a]", "3 definition [a]: /b"]],
  ["Title\n---", ["1 heading Title"]],
  ["# Title", ["1 headingLevel # Title"]],
  ["#### Title", ["1 headingLevel #### Title"]],
  [":::law{of=ca}\n:::\n", ["1 emptyBlock :::law"]],
  ["## Same\n\n## Same!", ["3 sameHeading Same!"]],
  ["## ???", ["1 emptyHeading ???"]],
  ["```\na\n```", ["1 code ```"]],
  ["a\n\n    b", ["3 code b"]],
  ["a\n\n***", ["3 separator ***"]],
  ["a\\\nb", ["1 lineBreak \\"]],
  ["~~a~~", ["1 strikethrough ~~a~~"]],
  ["- [ ] a", ["1 taskList"]],
  [":::callout\na\n:::", ["1 unknownBlock :::callout"]],
  ["::note", ["1 unknownBlock ::note"]],
  ["::: note\na\n:::", ["1 brokenBlock ::: note"]],
  [":::note A title\na\n:::", ["1 brokenBlock :::note A title"]],
  [":::note\na", ["1 unclosedBlock :::note"]],
  [":::note\n:::", ["1 emptyBlock :::note"]],
  [":::note\n## a\n:::", ["2 notHere heading"]],
  [":::steps\n- a\n:::", ["1 notHere :::steps"]],
  [":::steps[Title]\n1. a\n:::", ["1 notHere :::steps"]],
  ["- a\n\n  > b", ["3 notHere blockquote"]],
  [":::law{of=ca}\na\n:::", ["1 notHere :::law"]],
  ["a :foo[b]", ["1 unknownWord :foo"]],
  ["a :Firm[name]", ["1 unknownWord :Firm"]],
  ["a :constructor[b]", ["1 unknownWord :constructor"]],
  [":::constructor\na\n:::", ["1 unknownBlock :::constructor"]],
  ["a :firm[owner]", ["1 unknownValue :firm[owner]"]],
  ["a :firm", ["1 missingValue :firm"]],
  ["a :cite[*1*]", ["1 unknownValue :cite"]],
  ["a :cite[0]", ["1 unknownValue :cite[0]"]],
  ["a :cite[1]{.b}", ["1 unknownSetting :cite{class}"]],
  ["a :kept[clientFile]", ["1 unknownValue :kept[clientFile]"]],
  ["a :when[b]", ["1 missingSetting :when"]],
  ["a :when[b]{firm=ca cards=yes}", ["1 missingSetting :when"]],
  ["a :when[b]{firm=de}", ["1 unknownValue :when{firm=de}"]],
  ["a :when[b :owner[c]]{firm=ca}", ["1 unknownWord :owner"]],
  ["::withdrawal{law=ca}", ["1 unknownValue ::withdrawal{law=ca}"]],
  ["::picture{file=a.png}", ["1 missingSetting ::picture"]],
  ["::picture{file=../a.png alt=b}", ["1 unknownValue ::picture{file=../a.png}"]],
  ["::call[Now]", ["1 unknownSetting ::call[]"]],
  ["[a](javascript:alert(1))", ["1 link javascript:alert(1)"]],
  ["[a](http://b.example)", ["1 link http://b.example"]],
  ["[a](//b.example)", ["1 link //b.example"]],
  ["[a](/\\b.example)", ["1 link /\\b.example"]],
  ["[a](https://)", ["1 link https://"]],
  ["[a](b)", ["1 link b"]],
  ["www.b.example", ["1 link http://www.b.example"]],
])("refuses %j with its line", (markdown, problems) => {
  expect(problemsOf(markdown)).toEqual(problems);
});

it.each([
  "Note:then",
  "10:30",
  "Kund:innen",
  "a:b:c",
  "C:D *e:f* [g:h](/i)",
  "a : b",
  "{x}",
  "1:a, 2:b",
  "| a:b |\n| --- |\n| c:d |",
])("keeps the colons of %j as text", (markdown) => {
  const { tree, words } = parsed(markdown);
  expect(JSON.stringify(tree)).not.toContain("Directive");
  expect(Object.values(words).flat()).toEqual([]);
  const plain = (text: string) => text.replace(/[*[\]()|\s-]|\/i/g, "");
  const values = [...JSON.stringify(tree).matchAll(/"value":"([^"]*)"/g)].map(([, value]) => value).join("");
  expect(plain(values)).toBe(plain(markdown));
});

it("lists what a text inserts and cites, and its outline", () => {
  const text = parsed(
    "## Größe der Œuvre\n\nOne:cite[3] :firm[name] :when[two :price[initial-consultation]]{firm=ca}\n\n::source{n=1}\n\n" +
      '::claim{key=team.a}\n\n:claim[b] :kept[client-file]\n\n::picture{file=a.png alt="A"}\n',
  );
  expect(text.words).toEqual({
    facts: ["name"],
    prices: ["initial-consultation"],
    claims: ["team.a", "b"],
    periods: ["client-file"],
    pictures: ["a.png"],
  });
  expect(text.sources).toEqual([1, 3]);
  expect(text.outline).toEqual({ words: 5, sections: [{ id: "grosse-der-oeuvre", title: "Größe der Œuvre" }] });
  expect(checkCites(text, 3)).toEqual([]);
  expect(checkCites(text, 2)).toEqual([{ line: 3, code: "unknownSource", name: "3" }]);
});

it("gives a block the same hash whatever its white space, and another one when a word changes", () => {
  const hashes = (markdown: string) => blocksOf(parsed(markdown).tree).map(({ hash }) => hash);
  const original = hashes("## A\n\nOne *two*\nthree.\n\n- a\n- b\n\n| a | b |\n| --- | --- |\n| c | d |\n");
  expect(original).toHaveLength(4);
  expect(
    hashes("## A  \r\n\r\n\r\nOne   _two_ three.\r\n\r\n* a\r\n\r\n* b\r\n\r\n| a   | b |\r\n|---|-----|\r\n| c | d |"),
  ).toEqual(original);
  const changed = hashes("## A\n\nOne *two*\nfour.\n\n- a\n- b\n\n| a | b |\n| --- | --- |\n| c | e |\n");
  expect(changed.map((hash, index) => hash === original[index])).toEqual([true, false, true, false]);
});
