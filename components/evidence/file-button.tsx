"use client";

import clsx from "clsx";

import { buttonClasses } from "@/components/ui/button-look";
import { Icon } from "@/components/ui/icon";

type Props = {
  readonly label: string;
  readonly icon: "doc" | "plus";
  readonly accept?: string;
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => Promise<void>;
};

/** Opens files. The browser's own control would speak the language of the browser instead of the page's. */
export function FileButton({ label, icon, accept, isMultiple = false, onFiles }: Props) {
  return (
    <label className={clsx(buttonClasses({ variant: "secondary" }), "evidence-file")}>
      <Icon name={icon} size="s" /> {label}
      <input
        type="file"
        className="vh"
        accept={accept}
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = "";
          if (files.length > 0) void onFiles(files);
        }}
      />
    </label>
  );
}
