import { isValidElement } from "react";
import { z } from "zod";

import { StaffNotFound } from "@/components/desk/record/not-found";
import { admitStaff } from "@/lib/platform/auth/session";
import type { Staff } from "@/lib/platform/auth/staff";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

import NoPermission from "./forbidden";
import { staffPage } from "./staff-page";

jest.mock("@/lib/platform/auth/session", () => ({ admitStaff: jest.fn() }));
jest.mock("@/lib/platform/request/response-status", () => ({ setNotFoundStatus: jest.fn() }));
jest.mock("./forbidden", () => ({ __esModule: true, default: () => null }));

const admit = jest.mocked(admitStaff);
const render = jest.fn();
const { generateMetadata, Page } = staffPage("/dashboard/complaints/{reference}", {
  title: ({ reference }) => reference,
  query: z.object({ view: z.enum(["open", "closed"]).default("open"), done: z.string().optional() }),
  render,
});

const open = (search: Readonly<Record<string, string | string[]>> = {}) =>
  Page({ params: Promise.resolve({ locale: "de", reference: "CMP-1" }), searchParams: Promise.resolve(search) });
const shown = async () => {
  const page = await open();
  return isValidElement(page) ? page.type : page;
};

beforeEach(() => {
  jest.clearAllMocks();
  admit.mockResolvedValue({ id: "1" } as unknown as Awaited<ReturnType<typeof admitStaff>>);
  render.mockResolvedValue("the complaint");
});

it("checks the permission of its route, and returns to its own address after a sign-in", async () => {
  expect(await open()).toBe("the complaint");
  expect(admit).toHaveBeenCalledWith("complaints.manage", "/de/dashboard/complaints/CMP-1");
});

it("renders nothing of the page for staff without the permission", async () => {
  admit.mockResolvedValue(undefined);
  expect(await shown()).toBe(NoPermission);
  expect(render).not.toHaveBeenCalled();
});

it("shows the staff area's 404 page with the status 404 for an unknown record", async () => {
  render.mockResolvedValue(undefined);
  expect(await shown()).toBe(StaffNotFound);
  expect(setNotFoundStatus).toHaveBeenCalled();
});

it("passes the parameters and the query, and leaves out what the schema refuses", async () => {
  const received = async (search: Readonly<Record<string, string | string[]>>) => {
    await open(search);
    return (render.mock.lastCall as [{ readonly query: unknown; readonly params: unknown; readonly staff: Staff }])[0];
  };
  expect(await received({ view: "closed" })).toMatchObject({
    params: { reference: "CMP-1" },
    query: { view: "closed" },
    staff: { id: "1" },
  });
  expect((await received({ view: "sideways", done: ["a", "b"] })).query).toEqual({ view: "open" });
});

it("has the title of its route, and none for an unknown language", async () => {
  const titleIn = (locale: string) => generateMetadata({ params: Promise.resolve({ locale, reference: "CMP-1" }) });
  expect([await titleIn("de"), await titleIn("xx")]).toEqual([{ title: "CMP-1" }, {}]);
});
