import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * A recipe's structure travels in every list that shows it, so its size is bounded here too. Recipes from before, whose
 * lists had no maximum, are cut to the maxima of the contract; one that is still too large keeps its text alone, from
 * which the structure is read again at the next edit.
 */
export const structureSize: Migration = {
  name: '0023-structure-size',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const lists = sql`(values ('safety', 20), ('diets', 10), ('allergens', 14)) as list (name, most)`

const statements = [
  sql`update recipes set structure = structure
      || (select jsonb_object_agg(list.name, coalesce(
          (select jsonb_agg(kept.item order by kept.place) from (
            select item, min(place) as place from jsonb_array_elements(structure -> list.name)
              with ordinality as given (item, place)
            group by item order by min(place) limit list.most) kept), '[]'))
        from ${lists})
      || jsonb_build_object('steps', coalesce(
          (select jsonb_agg(step || jsonb_build_object('uses', coalesce(
              (select jsonb_agg(distinct item) from jsonb_array_elements(step -> 'uses') as used (item)), '[]'))
            order by place)
          from jsonb_array_elements(structure -> 'steps') with ordinality as given (step, place)), '[]'))
    where exists (select from ${lists} where jsonb_array_length(structure -> list.name) > list.most)
      or jsonb_path_exists(structure, '$.steps[*] ? (@.uses.size() > 40)')`,
  // 100 kB as it is sent; as text the database puts a blank behind each comma and colon.
  sql`update recipes set structure = null where octet_length(structure::text) > 120000`,
  // What is stored already counts as it is compressed, so that a counter's update need not unpack it.
  sql`alter table recipes add constraint recipes_structure_size check (pg_column_size(structure) <= 150000)`,
]
