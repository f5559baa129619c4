"use client";

import { useEffect, useRef, useState } from "react";

import { useRefresh } from "@/components/desk/frame/page-refresh";
import { uploadResults } from "@/lib/documents/schema";
import type { UploadResult } from "@/lib/documents/schema";

/** The pause before the page asks again whether a document was scanned, in milliseconds. */
const pause = 2_000;

type Options = {
  readonly clientId: string;
  readonly rows: readonly { readonly id: string; readonly state: string }[];
  readonly maxBytes: number;
  /** What the browser says if the email is sent during an upload. */
  readonly busy: string;
};

type Refused = { readonly name: string; readonly result: UploadResult };

/**
 * Uploads files to a client's documents while an email is written. `added` are the ids of the documents that were
 * stored. The form cannot be sent during an upload, because the email would go out without the file.
 */
export function useUploads({ clientId, rows, maxBytes, busy }: Options) {
  const refresh = useRefresh();
  const field = useRef<HTMLInputElement>(null);
  const [added, setAdded] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isUploading, setUploading] = useState(false);
  const isScanning = added.some((id) => rows.every((row) => row.id !== id || row.state === "held"));
  useEffect(() => {
    if (!isScanning) return undefined;
    const timer = setInterval(() => refresh("background"), pause);
    return () => clearInterval(timer);
  }, [isScanning, refresh]);

  async function upload(files: readonly File[]) {
    if (files.length === 0) return;
    field.current?.setCustomValidity(busy);
    setUploading(true);
    setRefused([]);
    for (const file of files) {
      const { result, id } = await send(clientId, file, maxBytes);
      if (id === undefined) setRefused((before) => [...before, { name: file.name, result }]);
      else setAdded((before) => [...before, id]);
    }
    setUploading(false);
    if (field.current) {
      field.current.setCustomValidity("");
      field.current.value = "";
    }
    refresh();
  }
  return { added, refused, isUploading, field, upload: (files: readonly File[]) => void upload(files) };
}

type Answer = { readonly result: UploadResult; readonly id?: string | undefined };

async function send(client: string, file: File, maxBytes: number): Promise<Answer> {
  if (file.size > maxBytes) return { result: "size" };
  const body = new FormData();
  body.set("client", client);
  body.set("file", file);
  try {
    const headers = { accept: "application/json" };
    const response = await fetch("/api/staff/documents", { method: "POST", body, headers });
    if (!response.ok) return { result: response.status === 429 ? "limit" : "failed" };
    const { result, id } = (await response.json()) as { result?: unknown; id?: string };
    return { result: uploadResults.find((each) => each === result) ?? "failed", id };
  } catch {
    return { result: "failed" };
  }
}
