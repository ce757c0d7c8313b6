import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** Accounts, invites, mails, pictures, recipes: what the way from an invitation to a saved recipe needs. */
export const mainJob: Migration = {
  name: '0001-main-job',
  async up(db) {
    const statements = [
      sql`create extension if not exists pg_trgm`,

      sql`create table users (
        id uuid primary key default gen_random_uuid(),
        email text not null check (email = btrim(email) and email <> ''),
        name text check (name <> ''),
        password_hash text,
        verified_at timestamptz,
        is_admin boolean not null,
        language text not null check (language in ('en', 'fr', 'es', 'de')),
        created_at timestamptz not null
      )`,
      sql`create unique index users_email on users (lower(email))`,

      sql`create table sessions (
        token_hash bytea primary key,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        expires_at timestamptz not null,
        user_agent text
      )`,
      sql`create index sessions_user on sessions (user_id)`,
      sql`create index sessions_expiry on sessions (expires_at)`,

      sql`create table email_tokens (
        token_hash bytea primary key,
        user_id uuid not null references users on delete cascade,
        kind text not null check (kind in ('verify', 'reset')),
        email text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
      sql`create index email_tokens_user on email_tokens (user_id)`,

      sql`create table invites (
        id uuid primary key default gen_random_uuid(),
        code_hash bytea not null unique,
        grants_admin boolean not null,
        created_by uuid references users on delete set null,
        created_at timestamptz not null,
        expires_at timestamptz,
        used_by uuid references users on delete set null,
        used_at timestamptz
      )`,
      sql`create index invites_created_by on invites (created_by)`,
      sql`create index invites_used_by on invites (used_by)`,

      sql`create table mails (
        id uuid primary key default gen_random_uuid(),
        dedupe_key text not null unique,
        recipient text not null,
        subject text not null,
        text_body text not null,
        html_body text not null,
        link text,
        created_at timestamptz not null,
        next_try_at timestamptz not null,
        tries integer not null default 0,
        sent_at timestamptz,
        gave_up_at timestamptz,
        last_error text
      )`,
      sql`create index mails_due on mails (next_try_at) where sent_at is null and gave_up_at is null`,

      sql`create table attempts (
        key text primary key,
        count integer not null,
        window_ends_at timestamptz not null
      )`,
      sql`create index attempts_window on attempts (window_ends_at)`,

      sql`create table images (
        key text primary key,
        maker_id uuid not null references users,
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        created_at timestamptz not null
      )`,
      sql`create index images_maker on images (maker_id)`,

      sql`create table recipes (
        id uuid primary key default gen_random_uuid(),
        uuid uuid not null unique default gen_random_uuid(),
        owner_id uuid not null references users,
        title text not null check (title <> ''),
        content text not null check (content <> ''),
        language text not null check (language in ('en', 'fr', 'es', 'de')),
        image_key text references images,
        plating text,
        taste text,
        dish_type text not null check (dish_type in ('Starters', 'Mains', 'Desserts', 'Cocktails')),
        prep_minutes integer check (prep_minutes >= 0),
        cook_minutes integer check (cook_minutes >= 0),
        total_minutes integer check (total_minutes >= 0),
        search_terms text[] not null,
        structure jsonb,
        findings jsonb not null,
        search_title text not null,
        search_text text not null,
        is_public boolean not null default false,
        deleted_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        like_count integer not null default 0 check (like_count >= 0),
        comments_count integer not null default 0 check (comments_count >= 0),
        photos_count integer not null default 0 check (photos_count >= 0),
        rating_count integer not null default 0 check (rating_count >= 0),
        rating_sum integer not null default 0 check (rating_sum >= 0)
      )`,
      sql`create index recipes_mine on recipes (owner_id, created_at desc, id desc) where deleted_at is null`,
      sql`create index recipes_deleted on recipes (owner_id, deleted_at desc) where deleted_at is not null`,
      sql`create index recipes_public on recipes (created_at desc, id desc) where is_public and deleted_at is null`,
      sql`create index recipes_image on recipes (image_key)`,

      sql`create table recipe_saves (
        member_id uuid not null references users on delete cascade,
        key text not null,
        recipe_id uuid not null references recipes on delete cascade deferrable initially deferred,
        created_at timestamptz not null,
        primary key (member_id, key)
      )`,
      sql`create index recipe_saves_recipe on recipe_saves (recipe_id)`,

      sql`create table generation_timings (
        id uuid primary key default gen_random_uuid(),
        member_id uuid not null references users on delete cascade,
        recipe_id text,
        plating_ms double precision,
        image_ms double precision,
        save_ms double precision,
        total_ms double precision,
        success boolean not null,
        error_step text,
        error_message text,
        created_at timestamptz not null
      )`,
      sql`create index generation_timings_average on generation_timings (created_at) where success`,
      sql`create index generation_timings_member on generation_timings (member_id)`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}
