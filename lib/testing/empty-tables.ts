import { db } from "@/lib/platform/db/client";

/**
 * Deletes all rows of these tables and of the tables that refer to them. For a superuser, the function turns off
 * triggers, so that foreign keys do not block a DELETE. Other roles cannot turn off triggers, so the function uses
 * TRUNCATE for them. TRUNCATE takes a tenth of a second, because it creates hundreds of files.
 */
export async function emptyTables(...names: readonly string[]): Promise<void> {
  await db.$executeRawUnsafe(`
    do $$
    declare
      affected regclass[];
      name regclass;
    begin
      with recursive referring (oid) as (
        select unnest('{${names.join()}}'::regclass[])::oid
        union
        select conrelid from pg_constraint join referring on confrelid = referring.oid where contype = 'f'
      )
      select array_agg(oid::regclass) into affected from referring;
      if current_setting('is_superuser')::boolean then
        set local session_replication_role = replica;
        foreach name in array affected loop
          execute format('delete from %s', name);
        end loop;
      else
        -- The audit log refuses to be emptied, also by its owner.
        foreach name in array affected loop
          if name::text like 'audit\_%' then execute format('alter table %s disable trigger user', name); end if;
        end loop;
        execute 'truncate ' || array_to_string(affected, ',');
        foreach name in array affected loop
          if name::text like 'audit\_%' then execute format('alter table %s enable trigger user', name); end if;
        end loop;
      end if;
    end $$`);
}
