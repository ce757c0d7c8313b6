import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db/schema.ts'
import { inScope, orderOf, type Scope } from './list-filters.ts'

/**
 * The words to compare with: those of published recipes, or of the owner's newest recipes when they search their own.
 * Words of other users' private recipes must not leak. The owner's words are read once for all words of the search.
 */
function knownWords(scope: Scope): RawBuilder<unknown> {
  if (!('ownerId' in scope)) return sql`known as not materialized (select word, sound from search_words)`
  return sql`known as materialized (
    select word, search_sound(word) as sound from (
      select distinct word from (
        select search_title, term_text, ingredient_text from recipes
        where ${inScope(scope)} order by ${orderOf('newest')} limit 1000
      ) recent cross join words_of(search_title, term_text, ingredient_text) word
    ) distinct_words)`
}

/**
 * For each unknown word, the nearest known words of similar sound or spelling: one typo is allowed from four letters, two
 * from seven. Null if there are none.
 */
export async function similarWords(
  db: Db,
  scope: Scope,
  words: readonly string[],
): Promise<Map<string, string[]> | null> {
  const { rows } = await sql<{ word: string; near: string[] }>`
    with ${knownWords(scope)}
    select given.word, array(
      select known.word from known
      where known.sound % search_sound(given.word) and known.word <> given.word
        and levenshtein(left(known.sound, 100), left(search_sound(given.word), 100))
          <= case when length(given.word) < 4 then 0 when length(given.word) < 7 then 1 else 2 end
      order by levenshtein(known.word, left(given.word, 100)) fetch first row with ties
    ) as near
    from unnest(${words}::text[]) with ordinality given (word, position)
    where not exists (select from known where known.word = given.word)
    order by given.position`.execute(db)
  const similar = rows.filter(({ near }) => near.length > 0)
  if (similar.length === 0) return null
  return new Map(similar.map(({ word, near }) => [word, near.toSorted().slice(0, 3)]))
}
