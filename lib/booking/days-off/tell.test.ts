import { howToTell } from "./tell";

const client = {
  email: "esther@example.com",
  isStopped: false,
  preferredContact: "email",
  safeContact: [] as readonly string[],
  isSoon: false,
  hasTime: true,
};

describe("howToTell", () => {
  it("offers times by email, also to clients who prefer texts, which the system does not send", () => {
    expect(howToTell(client)).toEqual({ way: "offer", isEmailOnly: false });
    expect(howToTell({ ...client, preferredContact: "text" })).toEqual({ way: "offer", isEmailOnly: false });
  });

  it("lists clients to be called who have no email address, get no emails or want calls", () => {
    expect(howToTell({ ...client, email: null })).toEqual({ way: "call", why: "noEmail" });
    expect(howToTell({ ...client, isStopped: true })).toEqual({ way: "call", why: "stopped" });
    expect(howToTell({ ...client, preferredContact: "phone" })).toEqual({ way: "call", why: "wantsCall" });
    expect(howToTell({ ...client, isSoon: true })).toEqual({ way: "call", why: "soon" });
    expect(howToTell({ ...client, hasTime: false })).toEqual({ way: "call", why: "noTime" });
  });

  it("never asks staff to call a client who wants emails only", () => {
    const emailOnly = { ...client, preferredContact: "phone", safeContact: ["email-only"] };
    expect(howToTell(emailOnly)).toEqual({ way: "offer", isEmailOnly: true });
    for (const obstacle of [{ isStopped: true }, { isSoon: true }, { hasTime: false }])
      expect(howToTell({ ...emailOnly, ...obstacle })).toMatchObject({ way: "hand" });
  });
});
