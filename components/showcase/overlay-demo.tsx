"use client";

import { useState } from "react";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = {
  shape: "box" | "drawer";
  texts: Readonly<Record<"open" | "title" | "text" | "close" | "stay" | "leave", string>>;
};

/** A button with the dialog or drawer that it opens. */
export function OverlayDemo({ shape, texts }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog
        shape={shape}
        isOpen={isOpen}
        onClose={close}
        title={texts.title}
        closeLabel={texts.close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {texts.stay}
            </Button>
            <Button variant="danger" onClick={close}>
              {texts.leave}
            </Button>
          </>
        }
      >
        <p>{texts.text}</p>
      </Dialog>
    </>
  );
}
