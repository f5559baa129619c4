import { isServerOf } from "./pid-file";
import { openCluster } from "./cluster";
import type { Cluster } from "./cluster";

const lookEveryMs = 300;

/**
 * Restarts our PostgreSQL server on the same port if the server dies, so that connections recover. Returns a function
 * that ends the watch.
 */
export function watchCluster(cluster: Cluster, folder: string): () => void {
  let { pid } = cluster;
  let isBusy = false;
  let isOver = false;
  const look = async () => {
    if (isBusy || isServerOf(folder, pid)) return;
    isBusy = true;
    try {
      const port = Number(new URL(cluster.url).port);
      const again = await openCluster(folder, { isDurable: true, port });
      pid = again.pid;
      if (isOver) await again.stop();
      else console.log("The database had stopped and runs again.");
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
