import { dirname, join } from "node:path";

/** The clone's folder. */
export const root = dirname(dirname(__dirname));

/** Where everything lies that a clone makes for itself: database, keys, letters, marks. */
export const dataFolder = join(root, ".data");
