import { legalPage } from "../legal-page";

const page = legalPage("/accessibility");

export const generateMetadata = page.generateMetadata;
export default page.LegalPage;
