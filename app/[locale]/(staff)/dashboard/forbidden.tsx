export { NoPermission as default } from "@/components/staff/no-permission";
