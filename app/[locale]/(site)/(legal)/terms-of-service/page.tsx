import { legalPage } from "../legal-page";

const page = legalPage("/terms-of-service");

export const generateMetadata = page.generateMetadata;
export default page.LegalPage;
