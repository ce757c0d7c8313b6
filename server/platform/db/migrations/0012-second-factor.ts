import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What a member who wants it proves besides the password: codes of an app, and ten for the day it is lost. */
export const secondFactor: Migration = {
  name: '0012-second-factor',
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}

const statements = [
  sql`create table second_factors (
    user_id uuid primary key references users on delete cascade,
    secret bytea not null,
    recovery_salt bytea not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_step bigint
  )`,
  sql`create table recovery_codes (
    user_id uuid not null references second_factors on delete cascade,
    code_hash bytea not null,
    primary key (user_id, code_hash)
  )`,
]
