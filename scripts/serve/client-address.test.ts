import { clientAddress, setClientAddress } from "./client-address";

const peer = "192.0.2.1";

test("ignores forwarded headers if there is no trusted proxy", () => {
  expect(clientAddress({ headers: { "x-forwarded-for": "198.51.100.7" }, peer, hops: 0 })).toBe(peer);
});

// Each proxy appends to X-Forwarded-For the address from which it received the request. With two trusted
// proxies, the visitor's address is therefore the second entry from the end.
test.each([
  [1, "203.0.113.9, 198.51.100.7", "198.51.100.7"],
  [2, "203.0.113.9, 198.51.100.7", "203.0.113.9"],
  [1, "2001:db8::1", "2001:db8::1"],
  [1, "[2001:db8::1]:443", "2001:db8::1"],
  [1, "198.51.100.7:51000", "198.51.100.7"],
])("with %s trusted proxies and X-Forwarded-For %j, returns %s", (hops, forwarded, expected) => {
  expect(clientAddress({ headers: { "x-forwarded-for": forwarded }, peer, hops })).toBe(expected);
});

test.each([
  [3, "203.0.113.9, 198.51.100.7"],
  [1, "nonsense"],
  [1, ""],
])("with %s trusted proxies, uses the peer's address if X-Forwarded-For is %j", (hops, forwarded) => {
  expect(clientAddress({ headers: { "x-forwarded-for": forwarded }, peer, hops })).toBe(peer);
});

test("without a trusted proxy, overwrites x-client-address and removes the forwarded headers that a visitor sent", () => {
  const headers = {
    "x-client-address": "10.0.0.1",
    "x-forwarded-for": "10.0.0.2",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    host: "localhost",
  };
  setClientAddress({ headers, peer, hops: 0 });
  expect(headers).toEqual({ "x-client-address": peer, host: "localhost" });
});

test("keeps the headers of a trusted proxy", () => {
  const headers = { "x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "https" };
  setClientAddress({ headers, peer, hops: 1 });
  expect(headers).toEqual({
    "x-client-address": "198.51.100.7",
    "x-forwarded-for": "198.51.100.7",
    "x-forwarded-proto": "https",
  });
});
