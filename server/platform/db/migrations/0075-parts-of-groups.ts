import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Members who join or leave a group may read other recipes than before: those of their own that contain one that is shared
 * there are examined anew.
 */
export const partsOfGroups: Migration = {
  name: '0075-parts-of-groups',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`create function raise_parts_revision_on_leaving() returns trigger language plpgsql as $$
    begin
      update recipes set parts_revision = parts_revision + 1 where id in (
        select whole.id from recipes whole
        where whole.owner_id = coalesce(new.user_id, old.user_id) and whole.part_uuids <> '{}' and exists (
          select from recipes part join recipe_shares on recipe_shares.recipe_id = part.id
          where part.uuid = any (whole.part_uuids) and recipe_shares.group_id = coalesce(new.group_id, old.group_id))
        order by whole.id for no key update of whole);
      return null;
    end $$`,
  sql`create trigger group_members_within after insert or delete on group_members for each row
    execute function raise_parts_revision_on_leaving()`,
]
