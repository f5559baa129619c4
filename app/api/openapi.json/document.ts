import { env } from "@/lib/platform/env";

import { bookingPaths } from "./booking-paths";
import { inquiryPaths } from "./inquiry-paths";
import { errorEnvelope } from "./parts";
import { servicePaths } from "./service-paths";

/**
 * The OpenAPI 3.1 document. It is generated from the schemas that validate requests, so it always matches the server.
 */
export function openApiDocument() {
  return {
    openapi: "3.1.0",
    info: {
      title: "Booking API",
      version: "1.0.0",
      description:
        "Read services and free times, book, change and cancel appointments, and send messages. " +
        "Times are ISO 8601 with an offset, money is in minor units. Every response has an `x-request-id` header. " +
        "Messages are in the language of the body's `locale`, else of `?locale=`, else of `Accept-Language`. " +
        "Limits of texts apply to the trimmed text. No request needs a key: the token of a link authorises what it " +
        "names.",
    },
    servers: [{ url: env().siteUrl }],
    security: [],
    tags: [
      { name: "Availability", description: "Services and the times at which they can be booked." },
      {
        name: "Bookings",
        description: "Appointments. The token of the manage link authorises reading and changing one.",
      },
      { name: "Inquiries", description: "Messages to the firm and requests for help." },
      { name: "Newsletter", description: "Subscriptions, which start only after a confirmation by email." },
      { name: "Statistics", description: "What browsers report for our own statistics, without cookies." },
      { name: "Operations", description: "Checks for a load balancer or a monitor." },
    ],
    paths: { ...servicePaths, ...bookingPaths, ...inquiryPaths },
    components: { schemas: { Error: errorEnvelope } },
  };
}
