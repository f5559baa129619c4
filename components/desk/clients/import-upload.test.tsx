import { UploadForm } from "@/components/forms/upload-form";
import { renderIn } from "@/lib/testing/render";

import { ImportUpload } from "./import-upload";

const shared = { values: {}, maxBytes: 1024 * 1024 };

it.each([
  [
    "a document",
    (isNow: boolean) => (
      <UploadForm action="/api/staff/documents" endings={[".pdf"]} result={isNow ? "type" : undefined} {...shared} />
    ),
  ],
  [
    "an import",
    (isNow: boolean) => <ImportUpload action="/api/staff/imports" refused={isNow ? "type" : undefined} {...shared} />,
  ],
])("says once why %s was refused, also if the page's data is read again", (_what, form) => {
  window.history.replaceState(null, "", "/record?view=open&upload=type#documents");
  const { container, rerender } = renderIn("en", form(true));
  const error = container.querySelector(".error")?.textContent;
  expect(error).toBeTruthy();
  expect(window.location.href).toMatch(/\/record\?view=open#documents$/);
  rerender(form(false));
  expect(container.querySelector(".error")).toHaveTextContent(error ?? "");
});
