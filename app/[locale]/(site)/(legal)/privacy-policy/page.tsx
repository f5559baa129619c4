import { legalPage } from "../legal-page";

const page = legalPage("/privacy-policy");

export const generateMetadata = page.generateMetadata;
export default page.LegalPage;
