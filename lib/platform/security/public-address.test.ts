import { canBePublicHost, isPublicAddress } from "./public-address";

const refused = {
  private: ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
  loopback: ["127.0.0.1", "127.255.255.254", "::1"],
  "link-local": ["169.254.169.254", "fe80::1", "fe80::1%eth0"],
  "carrier-grade NAT": ["100.64.0.1", "100.127.255.255"],
  unspecified: ["0.0.0.0", "0.1.2.3", "::"],
  multicast: ["224.0.0.1", "239.255.255.255", "ff02::1"],
  broadcast: ["255.255.255.255"],
  reserved: [
    "192.0.0.8",
    "192.0.2.1",
    "198.18.0.1",
    "198.51.100.7",
    "203.0.113.9",
    "240.0.0.1",
    "2001:db8::1",
    "4000::1",
  ],
  "unique local": ["fc00::1", "fd12:3456::1", "fec0::1"],
  "mapped IPv4": ["::ffff:10.0.0.1", "::ffff:7f00:1", "::ffff:8.8.8.8", "::ffff:0:10.0.0.1", "::10.0.0.1"],
  NAT64: ["64:ff9b::a00:1", "64:ff9b::8.8.8.8", "64:ff9b:1::a00:1"],
  "6to4": ["2002:a00:1::", "2002:808:808::1", "192.88.99.1"],
  Teredo: ["2001:0:808:808::1"],
  "no address": ["", "example.com", "999.1.1.1", "::g"],
};

it.each(Object.entries(refused))("addresses are not public: %s", (_, addresses) => {
  for (const address of addresses)
    expect({ address, isPublic: isPublicAddress(address) }).toEqual({ address, isPublic: false });
});

it("addresses of public servers are public", () => {
  for (const address of ["8.8.8.8", "1.1.1.1", "93.184.216.34", "2606:4700::1111", "2a00:1450:4001::200e"])
    expect({ address, isPublic: isPublicAddress(address) }).toEqual({ address, isPublic: true });
});

it("hosts that can only be in our own network are recognised by their text", () => {
  const own = [
    "localhost",
    "db",
    "printer.local",
    "metadata.google.internal",
    "10.0.0.1",
    "[::1]",
    "a.localhost.",
    "LOCALHOST",
  ];
  for (const host of [...own, "[::ffff:7f00:1]", "0x7f.1", "2130706433"])
    expect({ host, can: canBePublicHost(host) }).toEqual({ host, can: false });
  for (const host of ["calendar.google.com", "outlook.office365.com.", "8.8.8.8", "[2606:4700::1111]"])
    expect({ host, can: canBePublicHost(host) }).toEqual({ host, can: true });
});
