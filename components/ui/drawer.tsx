"use client";

import { Dialog, type DialogProps } from "./dialog";

/** A panel of 320 px at the right edge of the screen, for content beside the page. */
export function Drawer(props: Omit<DialogProps, "shape">) {
  return <Dialog {...props} shape="drawer" />;
}
