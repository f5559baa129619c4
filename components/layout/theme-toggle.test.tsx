import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { themeKey, themeScript } from "./theme-script";
import { ThemeToggle } from "./theme-toggle";

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.dataset.theme = "premium";
});

function toggle() {
  render(<ThemeToggle label="Theme" names={{ premium: "Premium", light: "Light", dark: "Dark" }} />);
}

const pressed = () => screen.getByRole("button", { pressed: true });

describe("the theme toggle", () => {
  it("shows premium and stores nothing before a choice", () => {
    toggle();
    expect(pressed()).toHaveAccessibleName("Premium");
    expect(localStorage).toHaveLength(0);
  });

  it("switches to the chosen theme and remembers it", async () => {
    toggle();
    await userEvent.click(screen.getByRole("button", { name: "Dark" }));
    expect(root.dataset.theme).toBe("dark");
    expect(localStorage.getItem(themeKey)).toBe("dark");
    await waitFor(() => expect(pressed()).toHaveAccessibleName("Dark"));
    await userEvent.click(screen.getByRole("button", { name: "Light" }));
    await waitFor(() => expect(pressed()).toHaveAccessibleName("Light"));
  });

  it("shows the theme that the head script has set", () => {
    localStorage.setItem(themeKey, "light");
    runInHead(themeScript);
    toggle();
    expect(pressed()).toHaveAccessibleName("Light");
  });
});

describe("the head script", () => {
  it.each(["sepia", "", "__proto__"])("ignores an unknown theme: %j", (value) => {
    localStorage.setItem(themeKey, value);
    runInHead(themeScript);
    expect(root.dataset.theme).toBe("premium");
  });
});

/** Runs the script as the browser runs an inline script. The code is our own constant. */
function runInHead(script: string) {
  new Function(script)();
}
