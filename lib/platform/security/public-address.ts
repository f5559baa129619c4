import ipaddr from "ipaddr.js";

/** The IPv6 addresses that are given to public servers. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address belongs to a public server. Everything else is refused: our own network, this machine,
 * multicast, reserved ranges, and IPv6 addresses that contain an IPv4 address, such as those of NAT64 and 6to4, because
 * a gateway could lead them back into our network.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast));
}

/** Names that a public server never has. */
const privateName = /(?:^|\.)(?:localhost|local|internal|lan|home|intranet|test|invalid|home\.arpa)$/;

/**
 * Whether the host of an address can be a public server. Checks only the text. The addresses of a name are checked when
 * it is resolved.
 */
export function canBePublicHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (ipaddr.isValid(bare)) return isPublicAddress(bare);
  return bare.includes(".") && !privateName.test(bare.toLowerCase());
}
