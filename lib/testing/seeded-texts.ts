import { listSeedTexts } from "@/lib/content/seed/list-seed-texts";
import { textsAt } from "@/lib/content/texts";
import type { PublishedText, Texts } from "@/lib/content/texts";

/** The texts that come with the product, as a new site publishes them. */
export function seededTexts(): Texts {
  const versions = listSeedTexts().flatMap(({ kind, key, topic = null, position, versions: seeds }) =>
    seeds.map(
      ({ locale, head, body, publishedOn, updatedOn }) =>
        ({
          kind,
          id: `${kind}/${key}`,
          key,
          topic,
          position,
          locale,
          number: 1,
          head,
          body,
          publishedOn,
          updatedOn,
          publishAt: 0,
          isSeed: true,
          isRead: false,
        }) as PublishedText,
    ),
  );
  return textsAt(versions, "seed", 1);
}
