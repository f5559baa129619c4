import { legalPage } from "../legal-page";

const page = legalPage("/data-security");

export const generateMetadata = page.generateMetadata;
export default page.LegalPage;
