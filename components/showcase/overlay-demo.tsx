"use client";

import { useState } from "react";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Drawer } from "@/components/ui/drawer";

type Props = {
  shape: "box" | "drawer";
  words: Readonly<Record<"open" | "title" | "text" | "close" | "stay" | "leave", string>>;
};

/** A button with the dialog or drawer that it opens. */
export function OverlayDemo({ shape, words }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Overlay = shape === "box" ? Dialog : Drawer;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Overlay
        isOpen={isOpen}
        onClose={close}
        title={words.title}
        closeLabel={words.close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {words.stay}
            </Button>
            <Button variant="danger" onClick={close}>
              {words.leave}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
      </Overlay>
    </>
  );
}
