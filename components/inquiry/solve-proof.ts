import type { FormAction } from "@/lib/platform/form-state";

type Challenge = { readonly parameters: object; readonly signature?: string };

/** As long as the server lets a challenge live; then the form goes without a proof, and a person looks at it. */
const patience = 60_000;

/** A form's action that does the work it is asked for, if it is, and sends again. The page does not stand still meanwhile. */
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

/** The solution as the server reads it; "none" where this browser cannot find one. */
async function solveInWorker(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  return new Promise((resolve) => {
    try {
      const worker = new Worker(new URL("./proof-worker.ts", import.meta.url));
      const end = (proof: string) => {
        worker.terminate();
        resolve(proof);
      };
      const timer = setTimeout(() => end("none"), patience);
      worker.onmessage = ({ data: solution }: MessageEvent<{ counter?: number } | null>) => {
        clearTimeout(timer);
        end(solution?.counter === undefined ? "none" : JSON.stringify({ challenge, solution }));
      };
      worker.onerror = () => end("none");
      worker.postMessage({ challenge, timeout: patience });
    } catch {
      resolve("none");
    }
  });
}
