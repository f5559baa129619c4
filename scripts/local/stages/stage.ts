/** Runs a stage of a command and prints a line with its duration. */
export async function stage<T>(name: string, body: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  try {
    const value = await body();
    console.log(`ok  ${name} ${seconds()}`);
    return value;
  } catch (error) {
    console.log(`no  ${name} ${seconds()}`);
    throw error;
  }
}
