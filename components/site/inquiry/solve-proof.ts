import type { FormAction } from "@/lib/platform/forms/form-state";

type Challenge = { readonly parameters: object; readonly signature?: string };

/**
 * The time limit for solving a challenge, in milliseconds. After this time, the form is sent without a solution. The
 * server then quarantines the submission for review by staff.
 */
const timeoutMs = 60_000;

/**
 * Returns an action that sends the form. If the server responds with a proof-of-work challenge, the action solves the
 * challenge and sends the form again with the proof. By default, a web worker computes the solution, so that the page
 * stays responsive.
 */
export function provingAction(
  action: FormAction,
  solve: (challenge: string) => Promise<string> = solveInWorker,
): FormAction {
  return async (previous, form) => {
    const answer = await action(previous, form);
    if (answer.status !== "failed" || answer.challenge === undefined) return answer;
    form.set("proof", await solve(answer.challenge));
    return action(answer, form);
  };
}

/** The solution in the server's format. "none" if the browser cannot find a solution. */
async function solveInWorker(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  return new Promise((resolve) => {
    try {
      const worker = new Worker(new URL("./proof-worker.ts", import.meta.url));
      const end = (proof: string) => {
        worker.terminate();
        resolve(proof);
      };
      const timer = setTimeout(() => end("none"), timeoutMs);
      worker.onmessage = ({ data: solution }: MessageEvent<{ counter?: number } | null>) => {
        clearTimeout(timer);
        end(solution?.counter === undefined ? "none" : JSON.stringify({ challenge, solution }));
      };
      worker.onerror = () => end("none");
      worker.postMessage({ challenge, timeout: timeoutMs });
    } catch {
      resolve("none");
    }
  });
}
