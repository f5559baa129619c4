import { ClaimList } from "@/components/desk/claims/claim-list";
import { claimListQuery, loadClaimList } from "@/lib/firm/claims/loaders/staff-claims";
import { tryList } from "@/lib/platform/web/try-list";

import { staffPage } from "../staff-page";

/** Every claim of the firm: its evidence, who verified it, and whether visitors see it. */
const { generateMetadata, Page } = staffPage("/dashboard/claims", {
  title: "claims.title",
  query: claimListQuery,
  async render(page) {
    const { query, staff } = page;
    const list = await tryList("claims", () => loadClaimList(staff, query.view, page));
    return <ClaimList query={query} list={list} />;
  },
});
export { generateMetadata, Page as default };
