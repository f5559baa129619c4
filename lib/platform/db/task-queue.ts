type Options = {
  /** How many tasks run at once. */
  readonly places: number;
  /** How long a task waits for its place, in milliseconds. */
  readonly patience: number;
};

type Waiter = { readonly begin: () => void; readonly timer: NodeJS.Timeout };

/** Runs tasks in the order in which they come, a limited number at once; one that waits too long is rejected with an error that `isDatabaseAway` knows. */
export function taskQueue({ places, patience }: Options) {
  let running = 0;
  const waiting = new Set<Waiter>();

  const place = () =>
    new Promise<void>((resolve, reject) => {
      const waiter: Waiter = {
        begin: resolve,
        timer: setTimeout(() => {
          waiting.delete(waiter);
          reject(Object.assign(new Error("The queue is too long"), { code: "ETIMEDOUT" }));
        }, patience),
      };
      waiting.add(waiter);
    });

  /** Hands the place of a finished task on; it stays taken in between, so that nobody who comes later gets ahead. */
  const leave = () => {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    clearTimeout(next.timer);
    next.begin();
  };

  return {
    async run<T>(task: () => Promise<T>): Promise<T> {
      if (running < places) running += 1;
      else await place();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
