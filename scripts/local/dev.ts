import { runService } from "../shared/run-script";
import { startSite } from "./stages/site";

/** Does the same as "npm start", but with Next's development server. */
runService(() => startSite({ isDevelopment: true }));
