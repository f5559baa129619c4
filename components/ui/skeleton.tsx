import clsx from "clsx";
import type { ReactNode } from "react";

import { Spinner } from "./spinner";

export type SkeletonProps = {
  width?: "full" | "long" | "medium" | "short" | undefined;
  height?: "line" | "control" | "block" | undefined;
};

/** A placeholder for content that is still loading. It is not animated. */
export function Skeleton({ width = "full", height = "line" }: SkeletonProps) {
  return (
    <span
      className={clsx("skeleton", width !== "full" && `skeleton--${width}`, height !== "line" && `skeleton--${height}`)}
      aria-hidden="true"
    />
  );
}

/**
 * A card that is shown while its content loads. It says what is loading, so that users do not mistake it for an empty
 * card.
 */
export function LoadingCard({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="card skeleton-stack" aria-busy="true">
      <p className="loading" role="status">
        <Spinner />
        {label}
      </p>
      {children ?? (
        <>
          <Skeleton width="long" />
          <Skeleton width="short" />
          <Skeleton width="medium" />
          <Skeleton height="control" />
        </>
      )}
    </div>
  );
}
