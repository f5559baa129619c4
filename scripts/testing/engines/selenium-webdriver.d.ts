/** The part of the package that the tests use. The package contains no types. */
declare module "selenium-webdriver" {
  type Element = { click(): Promise<void>; sendKeys(text: string): Promise<void> };

  type Driver = {
    get(url: string): Promise<void>;
    executeScript<T>(script: string, ...values: unknown[]): Promise<T>;
    findElement(by: unknown): Promise<Element>;
    takeScreenshot(): Promise<string>;
    manage(): {
      setTimeouts(timeouts: { script: number; pageLoad: number }): Promise<void>;
      window(): { setRect(size: { width: number; height: number }): Promise<unknown> };
    };
    quit(): Promise<void>;
  };

  export class Capabilities {
    set(name: string, value: unknown): this;
  }
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(wish: Capabilities): this;
    build(): Promise<Driver>;
  }
  export const By: { xpath(path: string): unknown };
}
