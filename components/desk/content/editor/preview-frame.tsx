"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";

type Props = {
  /** The path of the preview, with the language of the text. */
  readonly src: string;
  /** The address of the public page, which is shown above the preview. */
  readonly address: string;
  /** Changes when the preview must be loaded again. */
  readonly edition: string;
  /** Takes the focus when the author presses Esc in the preview. */
  readonly onLeave: () => void;
};

/**
 * The text as visitors will see it, in a frame in which no script runs and no form or link works. It keeps its place
 * when it is loaded again.
 */
export function PreviewFrame({ src, address, edition, onLeave }: Props) {
  const t = useTranslations("staffContent.editor.preview");
  const [isPhone, setPhone] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const top = useRef(0);

  function prepare() {
    const page = frame.current?.contentDocument;
    const view = frame.current?.contentWindow;
    if (!page || !view) return;
    // No script runs in the frame, so the reader's theme is set from here.
    page.documentElement.dataset.theme = document.documentElement.dataset.theme ?? "";
    if (top.current > 0) view.scrollTo({ top: top.current, behavior: "instant" });
    view.addEventListener("scroll", () => {
      top.current = view.scrollY;
    });
    view.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") onLeave();
    });
  }

  return (
    <section className="desk-section" aria-labelledby="preview">
      <div className="section-head section-head--line">
        <h2 id="preview">{t("title")}</h2>
        <span className="segmented" role="group" aria-label={t("width")}>
          {([false, true] as const).map((phone) => (
            <button key={String(phone)} type="button" aria-pressed={isPhone === phone} onClick={() => setPhone(phone)}>
              {t(phone ? "phone" : "wide")}
            </button>
          ))}
        </span>
      </div>
      <div className="public-frame">
        <p className="public-frame-address">{address}</p>
        <div className="public-frame-view">
          <iframe
            ref={frame}
            key={edition}
            className={isPhone ? "is-phone" : undefined}
            title={t("title")}
            src={src}
            sandbox="allow-same-origin"
            onLoad={prepare}
          />
        </div>
      </div>
    </section>
  );
}
