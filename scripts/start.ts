import { runService } from "./shared/run-script";
import { startSite } from "./stages/site";

/** Everything needed to use the product, one line a stage. */
runService(() => startSite({ isDevelopment: false }));
