import type { ServerResponse } from "node:http";

import { watchAction } from "../../lib/platform/action-began";
import type { Answer } from "./answer";
import { isApi } from "./origin";
import type { Asked } from "./origin";

type Task<T> = { readonly asked: Asked; readonly response: ServerResponse; brokenAnswer(): Answer; run(): T };

/** Next answers 500 to a server action whose body it cannot decode. Our actions return their failures, so a 500 before one
 *  has begun is the sender's fault: a browser's form gets the gate's page, and a script at least the right status. */
export function blameSender<T>({ asked, response, brokenAnswer, run }: Task<T>): T {
  if (asked.method !== "POST" || isApi(asked.path)) return run();
  const isScript = asked.headers["next-action"] !== undefined;
  return watchAction((hasBegun) => {
    const isSenders = (status: number) => status === 500 && !hasBegun();
    if (isScript) correctStatus(response, isSenders);
    else replaceWhole(response, isSenders, brokenAnswer);
    return run();
  });
}

type Call = (...args: unknown[]) => unknown;

function correctStatus(response: ServerResponse, isSenders: (status: number) => boolean): void {
  const writeHead = response.writeHead.bind(response) as Call;
  const corrected = (status: number, ...rest: unknown[]) => writeHead(isSenders(status) ? 400 : status, ...rest);
  Object.assign(response, { writeHead: corrected });
}

function replaceWhole(response: ServerResponse, isSenders: (status: number) => boolean, answer: () => Answer): void {
  const [writeHead, write, end] = [response.writeHead, response.write, response.end].map(
    (call) => call.bind(response) as Call,
  );
  let ours: Answer | undefined;
  /** Node may write the head on its own with the first words, so it is written before them. */
  const settle = () => {
    if (!response.headersSent && isSenders(response.statusCode)) response.writeHead(response.statusCode);
  };
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      if (!isSenders(status)) return writeHead?.(status, ...rest);
      ours = answer();
      const id = String(response.getHeader("x-request-id"));
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      return writeHead?.(ours.status, {
        ...ours.headers,
        "x-request-id": id,
        "content-length": Buffer.byteLength(ours.body),
      });
    },
    write: (...rest: unknown[]) => {
      settle();
      return ours ? true : write?.(...rest);
    },
    end: (...rest: unknown[]) => {
      settle();
      return ours ? end?.(ours.body) : end?.(...rest);
    },
  });
}
