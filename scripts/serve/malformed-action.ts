import type { ServerResponse } from "node:http";

import { watchAction } from "../../lib/platform/action-began";
import { isApi } from "./origin";
import type { Asked } from "./origin";

/** Next answers 500 to a server action whose body it cannot decode. Our actions return their failures, so a 500 before one
 *  has begun is the sender's fault: its status becomes 400. */
export function blameSender<T>({ method, path }: Asked, response: ServerResponse, body: () => T): T {
  if (method !== "POST" || isApi(path)) return body();
  return watchAction((hasBegun) => {
    const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
    response.writeHead = ((status: number, ...rest: unknown[]) => {
      const isSenders = status === 500 && !hasBegun();
      if (isSenders) response.statusMessage = "";
      return writeHead(isSenders ? 400 : status, ...rest);
    }) as typeof response.writeHead;
    return body();
  });
}
