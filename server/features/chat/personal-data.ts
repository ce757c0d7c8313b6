import { sql } from 'kysely'
import { jsonFile, type PersonalData } from '../../platform/privacy/personal-data.ts'
import { selectMessages } from './conversations.ts'
import { deletePictures } from './pictures.ts'

/** Conversations with the pictures in them, what models may know beside them, the tokens they used, and the timings of finished recipes. */
export const chatPersonalData: PersonalData = {
  columns: [
    'conversations.user_id',
    'chat_pictures.user_id',
    'cooked_recipes.user_id',
    'chef_sharing.user_id',
    'token_ledger.user_id',
    'generation_timings.user_id',
  ],

  async erase(db, person, now) {
    await deletePictures(db, now, (all) => all.where('user_id', '=', person.id))
    await db.deleteFrom('cooked_recipes').where('user_id', '=', person.id).execute()
    await db.deleteFrom('conversations').where('user_id', '=', person.id).execute()
    await db.deleteFrom('chef_sharing').where('user_id', '=', person.id).execute()
    await db.deleteFrom('token_ledger').where('user_id', '=', person.id).execute()
    await db.deleteFrom('generation_timings').where('user_id', '=', person.id).execute()
  },

  async *export({ db, images }, person) {
    const timings = await db
      .selectFrom('generation_timings')
      .select(['recipe_id', 'plating_ms', 'image_ms', 'save_ms', 'total_ms', 'success'])
      .select(['error_step', 'error_message', 'created_at'])
      .where('user_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    yield jsonFile('finished-recipes.json', timings)

    const cooked = await db
      .selectFrom('cooked_recipes')
      .select(['items', 'eaters', 'cooked_at'])
      .where('user_id', '=', person.id)
      .orderBy('cooked_at')
      .execute()
    if (cooked.length > 0) yield jsonFile('cooked-for.json', cooked)

    const conversations = await db
      .selectFrom('conversations')
      .select(['id', 'title', 'created_at', 'understood', 'draft', 'earlier_drafts', 'summary', 'recipe_id'])
      .where('user_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    for (const [index, { id, ...conversation }] of conversations.entries()) {
      const messages = (await selectMessages(db, id)).map(({ role, content, pictures, metadata }) => ({
        role,
        content,
        ...(pictures.length > 0 && { pictures }),
        ...metadata,
      }))
      const number = String(index + 1).padStart(4, '0')
      yield jsonFile(`conversations/${number}.json`, { ...conversation, messages })
    }
    const shown = await db
      .selectFrom('chat_pictures')
      .select('name')
      .where('user_id', '=', person.id)
      .orderBy('created_at')
      .execute()
    for (const { name } of shown) {
      const bytes = await images.get(name)
      if (bytes) yield { name: `conversations/${name}`, bytes }
    }

    const sharing = await db
      .selectFrom('chef_sharing')
      .select(['provider', 'allowed', 'decided_at'])
      .where('user_id', '=', person.id)
      .orderBy('provider')
      .execute()
    if (sharing.length > 0) yield jsonFile('chef-sharing.json', sharing)

    const used = await db
      .selectFrom('token_ledger')
      .select([sql<string>`day::text`.as('day'), 'input_tokens', 'output_tokens', 'cost'])
      .where('user_id', '=', person.id)
      .orderBy('day')
      .execute()
    if (used.length > 0) yield jsonFile('model-tokens.json', used)
  },
}
