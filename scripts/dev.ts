import { runService } from "./shared/run-script";
import { startSite } from "./stages/site";

/** The same on Next's development server. */
runService(() => startSite({ isDevelopment: true }));
