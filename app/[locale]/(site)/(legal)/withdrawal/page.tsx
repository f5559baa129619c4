import { legalPage } from "../legal-page";

const page = legalPage("/withdrawal");

export const generateMetadata = page.generateMetadata;
export default page.LegalPage;
