"use client";

import type { ChangeEvent } from "react";

import { fileHash } from "@/lib/evidence/file-hash";
import type { FileFact } from "@/lib/evidence/work";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { EvidenceTexts } from "./texts";

type Props = {
  readonly texts: EvidenceTexts;
  readonly locale: Locale;
  readonly files: readonly FileFact[];
  readonly onFile: (file: FileFact) => void;
};

/** More files at once are not read. */
const mostFiles = 500;

/** The fingerprints of the visitor's files. The files stay where they are. */
export function FileList({ texts: { files }, locale, files: hashed, onFile }: Props) {
  async function add({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = [...(target.files ?? [])].slice(0, mostFiles);
    for (const file of chosen) {
      const hash = await fileHash(file, globalThis.crypto.subtle as SubtleCrypto | undefined);
      onFile({ name: file.name, size: file.size, hash });
    }
  }

  const size = new Intl.NumberFormat(locale);
  return (
    <section className="evidence-part" aria-labelledby="files-title">
      <h2 id="files-title">{files.title}</h2>
      <p>{files.hint}</p>
      <label className="evidence-file">
        {files.choose} <input type="file" multiple onChange={(event) => void add(event)} />
      </label>
      <ul className="evidence-list" aria-live="polite">
        {hashed.map(({ name, size: bytes, hash }, at) => (
          <li key={`${at} ${hash}`}>
            <b>{name}</b> {size.format(bytes)} {files.bytes}
            {hashed.findIndex((each) => each.hash === hash) < at && ` ${files.twice}`}
            <span className="evidence-code"> {hash}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
