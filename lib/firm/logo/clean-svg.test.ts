import sharp from "sharp";

import { cleanSvg } from "./clean-svg";

const bytes = (text: string) => new TextEncoder().encode(text);
const drawing = (inside: string, head = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 44"') =>
  bytes(`<svg ${head}>${inside}<path d="M0 0h40v44H0z" fill="#13213a"/></svg>`);
const cleaned = (file: Uint8Array) => {
  const result = cleanSvg(file);
  if ("fault" in result) throw new Error(result.fault);
  return result;
};

/** Nothing that a browser runs, loads or follows. */
const dangerous =
  /href="(?!#)|script|on\w+\s*=|foreignObject|javascript|data:|https?:(?!\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink)")|@import|<use|<image|<animate|<set|<style|<iframe|<a\b|&(?!amp;|lt;|gt;|quot;)/i;

describe("an attack is left out, and the drawing stays", () => {
  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script with a CDATA section", "<script><![CDATA[alert(1)]]></script>"],
    ["a script in capitals", "<SCRIPT>alert(1)</SCRIPT>"],
    ["a script with a prefix", '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ["a script of another site", '<script href="https://evil.example/x.js"/>'],
    ["an unclosed script", "<g><script>alert(1)</g>"],
    ["HTML in a foreign object", "<foreignObject><iframe src='javascript:alert(1)'/></foreignObject>"],
    ["an event handler", '<g onload="alert(1)"><rect width="1" height="1"/></g>'],
    ["an event handler in mixed case", '<rect OnClick="alert(1)" width="1" height="1"/>'],
    ["a link with a script", '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'],
    ["a link with an encoded script", '<a xlink:href="java&#x73;cript:alert(1)"><rect/></a>'],
    ["a picture of another site", '<image href="https://evil.example/pixel.png"/>'],
    ["a picture with a drawing inside", '<image xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ["the use of another file", '<use href="https://evil.example/a.svg#x"/>'],
    ["the use of a data address", '<use xlink:href="data:image/svg+xml;base64,PHN2Zz4=#x"/>'],
    ["an animation that sets a link", '<animate attributeName="href" values="javascript:alert(1)"/>'],
    ["a set of an event handler", '<set attributeName="onload" to="alert(1)"/>'],
    ["a style sheet that loads", "<style>@import url(https://evil.example/a.css);</style>"],
    ["a fill of another site", '<rect fill="url(https://evil.example/a.svg#g)" width="1" height="1"/>'],
    ["a fill with an escape", '<rect fill="u\\72l(https://evil.example/a)" width="1" height="1"/>'],
    ["a style that loads", '<rect style="fill:url(https://evil.example/a.svg#g)" width="1" height="1"/>'],
    ["a style with an escape", '<rect style="fill:u\\72l(//evil.example/a)" width="1" height="1"/>'],
    ["a filter that loads", '<filter id="f"><feImage href="https://evil.example/p.png"/></filter>'],
    ["a gradient of another file", '<linearGradient id="g" href="https://evil.example/a.svg#g"/>'],
    ["a gradient of a file beside it", '<linearGradient id="g" xlink:href="other.svg#g"/>'],
    ["an XML style sheet", '<?xml-stylesheet href="https://evil.example/a.xsl"?>'],
    ["a nested page", "<html><body onload='alert(1)'/></html>"],
    ["a handler outside a namespace", '<handler type="text/ecmascript">alert(1)</handler>'],
    ["a comment that hides a script", "<!-- --><script>alert(1)</script><!-- -->"],
    ["a title with markup", "<title>&lt;script>alert(1)&lt;/script></title>"],
  ])("%s", async (_, attack) => {
    const { svg } = cleaned(drawing(attack));
    if (!attack.startsWith("<title")) expect(svg).not.toMatch(dangerous);
    expect(svg).not.toMatch(/<script/i);
    expect(svg).toContain('d="M0 0h40v44H0z"');
    expect((await sharp(Buffer.from(svg)).metadata()).format).toBe("svg");
    // What is left is left again.
    expect(cleaned(bytes(svg)).svg).toBe(svg);
  });

  it("says what was left out", () => {
    const { leftOut, svg } = cleaned(drawing('<script/><g onload="x()"/><text>Firm</text>'));
    expect(leftOut).toEqual(["script", "onload", "text"]);
    expect(svg).not.toContain("Firm");
  });
});

