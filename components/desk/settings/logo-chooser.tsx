"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { useControl, useStaffForm } from "@/components/desk/form/form-context";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { logoIdOf, standardLogo } from "@/lib/firm/logo/logo-path";
import type { LogoFault, UploadedLogo } from "@/lib/firm/logo/uploaded-logo";

import { LogoPreviews } from "./logo-previews";

const address = "/api/staff/firm-logo";
const endings = ".svg,.png";

type Known = Extract<UploadedLogo, { readonly id: string }>;

/**
 * Uploads a logo, says what was found in it, and shows it in the header, a share picture, an email and an invoice
 * before it is saved. The file is stored at once, but nothing shows it until the form is saved.
 */
export function LogoChooser({ name }: { readonly name: string }) {
  const t = useTranslations("settingsForm.logo");
  const locale = useLocale();
  const { fields } = useStaffForm();
  const field = fields.find((each) => each.name === "logo");
  const stored = field?.kind === "choice" ? (field.value ?? "") : "";
  const { id, value = stored, error } = useControl("logo", stored);
  const [path, setPath] = useState(value);
  const [logo, setLogo] = useState<Known>();
  const [fault, setFault] = useState<LogoFault | "failed">();
  const [isSending, setSending] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  const storedId = logoIdOf(path);

  // The form counts its changes when a control says that it changed, which a hidden one never does by itself.
  const told = useRef(path);
  useEffect(() => {
    if (told.current === path) return;
    told.current = path;
    control.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [path]);

  useEffect(() => {
    if (storedId === undefined) return undefined;
    const request = new AbortController();
    void ask(`${address}?${new URLSearchParams({ id: storedId, locale })}`, { signal: request.signal }, locale).then(
      (answer) => answer && "id" in answer && setLogo(answer),
    );
    return () => request.abort();
  }, [storedId, locale]);

  async function send(file: File | undefined): Promise<void> {
    if (!file) return;
    const body = new FormData();
    body.set("file", file);
    setSending(true);
    const answer = await ask(address, { method: "POST", body }, locale);
    setSending(false);
    if (!answer || "fault" in answer) return setFault(answer?.fault ?? "failed");
    setFault(undefined);
    setLogo(answer);
    setPath(answer.path);
  }

  const shown = logo?.path === path ? logo : undefined;
  const message = fault && t(`faults.${fault}`);
  return (
    <>
      <input ref={control} type="hidden" name="logo" value={path} />
      <Field id={id} label={t("choose")} hint={t("hint")} error={message ?? error} errorPrefix={t("error")}>
        <input
          id={id}
          type="file"
          accept={endings}
          aria-invalid={message ? true : undefined}
          disabled={isSending}
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0]);
            // A corrected file with the same name would otherwise be no change.
            currentTarget.value = "";
          }}
        />
      </Field>
      <p role="status">{isSending ? t("sending") : shown ? factsOf(shown) : t("standard")}</p>
      {shown && <FieldError id={`${id}-contrast`} message={contrastWarning(shown)} prefix={t("note")} />}
      <div className="page-actions">
        {path !== stored && (
          <Button variant="secondary" size="sm" onClick={() => setPath(stored)}>
            {t("keep")}
          </Button>
        )}
        {path !== standardLogo && stored !== standardLogo && (
          <Button variant="secondary" size="sm" onClick={() => setPath(standardLogo)}>
            {t("none")}
          </Button>
        )}
      </div>
      {shown && <LogoPreviews logo={shown} name={name} />}
    </>
  );

  function factsOf({ name: file, kind, kilobytes, leftOut, contrastOnLight, contrastOnDark }: Known): string {
    const facts = t("facts", {
      name: file,
      kind: kind.toUpperCase(),
      size: kilobytes,
      light: contrastOnLight,
      dark: contrastOnDark,
    });
    if (leftOut.length > 0) return `${facts} ${t("leftOut", { names: leftOut.join(", ") })}`;
    return kind === "svg" ? `${facts} ${t("clean")}` : facts;
  }

  function contrastWarning({ contrastOnLight, contrastOnDark }: Known): string | undefined {
    if (contrastOnLight < 3) return t("faintOnLight");
    return contrastOnDark < 3 ? t("faintOnDark") : undefined;
  }
}

/** What the server says about a logo. Undefined if it could not be asked. */
async function ask(url: string, options: RequestInit, locale: string): Promise<UploadedLogo | undefined> {
  try {
    const response = await fetch(url, { ...options, headers: { "accept-language": locale } });
    return response.ok ? ((await response.json()) as UploadedLogo) : undefined;
  } catch {
    return undefined;
  }
}
