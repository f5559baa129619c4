type Options = {
  /** The maximum number of tasks that run at the same time. */
  readonly places: number;
  /** The longest time that a task waits before it runs, in milliseconds. */
  readonly timeoutMs: number;
};

type Waiter = { readonly begin: () => void; readonly timer: NodeJS.Timeout };

/**
 * Runs tasks in order of arrival, a limited number in parallel. A task that waits too long is rejected with an error
 * that `isDatabaseUnavailable` recognises.
 */
export function taskQueue({ places, timeoutMs }: Options) {
  let running = 0;
  const waiting = new Set<Waiter>();

  const place = () =>
    new Promise<void>((resolve, reject) => {
      const waiter: Waiter = {
        begin: resolve,
        timer: setTimeout(() => {
          waiting.delete(waiter);
          reject(Object.assign(new Error("The task waited too long in the queue"), { code: "ETIMEDOUT" }));
        }, timeoutMs),
      };
      waiting.add(waiter);
    });

  /**
   * Starts the next waiting task when a task has finished. Reduces `running` only if no task is waiting. If `running`
   * were always reduced, a new task could start before the waiting task.
   */
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
