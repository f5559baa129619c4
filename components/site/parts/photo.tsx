"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";

import { PlainImage } from "@/components/ui/plain-image";

/** The result of `pictureOf`. */
export type Picture = {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly width: number;
  readonly height: number;
};

export type PhotoProps = {
  picture: Picture;
  /** Replaces a picture that fails to load. */
  children: ReactNode;
};

/** A picture starts to load when it is less than this distance away from the visible part of the page. */
const margin = "50px";

/** A picture of a person, shown beside the person's name. The picture is loaded shortly before it becomes visible. */
export function Photo({ picture, children }: PhotoProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: margin,
      },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  function fail() {
    // eslint-disable-next-line no-console -- the specification demands this warning, and it contains no personal data
    console.warn(`A picture did not load: ${picture.src}`);
    setFailed(true);
  }

  if (hasFailed) return children;
  const image = <PlainImage {...picture} alt="" className="photo" onError={fail} />;
  if (isNear) return image;
  return (
    <span ref={place} className="photo">
      <noscript>{image}</noscript>
    </span>
  );
}
