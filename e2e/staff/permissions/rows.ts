import type { Client } from "pg";

/** A database row, or an invented row, for which the tests request pages such as `/dashboard/clients/{id}`. */
export type Row = {
  readonly label: string;
  /** One value for each variable segment of the page's path, separated by spaces. */
  readonly value: string;
  /** False for an invented row. The page must return 404 for such a row. */
  readonly exists: boolean;
  /**
   * Whether the row is in the scope of the test's adviser. Only pages about bookings or clients are limited to this
   * scope.
   */
  readonly isOwn: boolean;
  /** Personal details in the row. Roles without the permission `personal-details.read` must not see them. */
  readonly secrets: readonly string[];
  /** The client's name, which the question for a reason shows, as lists do. */
  readonly name?: string;
};

const noRow = (value: string): Row => ({ label: "unknown", value, exists: false, isOwn: false, secrets: [] });

/**
 * Finds the rows to try for each page with a variable segment. The oldest rows are used, because they come from the
 * seed. Newer rows come from other tests. A client's name in such a row may also be an ordinary word on the page. The
 * tests would take that word for the name and fail. If a page has no rows here, the tests fail.
 */
export async function rowsFor(client: Client, adviserId: string): Promise<Readonly<Record<string, readonly Row[]>>> {
  const booking = async (label: string, isOwn: boolean): Promise<Row> => {
    const { rows } = await client.query<{ reference: string; email: string; phone: string; last_name: string }>(
      `select reference, email, phone, last_name from bookings
       where (adviser_id = $1) = $2 and email is not null and status = 'confirmed' order by created_at, reference limit 1`,
      [adviserId, isOwn],
    );
    const [row] = rows;
    if (!row) throw new Error(`The seed has no booking for the row "${label}"`);
    return { label, value: row.reference, exists: true, isOwn, secrets: [row.email, row.phone, row.last_name] };
  };
  const { rows: messages } = await client.query<{ reference: string; email: string; name: string }>(
    `select reference, email, first_name || ' ' || last_name as name from contact_messages m where state = 'received' and owner_id is null
     and not exists (select from clients c where c.email = m.email) order by created_at, reference limit 1`,
  );
  const [message] = messages;
  if (!message) throw new Error("The seed has no waiting message");
  const idOf = async (table: "sent_emails" | "staff_users" | "claims" | "reply_templates" | "texts") => {
    // Of the texts, an article is chosen: its preview is a whole page, while that of a notice has nothing to focus.
    const where = table === "texts" ? "where kind = 'article'" : "";
    const { rows: ids } = await client.query<{ id: string }>(
      `select id::text from ${table} ${where} order by id limit 1`,
    );
    if (!ids[0]) throw new Error(`The seed has no row in ${table}`);
    return { ...noRow(ids[0].id), label: "a row", exists: true };
  };
  /**
   * Finds a case that is not assigned to the test's adviser. If `isOwn` is true, the client of the case has an
   * appointment with the test's adviser. Otherwise the client has no appointment with this adviser.
   */
  const caseOf = async (label: string, isOwn: boolean): Promise<Row> => {
    const { rows } = await client.query<{ value: string; last_name: string }>(
      `select c.client_id || ' ' || c.reference as value, p.last_name from cases c join clients p on p.id = c.client_id
       where c.adviser_id is distinct from $1
         and $2 = exists (select from bookings b where b.client_id = c.client_id and b.adviser_id = $1)
       order by c.opened_at, c.reference limit 1`,
      [adviserId, isOwn],
    );
    const [row] = rows;
    if (!row) throw new Error(`There is no case for the row "${label}"`);
    return { label, value: row.value, exists: true, isOwn, secrets: [], name: row.last_name };
  };
  await client.query(
    `insert into cases (reference, client_id, kind, rule_set_version)
     select 'CAS-2222-3333', client_id, 'other', 1 from bookings where adviser_id = $1 order by reference limit 1 on conflict do nothing`,
    [adviserId],
  );
  const { rows: failedJobs } = await client.query<{ id: string }>(
    "select id::text from graphile_worker._private_jobs where last_error is not null order by id limit 1",
  );
  const [failed] = failedJobs;
  if (!failed) throw new Error("The seed has no failed job");
  const legal = (value: string): Row => ({ ...noRow(value), label: "a legal text", exists: true });
  const noId = noRow("00000000-0000-4000-8000-000000000000");
  const bookings = [
    await booking("own booking", true),
    await booking("another adviser's booking", false),
    noRow("FRS-2222-2222"),
  ];
  const clientRow = async (label: string, isOwn: boolean): Promise<Row> => {
    const { rows } = await client.query<{ id: string; email: string; phone: string; last_name: string }>(
      `select id::text, email, phone, last_name from clients c where email is not null
       and exists (select from bookings where client_id = c.id and adviser_id = $1) = $2
       and ($2 or not exists (select from cases where client_id = c.id and adviser_id = $1)) order by created_at, id limit 1`,
      [adviserId, isOwn],
    );
    const [row] = rows;
    if (!row) throw new Error(`The seed has no client for the row "${label}"`);
    return { label, value: row.id, exists: true, isOwn, secrets: [row.email, row.phone], name: row.last_name };
  };
  const adviserOf = async (label: string, isOwn: boolean): Promise<Row> => {
    const { rows } = await client.query<{ slug: string }>(
      "select slug from advisers where (id = $1) = $2 order by slug limit 1",
      [adviserId, isOwn],
    );
    if (!rows[0]) throw new Error(`The seed has no adviser for the row "${label}"`);
    return { ...noRow(rows[0].slug), label, exists: true, isOwn };
  };
  /** Finds the oldest data request or complaint, with the personal details of its client. */
  const entryOf = async (table: "data_requests" | "complaints"): Promise<Row> => {
    const { rows } = await client.query<{ reference: string; email: string; last_name: string }>(
      `select e.reference, c.email, c.last_name from ${table} e join clients c on c.id = e.client_id
       order by e.created_at, e.reference limit 1`,
    );
    const [row] = rows;
    if (!row) throw new Error(`The seed has no row in ${table}`);
    return { ...noRow(row.reference), label: "an entry", exists: true, secrets: [row.email, row.last_name] };
  };
  const { rows: invoiced } = await client.query<{ reference: string; last_name: string }>(
    `select b.reference, b.last_name from invoices i join bookings b on b.id = i.booking_id
     where i.kind = 'invoice' order by i.year, i.number limit 1`,
  );
  const [account] = invoiced;
  if (!account) throw new Error("The seed has no invoice");
  // The seed has no notices.
  await client.query(
    `with notice as (insert into texts (kind, key, position) values ('notice', 'closed-today', 1) on conflict do nothing returning id)
     insert into text_drafts (text_id, locale, head, body) select id, 'en', '{}', 'We are closed today.' from notice`,
  );
  const clients = [await clientRow("own client", true), await clientRow("a colleague's client", false), noId];
  return {
    "/dashboard/settings/legal/{key}": [legal("terms-of-service"), noRow("imprint")],
    "/dashboard/settings/legal/{key}/{number}": [legal("terms-of-service 1"), noRow("terms-of-service 999")],
    "/dashboard/settings/templates/{id}": [await idOf("reply_templates"), noId],
    "/dashboard/content/history/{id}": [await idOf("texts"), noId],
    "/dashboard/content/notices/{key}": [
      { ...noRow("closed-today"), label: "a notice", exists: true },
      noRow("no-notice"),
    ],
    "/dashboard/setup/texts/{slug}": [noRow("first-hours-after-a-theft")],
    "/dashboard/claims/{id}": [await idOf("claims"), noId],
    "/dashboard/content/articles/{key}": [
      { ...noRow("how-chargebacks-work"), label: "a row", exists: true },
      noRow("no-such-article"),
    ],
    "/dashboard/content/preview/{id}": [await idOf("texts"), noId],
    "/dashboard/complaints/{reference}": [await entryOf("complaints"), noRow("CMP-2222-2222")],
    "/dashboard/data-requests/{reference}": [await entryOf("data_requests"), noRow("DAT-2222-2222")],
    "/dashboard/clients/{id}": clients,
    "/dashboard/clients/{id}/merge": clients,
    "/dashboard/clients/{id}/data": clients,
    "/dashboard/clients/{id}/write": clients,
    "/dashboard/inbox/{reference}": [
      {
        label: "a message",
        value: message.reference,
        exists: true,
        isOwn: false,
        secrets: [message.email, message.name],
      },
      noRow("MSG-2222-2222"),
    ],
    "/dashboard/bookings/{reference}": bookings,
    "/dashboard/bookings/{reference}/appointment": bookings,
    "/dashboard/bookings/{reference}/documents": bookings,
    "/dashboard/bookings/{reference}/move": bookings,
    "/dashboard/clients/{id}/cases/{reference}": [
      await caseOf("own client's case", true),
      await caseOf("another adviser's case", false),
      noRow(`${noId.value} CAS-2222-2222`),
    ],
    "/dashboard/payments/{reference}": [
      { ...noRow(account.reference), label: "an invoiced booking", exists: true, secrets: [account.last_name] },
      noRow("FRS-2222-2222"),
    ],
    "/dashboard/services/{slug}": [
      { ...noRow("cryptocurrency-recovery"), label: "a service", exists: true },
      noRow("astrology"),
    ],
    "/dashboard/advisers/{slug}": [
      await adviserOf("own page", true),
      await adviserOf("another adviser", false),
      noRow("no-adviser"),
    ],
    "/dashboard/advisers/{slug}/hours/{from}": [
      { ...noRow("daniel-osei new"), label: "new hours", exists: true },
      noRow("no-adviser new"),
    ],
    "/dashboard/outbox/failed/{id}": [
      { ...noRow(failed.id), label: "a failed job", exists: true },
      noRow("999999999999999999"),
    ],
    "/dashboard/outbox/{id}": [await idOf("sent_emails"), noId],
    "/dashboard/staff/{id}": [await idOf("staff_users"), noId],
  };
}
