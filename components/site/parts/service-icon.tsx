"use client";

import { useEffect, useRef, useState } from "react";

import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon";

/** How long the browser may take to render the drawing after the page load, in milliseconds. */
const renderingTime = 2_000;

/** A service's drawing. If its file does not load, the component shows a sheet of paper instead and logs a warning. */
export function ServiceIcon({ name }: { name: IconName }) {
  const icon = useRef<SVGSVGElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const drawing = icon.current?.querySelector("use");
    if (!drawing) return;
    let timer: ReturnType<typeof setTimeout>;

    function fail() {
      clearTimeout(timer);
      // eslint-disable-next-line no-console -- the specification demands this warning, and it contains no personal data
      console.warn(`The icon of a service did not load: ${name}`);
      setFailed(true);
    }

    // Some browsers fire no error event, and an event that fires before this script runs is missed. The width is
    // therefore checked too, because a drawing that did not load has no width.
    function checkLater() {
      timer = setTimeout(() => drawing?.getBBox().width === 0 && fail(), renderingTime);
    }

    drawing.addEventListener("error", fail);
    if (document.readyState === "complete") checkLater();
    else window.addEventListener("load", checkLater);
    return () => {
      clearTimeout(timer);
      drawing.removeEventListener("error", fail);
      window.removeEventListener("load", checkLater);
    };
  }, [name]);

  if (!hasFailed) return <Icon name={name} size="l" ref={icon} />;
  // This fallback is inline, because the file with the drawings could not be loaded.
  return (
    <svg className="icon l icon-missing" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M6 3.5h8.5L18 7v13.5H6z" />
      <path d="M9 9h6M9 12.5h6M9 16h4" />
    </svg>
  );
}
