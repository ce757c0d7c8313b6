import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * What each user stores. `stored_bytes` counts it: `live` is what the user sees and can delete, `kept` is all of it,
 * also what waits in the deleted recipes. `storage_usage` has what was counted last and what was added since.
 */
export const storedBytes: Migration = {
  name: '0050-stored-bytes',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  // Of the file with its smaller widths; null until a job has looked at the files of earlier versions.
  sql`alter table images add column bytes bigint`,
  sql`alter table photos add column bytes bigint`,
  sql`alter table groups add column picture_bytes bigint`,
  sql`create index images_without_bytes on images (key) where bytes is null`,
  sql`create index photos_without_bytes on photos (id) where bytes is null`,
  sql`create index groups_without_bytes on groups (id) where picture_bytes is null and picture_name is not null`,
  sql`create table storage_usage (
    user_id uuid primary key references users on delete cascade,
    live_bytes bigint not null,
    kept_bytes bigint not null,
    counted_at timestamptz
  )`,
  sql`create index storage_usage_counted on storage_usage (counted_at nulls first)`,
  // A column's size is the one on the disk: nothing is decompressed. A public recipe without an image may have a drawing.
  sql`create function stored_bytes(member uuid, out live bigint, out kept bigint) stable language sql as $$
    with own as (
      select id, image_key, deleted_at is null as is_live,
        500 + coalesce(pg_column_size(content), 0) + coalesce(pg_column_size(structure), 0)
          + coalesce(pg_column_size(plan), 0) + coalesce(pg_column_size(findings), 0)
          + coalesce(pg_column_size(plating), 0) + coalesce(pg_column_size(search_text), 0)
          + coalesce(pg_column_size(ingredient_text), 0) + coalesce(pg_column_size(search_vector), 0)
          + case when image_key is null and is_public then 1000000 else 0 end as bytes
      from recipes where owner_id = member
    ), versions as (
      select own.is_live, version.image_key,
        300 + coalesce(pg_column_size(version.content), 0) + coalesce(pg_column_size(version.structure), 0)
          + coalesce(pg_column_size(version.plan), 0) + coalesce(pg_column_size(version.findings), 0)
          + coalesce(pg_column_size(version.plating), 0) as bytes
      from own join recipe_versions version on version.recipe_id = own.id
    ), shown as (
      select image_key from own where is_live union select image_key from versions where is_live
    ), home as (
      select household_id, (select count(*) from household_members other
        where other.household_id = household_members.household_id) as members
      from household_members where user_id = member
    ), parts (bytes, is_live) as (
      select bytes, is_live from own
      union all select bytes, is_live from versions
      union all select coalesce(bytes, 0), key in (select image_key from shown) from images where maker_id = member
      union all select coalesce(bytes, 0), true from photos where author_id = member
      union all select coalesce(picture_bytes, 0), true from groups where owner_id = member
      union all select 200 + coalesce(pg_column_size(understood), 0), true from conversations where user_id = member
      union all select 100 + pg_column_size(messages.content), true
        from conversations join messages on messages.conversation_id = conversations.id
        where conversations.user_id = member
      union all select pg_column_size(list_items) / members, true from home join list_items using (household_id)
      union all select pg_column_size(plan_entries) / members, true from home join plan_entries using (household_id)
      union all select 140 * (select count(*) from (
          select from household_operations operation where operation.household_id = home.household_id limit 200000
        ) counted) / members, true from home
    )
    select coalesce(sum(bytes) filter (where is_live), 0)::bigint, coalesce(sum(bytes), 0)::bigint from parts
  $$`,
]
