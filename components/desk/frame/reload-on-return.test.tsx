import { render } from "@testing-library/react";

import { ReloadOnReturn } from "./reload-on-return";

const send = (name: string, persisted: boolean) => window.dispatchEvent(Object.assign(new Event(name), { persisted }));

describe("a page of the staff area", () => {
  afterEach(() => (document.documentElement.hidden = false));

  it("is hidden in the back/forward cache, and loaded again when the user returns to it", () => {
    const reload = jest.fn();
    render(<ReloadOnReturn reload={reload} />);
    send("pagehide", true);
    expect(document.documentElement).not.toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    send("pageshow", true);
    expect(document.documentElement).not.toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is neither hidden nor loaded again if the browser does not keep it", () => {
    const reload = jest.fn();
    render(<ReloadOnReturn reload={reload} />);
    send("pagehide", false);
    send("pageshow", false);
    expect(document.documentElement).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});
