import { only } from "@/lib/platform/web/api";

import { openApiDocument } from "./document";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({
  GET: () => Promise.resolve(Response.json(openApiDocument())),
});
