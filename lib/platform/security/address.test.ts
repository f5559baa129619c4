import { networkOf, networkPrefix } from "./address";

describe("networkOf", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::ffff:c000:207", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2:ffff::1%eth0", "2001:db8:1:2::/64"],
    ["[2001:db8::1]", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
    ["", "unknown"],
    ["not an address", "unknown"],
    ["192.0.2.7, 198.51.100.1", "unknown"],
  ])('assigns "%s" to the network "%s"', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('assigns a request without an IP address to the network "unknown"', () => {
    expect(networkOf(undefined)).toBe("unknown");
    expect(networkOf(null)).toBe("unknown");
  });
});

it.each([
  ["192.0.2.7", "192.0.2.0/24"],
  ["::ffff:192.0.2.7", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["::1", "0:0:0::/48"],
  ["not an address", ""],
  [undefined, ""],
])("networkPrefix shortens %j to %j", (address, prefix) => {
  expect(networkPrefix(address)).toBe(prefix);
});
