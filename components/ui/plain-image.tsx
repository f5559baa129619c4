import type { ComponentProps } from "react";

type Props = ComponentProps<"img"> & { readonly src: string; readonly alt: string };

/** An image without `next/image`, which writes a style attribute. The content security policy forbids these. */
export function PlainImage({ alt, ...rest }: Props) {
  // eslint-disable-next-line @next/next/no-img-element -- next/image writes a style attribute, which the CSP forbids
  return <img alt={alt} {...rest} />;
}
