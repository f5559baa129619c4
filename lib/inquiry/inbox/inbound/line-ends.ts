const [lineFeed, carriageReturn] = [10, 13];

/**
 * Some programs end lines with carriage returns alone. If the first line of an email ends so, all of them become line
 * feeds. Any other email is returned as it is.
 */
export function withLineFeeds(raw: Buffer): Buffer {
  const firstReturn = raw.indexOf(carriageReturn);
  let next = firstReturn;
  while (raw[next] === carriageReturn) next += 1;
  const firstFeed = raw.indexOf(lineFeed);
  if (firstReturn === -1 || (firstFeed !== -1 && firstFeed <= next)) return raw;
  const copy = Buffer.from(raw);
  for (let at = firstReturn; at < copy.length; at += 1)
    if (copy[at] === carriageReturn && copy[at + 1] !== lineFeed) copy[at] = lineFeed;
  return copy;
}
