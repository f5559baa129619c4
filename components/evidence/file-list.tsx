"use client";

import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { fileHash } from "@/lib/evidence/file-hash";
import type { FileFact } from "@/lib/evidence/work";
import type { Locale } from "@/lib/platform/i18n/locales";

import { FileButton } from "./file-button";
import type { EvidenceTexts } from "./texts";

type Props = {
  readonly texts: EvidenceTexts;
  readonly locale: Locale;
  readonly files: readonly FileFact[];
  readonly onFile: (file: FileFact) => void;
  /** Takes the file at a place off the list. */
  readonly onRemove: (at: number) => void;
};

/** More files at once are not read. */
const mostFiles = 500;

/** The fingerprints of the visitor's files. The files stay where they are. */
export function FileList({ texts: { files }, locale, files: hashed, onFile, onRemove }: Props) {
  async function add(chosen: readonly File[]): Promise<void> {
    for (const file of chosen.slice(0, mostFiles)) {
      const hash = await fileHash(file, globalThis.crypto.subtle as SubtleCrypto | undefined);
      onFile({ name: file.name, size: file.size, hash });
    }
  }

  const size = new Intl.NumberFormat(locale);
  return (
    <section className="evidence-part" aria-labelledby="files-title">
      <h2 id="files-title">{files.title}</h2>
      <div className="evidence-drop">
        <FileButton label={files.choose} icon="plus" isMultiple onFiles={add} />
        <p>{files.hint}</p>
      </div>
      <ul className="evidence-files" aria-live="polite">
        {hashed.map(({ name, size: bytes, hash }, at) => (
          <li key={`${at} ${hash}`}>
            <div>
              <b>{name}</b>
              <small>
                {size.format(bytes)} {files.bytes}
              </small>
              <details>
                <summary>
                  {files.fingerprint} {hash.slice(0, 4)} … {hash.slice(-4)}
                </summary>
                <p className="evidence-code">SHA-256 {hash}</p>
              </details>
            </div>
            {hashed.findIndex((each) => each.hash === hash) < at && <Badge tone="warn">{files.twice}</Badge>}
            <Button variant="link" aria-label={`${files.remove}: ${name}`} onClick={() => onRemove(at)}>
              {files.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
