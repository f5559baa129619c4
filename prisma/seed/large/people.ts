import type { Tx } from "@/lib/platform/db/client";

const first =
  "Margaret Gerald Farid Rosalind Noah Grace Imran Chloe Walter Ngozi Teresa Owen Annette Sylvain Océane Réjean Étienne Jürgen Käthe Götz";
/** There are 750 surnames, each made of two parts, so a search for a surname finds only one person in 750. */
const begin =
  "Ash Bell Cor Dal Elm Fair Grün Hart Ingle Jas Kowal Lind Mar Nor Oyel Pen Quill Ros Sol Tol Under Var Weiß Yar Zill Beau Char Desch Font Mont";
const end =
  "worth field ham ton chuk holm er ley mann berg ster ström ford wick dale more stein bach ard eau ières ville croft gate by";

/**
 * Creates the temporary table `large_people` with a person for each number from 0 to `count - 1`, and inserts each
 * person as a client. Seven in ten write English, two French and one German. The mark "(sample)" after each name shows
 * that the person is invented. Each person has a different phone number. The numbers reserved for fiction are too few
 * for that, so the digit after the area code is 0. No real number in Canada has a 0 in this place.
 */
export async function insertPeople(tx: Tx, count: number, since: Date): Promise<void> {
  await tx.$executeRaw`
    create temporary table large_people on commit drop as
    select n, md5('large-client-' || n)::uuid as id, first_name, last_name,
      lower(first_name || '.' || n || '@example.com') as email,
      '+1 416 ' || lpad((n / 10000)::text, 3, '0') || ' ' || lpad((n % 10000)::text, 4, '0') as phone,
      '+1416' || lpad((n / 10000)::text, 3, '0') || lpad((n % 10000)::text, 4, '0') as phone_e164,
      locale, case locale when 'de' then 'Europe/Berlin' else 'America/Toronto' end as zone
    from (
      select n, (string_to_array(${first}, ' '))[1 + n % 20] as first_name,
        (string_to_array(${begin}, ' '))[1 + n / 20 % 30] || (string_to_array(${end}, ' '))[1 + n / 600 % 25] || ' (sample)' as last_name,
        case when n % 10 < 7 then 'en' when n % 10 < 9 then 'fr-CA' else 'de' end as locale
      from generate_series(0, ${count}::int - 1) n
    ) drawn`;
  await tx.$executeRaw`create unique index on large_people (n)`;
  await tx.$executeRaw`analyze large_people`;
  await tx.$executeRaw`
    insert into clients (id, email, first_name, last_name, phone, phone_e164, preferred_contact, locale, zone, created_at)
    select id, email, first_name, last_name, phone, phone_e164, (array['email', 'phone', 'text'])[1 + n % 3], locale, zone, ${since}
    from large_people`;
}
