import { sql, type Updateable } from 'kysely'
import { apiError } from '#shared/contract/errors.ts'
import type { EaterChanges } from '#shared/contract/household.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { foodNamed } from '#kitchen/foods'
import type { Db, Schema } from '../../platform/db/schema.ts'
import { isUuid } from '../../platform/db/uuid.ts'
import { lockHouseholds, lockMembershipOf } from './membership.ts'
import { assertAllowed, eaterChangeDenialReason, eaterDeletionDenialReason } from './policy.ts'

/** Who changes the eaters of which household. */
export interface EaterWriter {
  householdId: string
  userId: string
  language: Language
}

const once = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

function columnsOf(changes: EaterChanges, { userId, language }: EaterWriter): Updateable<Schema['eaters']> {
  const { name, allergens, diets, dislikes, isChild, isUsual, isMe } = changes
  return {
    ...(name !== undefined && { name }),
    ...(allergens && { allergens: once(allergens) }),
    ...(diets && { diets: once(diets) }),
    ...(dislikes && { dislikes: once(dislikes.map((food) => foodNamed(food, language) ?? food)) }),
    ...(isChild !== undefined && { is_child: isChild }),
    ...(isUsual !== undefined && { is_usual: isUsual }),
    ...(isMe !== undefined && { user_id: isMe ? userId : null }),
  }
}

/** Adds an eater; a repeated id adds nothing. Throws `limit reached`, or `already linked` for a second entry of the user. */
export async function insertEater(
  db: Db,
  writer: EaterWriter,
  { id, ...fields }: EaterChanges & { id: string; name: string },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockMembershipOf(transaction, writer.userId)
    await lockHouseholds(transaction, [writer.householdId])
    const known = await findEater(transaction, id)
    if (known) {
      if (known.household_id !== writer.householdId) throw apiError('not allowed')
      return
    }
    const { count } = await transaction
      .selectFrom('eaters')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('household_id', '=', writer.householdId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= limits.eaters.perHousehold) throw apiError('limit reached')
    if (fields.isMe) await assertNotLinked(transaction, writer.userId, id)
    await transaction
      .insertInto('eaters')
      .values({
        name: fields.name,
        user_id: null,
        allergens: [],
        diets: [],
        dislikes: [],
        is_child: false,
        is_usual: true,
        ...columnsOf(fields, writer),
        id,
        household_id: writer.householdId,
        created_at: new Date(now),
      })
      .execute()
  })
}

/** Changes an eater of the household. Throws `not found`, or the reason why the user may not. */
export async function updateEater(
  db: Db,
  writer: EaterWriter,
  id: string,
  changes: EaterChanges,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockMembershipOf(transaction, writer.userId)
    const eater = await findEater(transaction, id)
    if (eater?.household_id !== writer.householdId) throw apiError('not found')
    assertAllowed(eaterChangeDenialReason({ linkedTo: eater.user_id, userId: writer.userId }, changes))
    if (changes.isMe) await assertNotLinked(transaction, writer.userId, id)
    // Somebody else's entry has no user id of this writer to take away.
    const isUnlinkingNobody = changes.isMe === false && eater.user_id !== writer.userId
    const columns = columnsOf(changes, writer)
    if (isUnlinkingNobody) delete columns.user_id
    if (Object.keys(columns).length > 0)
      await transaction.updateTable('eaters').set(columns).where('id', '=', id).execute()
  })
}

/** Deletes an eater of the household, if it is still there. */
export async function deleteEaterOf(db: Db, writer: EaterWriter, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const eater = await findEater(transaction, id)
    if (eater?.household_id !== writer.householdId) return
    assertAllowed(eaterDeletionDenialReason({ linkedTo: eater.user_id, userId: writer.userId }))
    await transaction.deleteFrom('eaters').where('id', '=', id).execute()
  })
}

async function findEater(db: Db, id: string) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('eaters')
    .select(['household_id', 'user_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

async function assertNotLinked(db: Db, userId: string, id: string): Promise<void> {
  const linked = await db
    .selectFrom('eaters')
    .select(sql`1`.as('found'))
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (linked) throw apiError('already linked')
}
