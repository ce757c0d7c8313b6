import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** How each picture came to be, so that a person's own photo is not called a program's drawing. */
export const imageProvenance: Migration = {
  name: '0017-image-provenance',
  async up(db) {
    await sql`alter table images add column provenance text`.execute(db)
    // So far nothing but finalizing made pictures for recipes, and every page has said so.
    await sql`update images set provenance = 'algorithmicMedia'`.execute(db)
  },
}
