import { unknownPath } from "@/lib/platform/web/api";

/** Handles every method of an unknown API path. */
export {
  unknownPath as GET,
  unknownPath as POST,
  unknownPath as PUT,
  unknownPath as PATCH,
  unknownPath as DELETE,
  unknownPath as OPTIONS,
};
