import { Skeleton } from "@/components/ui/skeleton";

/** The shape of the times while they are fetched, with words, so that waiting never looks like "no times". */
export function TimesSkeleton({ text }: { readonly text: string }) {
  return (
    <div className="times" aria-busy="true">
      <p className="times-title" role="status">
        {text}
      </p>
      <div className="slots" aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="control" />
        ))}
      </div>
    </div>
  );
}
