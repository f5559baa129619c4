"use client";

import { Dialog, type DialogProps } from "./dialog";

/** A panel of 320 px from the right, for what belongs beside the page. */
export function Drawer(props: Omit<DialogProps, "shape">) {
  return <Dialog {...props} shape="drawer" />;
}