describe("a file is refused", () => {
  const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
  const deep = `${"<g>".repeat(60_000)}${"</g>".repeat(60_000)}`;
  const clips = Array.from(
    { length: 12 },
    (_, index) => `<clipPath id="c${index}">${`<rect clip-path="url(#c${index + 1})"/>`.repeat(9)}</clipPath>`,
  ).join("");
  it.each([
    ["a program with another name", new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), "logoNotPicture"],
    ["an ELF program", new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), "logoNotPicture"],
    ["a shell script", bytes("#!/bin/sh\nrm -rf /\n<svg/>"), "logoNotPicture"],
    ["a page", bytes("<!doctype html><html><svg></svg></html>"), "logoNotPicture"],
    ["an XML file", bytes('<?xml version="1.0"?><feed/>'), "logoNotPicture"],
    ["an empty file", new Uint8Array(), "logoNotPicture"],
    ["another encoding", new Uint8Array(Buffer.from("\ufeff<svg><path/></svg>", "utf16le")), "logoNotPicture"],
    ["text with NUL", bytes("<svg>\0<path/></svg>"), "logoNotPicture"],
    ["entities", bytes(`${bomb}<svg xmlns="http://www.w3.org/2000/svg"><path d="&b;"/></svg>`), "logoEntities"],
    [
      "an entity from a file",
      bytes('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
      "logoEntities",
    ],
    [
      "a parameter entity",
      bytes('<!DOCTYPE svg [<!ENTITY % p SYSTEM "http://evil.example/d"> %p;]><svg/>'),
      "logoEntities",
    ],
    ["huge nesting", drawing(deep), "logoTooComplex"],
    ["nesting in a small file", drawing(`${"<g>".repeat(40)}${"</g>".repeat(40)}`), "logoTooComplex"],
    ["many elements", drawing("<g/>".repeat(5_000)), "logoTooComplex"],
    ["clipping paths of clipping paths", drawing(clips), "logoTooComplex"],
    [
      "a drawing without a shape",
      bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      "logoEmpty",
    ],
    ["shapes only inside a symbol", bytes('<svg xmlns="x"><symbol><path d="M0 0"/></symbol></svg>'), "logoEmpty"],
  ])("%s", (_, file, fault) => {
    const began = performance.now();
    expect(cleanSvg(file)).toEqual({ fault });
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

it("keeps gradients, groups, transformations, colours and clipping paths", () => {
  const inside = [
    '<defs><linearGradient id="a" gradientTransform="rotate(90)"><stop offset="0" stop-color="rgb(1, 2, 3)"/></linearGradient>',
    '<radialGradient id="b" xlink:href="#a"/><clipPath id="c"><rect width="4" height="4"/></clipPath></defs>',
    '<g transform="translate(1 -2) scale(.5)" fill="url(#b)" clip-path="url(#c)" style="stroke:#fff;stroke-width:2px">',
    '<circle cx="1" cy="1" r="1"/></g>',
  ].join("");
  const { svg, leftOut } = cleaned(drawing(inside));
  for (const kept of [
    "linearGradient",
    'xlink:href="#a"',
    "translate(1 -2) scale(.5)",
    "url(#b)",
    "url(#c)",
    "stroke:#fff",
  ])
    expect(svg).toContain(kept);
  expect(leftOut).toEqual([]);
});

it.each([
  ["comments", "<!-- a -->".repeat(400)],
  ["document types", "<!DOCTYPE".repeat(50_000)],
])("reads a file of many %s in linear time", (_, text) => {
  const began = performance.now();
  expect(cleanSvg(new TextEncoder().encode(text))).toHaveProperty("fault");
  expect(performance.now() - began).toBeLessThan(2_000);
});
