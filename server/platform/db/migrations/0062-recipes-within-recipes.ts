import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Which recipes and pictures a recipe's structure refers to, kept beside it by a trigger, so that no writer can forget
 * them. When something changes about a recipe that others contain, `parts_revision` of those is raised: they are examined
 * anew until `parts_examined` is the same. A structure may have 100 ingredients and steps and 400 kB.
 */
export const recipesWithinRecipes: Migration = {
  name: '0062-recipes-within-recipes',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const raise = (child: string) => `update recipes set parts_revision = parts_revision + 1
  where id in (select id from recipes where part_uuids <> '{}' and part_uuids @> array[${child}] order by id for no key update)`

const statements = [
  sql`alter table recipes
    add column part_uuids uuid[] not null default '{}',
    add column step_images text[] not null default '{}',
    add column parts_revision integer not null default 0,
    add column parts_examined integer not null default 0`,
  sql`create index recipes_parts on recipes using gin (part_uuids) where part_uuids <> '{}'`,
  sql`create index recipes_step_images on recipes using gin (step_images) where step_images <> '{}'`,
  sql`create index recipes_parts_to_examine on recipes (id) where parts_revision <> parts_examined`,

  sql`create function note_recipe_references() returns trigger language plpgsql as $$
    begin
      new.part_uuids := array(
        select distinct (line -> 'recipe' ->> 'uuid')::uuid
        from jsonb_array_elements(new.structure -> 'ingredients') line where line -> 'recipe' ->> 'uuid' is not null);
      new.step_images := array(
        select distinct step ->> 'image'
        from jsonb_array_elements(new.structure -> 'steps') step where step ->> 'image' is not null);
      -- What lies within it may have changed while it was written. Who examines it sets the revision in the same statement.
      if new.part_uuids <> '{}' and (tg_op = 'INSERT' or new.parts_examined = old.parts_examined) then
        new.parts_revision := new.parts_revision + 1;
      end if;
      return new;
    end $$`,
  sql`create trigger recipes_references before insert or update of structure on recipes for each row
    execute function note_recipe_references()`,

  sql`create function raise_parts_revision() returns trigger language plpgsql as $$
    begin
      ${sql.raw(raise('old.uuid'))};
      return null;
    end $$`,
  sql`create trigger recipes_within_changed after update of structure, is_public, deleted_at, hidden_at on recipes
    for each row when ((old.structure, old.is_public, old.deleted_at, old.hidden_at)
      is distinct from (new.structure, new.is_public, new.deleted_at, new.hidden_at))
    execute function raise_parts_revision()`,
  sql`create trigger recipes_within_gone after delete on recipes for each row execute function raise_parts_revision()`,
  sql`create function raise_parts_revision_of_shared() returns trigger language plpgsql as $$
    begin
      ${sql.raw(raise('(select uuid from recipes shared where shared.id = coalesce(new.recipe_id, old.recipe_id))'))};
      return null;
    end $$`,
  sql`create trigger recipe_shares_within after insert or delete on recipe_shares for each row
    execute function raise_parts_revision_of_shared()`,

  sql`create function notify_recipe_parts() returns trigger language plpgsql as $$
    begin
      perform pg_notify('recipe_parts', '');
      return null;
    end $$`,
  sql`create trigger recipes_parts_new after insert on recipes for each row
    when (new.parts_revision <> new.parts_examined) execute function notify_recipe_parts()`,
  sql`create trigger recipes_parts_raised after update of parts_revision, structure on recipes for each row
    when (new.parts_revision <> old.parts_revision) execute function notify_recipe_parts()`,

  // Compressed, as in the migration that set the former bound.
  sql`alter table recipes drop constraint recipes_structure_size,
    add constraint recipes_structure_size check (pg_column_size(structure) <= 500000)`,
]
