import type { loadClientData } from "../export/loaders";
import type { readComplaints } from "./reads/read-complaints";
import type { readDataRequests } from "./reads/read-data-requests";
import type { loadComplaint, loadDataRequest, loadRegistersOf } from "./loaders";

/** The types of the data that the pages about data requests and complaints show. The texts are decrypted. */
export type ListedRequest = Awaited<ReturnType<typeof readDataRequests>>[number];
export type ListedComplaint = Awaited<ReturnType<typeof readComplaints>>[number];
export type ClientRegisters = Awaited<ReturnType<typeof loadRegistersOf>>;
export type DataRequestRecord = NonNullable<Awaited<ReturnType<typeof loadDataRequest>>>;
export type ComplaintRecord = NonNullable<Awaited<ReturnType<typeof loadComplaint>>>;

/** The data about a client that the page shows if the client's file is open to the staff member. */
export type ClientData = Extract<Awaited<ReturnType<typeof loadClientData>>, { readonly state: "open" }>;
