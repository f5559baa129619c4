import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { themeColors, themeKey, themes, themeScript } from "./theme-script";
import { ThemeButton, ThemeToggle } from "./theme-toggle";

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
  it("shows the premium theme and stores nothing before the visitor chooses a theme", () => {
    toggle();
    expect(pressed()).toHaveAccessibleName("Premium");
    expect(localStorage).toHaveLength(0);
  });

  it("switches to the chosen theme and stores it", async () => {
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

describe("the theme colour", () => {
  const themeColor = () => document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content;

  beforeEach(() => {
    document.head.innerHTML = `<meta name="theme-color" content="${themeColors.premium}">`;
  });

  it("is set to the colour of the stored theme by the head script", () => {
    localStorage.setItem(themeKey, "dark");
    runInHead(themeScript);
    expect(themeColor()).toBe(themeColors.dark);
  });

  it("is added by the head script if the page has no theme-color element yet", () => {
    document.head.innerHTML = "";
    localStorage.setItem(themeKey, "light");
    runInHead(themeScript);
    expect(themeColor()).toBe(themeColors.light);
  });

  it("changes when the visitor chooses another theme", async () => {
    toggle();
    await userEvent.click(screen.getByRole("button", { name: "Dark" }));
    expect(themeColor()).toBe(themeColors.dark);
  });

  it.each(themes)("equals the theme's page colour in the stylesheet: %s", (theme) => {
    const styles = readFileSync(join(process.cwd(), "app/styles/themes.css"), "utf8");
    const block = styles.slice(styles.indexOf(`[data-theme="${theme}"] {`));
    expect(/--page: (#[\da-f]{6})/.exec(block)?.[1]).toBe(themeColors[theme]);
  });
});

describe("the head script", () => {
  it("warns if the stored theme cannot be read", () => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    const blocked = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    runInHead(themeScript);
    expect(warn).toHaveBeenCalledWith("The stored theme cannot be read.");
    expect(root.dataset.theme).toBe("premium");
    blocked.mockRestore();
    warn.mockRestore();
  });

  it("applies the theme again when the browser restores the page, but not after a usual load", () => {
    runInHead(themeScript);
    localStorage.setItem(themeKey, "dark");
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(root.dataset.theme).toBe("premium");
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(root.dataset.theme).toBe("dark");
  });

  it("applies the theme that was chosen in another tab", () => {
    runInHead(themeScript);
    localStorage.setItem(themeKey, "light");
    window.dispatchEvent(new StorageEvent("storage", { key: themeKey, newValue: "light" }));
    expect(root.dataset.theme).toBe("light");
  });

  it.each(["sepia", "", "__proto__"])("ignores an unknown stored theme: %j", (value) => {
    localStorage.setItem(themeKey, value);
    runInHead(themeScript);
    expect(root.dataset.theme).toBe("premium");
  });
});

/** Runs the script as the browser runs an inline script. */
function runInHead(script: string) {
  new Function(script)();
}

describe("the theme button in the header", () => {
  it("names the next theme and switches through all themes", async () => {
    render(
      <ThemeButton actions={{ premium: "Change to premium", light: "Change to light", dark: "Change to dark" }} />,
    );
    await userEvent.click(screen.getByRole("button", { name: "Change to light" }));
    await userEvent.click(screen.getByRole("button", { name: "Change to dark" }));
    expect(root.dataset.theme).toBe("dark");
    expect(localStorage.getItem(themeKey)).toBe("dark");
    await userEvent.click(screen.getByRole("button", { name: "Change to premium" }));
    expect(root.dataset.theme).toBe("premium");
  });
});
