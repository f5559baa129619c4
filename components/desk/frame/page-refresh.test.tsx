import { act, screen } from "@testing-library/react";
import { Suspense, use, useState } from "react";

import { renderIn } from "@/lib/testing/render";

import { RefreshProvider, useRefresh } from "./page-refresh";

const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  useRouter: () => router,
}));

/** The response that the page waits for. */
let answer = Promise.resolve("");

function Page() {
  const [shown, setShown] = useState(answer);
  const refreshPage = useRefresh();
  refresh.mockImplementation(() => setShown(answer));
  return <button onClick={() => refreshPage()}>{use(shown)}</button>;
}

it("runs one refresh at a time, and one more for all that were asked for meanwhile", async () => {
  const page = (
    <RefreshProvider>
      <Suspense>
        <Page />
      </Suspense>
    </RefreshProvider>
  );
  await act(async () => renderIn("en", page));
  const first = Promise.withResolvers<string>();
  answer = first.promise;
  const button = screen.getByRole("button");
  for (let clicks = 0; clicks < 3; clicks += 1) await act(async () => button.click());
  expect(refresh).toHaveBeenCalledTimes(1);
  const second = Promise.withResolvers<string>();
  answer = second.promise;
  await act(async () => first.resolve("first"));
  expect(refresh).toHaveBeenCalledTimes(2);
  await act(async () => second.resolve("second"));
  expect(await screen.findByText("second")).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(2);
});
