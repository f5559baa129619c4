import { missing } from "@/lib/platform/api";

/** An address of the API that does not exist, whatever the method. */
export { missing as GET, missing as POST, missing as PUT, missing as PATCH, missing as DELETE, missing as OPTIONS };
