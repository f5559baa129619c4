"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";

/** What `pictureOf` makes of a picture's path. */
export type Picture = {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly width: number;
  readonly height: number;
};

export type PhotoProps = {
  picture: Picture;
  /** Stands in for a picture that fails to load. */
  children: ReactNode;
};

/** How far below the window a picture begins to load. */
const margin = "50px";

/** A picture beside its owner's name, loaded shortly before it is seen. */
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

  if (hasFailed) return children;
  // `next/image` writes a style attribute, which the content security policy forbids; its addresses are used all the same.
  // eslint-disable-next-line @next/next/no-img-element
  const image = <img {...picture} alt="" className="photo" onError={() => setFailed(true)} />;
  if (isNear) return image;
  return (
    <span ref={place} className="photo">
      <noscript>{image}</noscript>
    </span>
  );
}
