import { runService } from "../shared/run-script";
import { startSite } from "./stages/site";

/** Starts everything that the product needs. Prints one line for each stage. */
runService(() => startSite({ isDevelopment: false }));
