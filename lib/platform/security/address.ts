import { isIPv4, isIPv6 } from "node:net";

/**
 * Returns the network of an IP address, for rate limits that count requests by network. For IPv4, the network is the
 * address itself. An IPv4-mapped IPv6 address, such as "::ffff:192.0.2.7", counts as its IPv4 address. For any other
 * IPv6 address, the network is its /64, because a household gets a whole /64. For any other text, it is "unknown".
 */
export function networkOf(address: string | null | undefined): string {
  const bare = (address ?? "")
    .trim()
    .replace(/^\[|\]$/g, "")
    .replace(/%.*/s, "")
    .toLowerCase();
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return "unknown";
  const mapped = /(?:^|:)(\d{1,3}(?:\.\d{1,3}){3})$/.exec(bare)?.[1];
  const groups = expand(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return mapped ?? fromGroups(groups);
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/**
 * Returns the prefix of a client's network, for records that are kept for months: the /24 of an IPv4 address, or the
 * /48 of an IPv6 address, which belongs to one site. Empty for any other text.
 */
export function networkPrefix(address: string | null | undefined): string {
  const network = networkOf(address);
  if (network === "unknown") return "";
  if (isIPv4(network)) return network.replace(/\d{1,3}$/, "0/24");
  return `${network.split(":").slice(0, 3).join(":")}::/48`;
}

function expand(address: string): number[] {
  const hexOnly = address.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(":"),
  );
  const [head = "", tail] = hexOnly.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(zeros, 0)).fill("0"), ...right].map((group) => Number.parseInt(group, 16));
}

function fromGroups(groups: readonly number[]): string {
  return [groups[6] ?? 0, groups[7] ?? 0].flatMap((group) => [group >> 8, group & 255]).join(".");
}
