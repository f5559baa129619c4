export { NotFoundPage as default } from "@/app/not-found-page";
