import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * What models have translated, by version, and what readers would put better. A correction belongs to the text that it
 * was written for: it stays in later versions as long as they say the same there.
 */
export const recipeTranslations: Migration = {
  name: '0042-recipe-translations',
  async up(db) {
    await sql`alter table recipes add column translatable boolean not null default true`.execute(db)
    await sql`create table recipe_translations (
      version_id uuid not null references recipe_versions on delete cascade,
      language text not null,
      state text not null check (state in ('waiting', 'done', 'failed')),
      texts jsonb not null default '{}',
      model text,
      requested_by uuid references users on delete set null,
      requested_at timestamptz not null,
      primary key (version_id, language)
    )`.execute(db)
    await sql`create index recipe_translations_waiting on recipe_translations (requested_by) where state = 'waiting'`.execute(
      db,
    )
    await sql`create table translation_corrections (
      id uuid primary key default gen_random_uuid(),
      recipe_id uuid not null references recipes on delete cascade,
      language text not null,
      key text not null,
      original text not null,
      text text not null,
      author_id uuid not null references users on delete cascade,
      created_at timestamptz not null,
      accepted_at timestamptz,
      hidden_at timestamptz,
      unique (recipe_id, language, key, author_id)
    )`.execute(db)
    await sql`create index translation_corrections_author on translation_corrections (author_id)`.execute(db)
    // A newer decision replaces an older one: of one text, one correction is shown.
    await sql`create unique index translation_corrections_accepted on translation_corrections (recipe_id, language, key)
      where accepted_at is not null`.execute(db)
  },
}
