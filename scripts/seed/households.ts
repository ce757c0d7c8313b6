import type { EaterChanges } from '#shared/contract/household.ts'
import { insertEater } from '#server/features/households/eaters.ts'
import { findInviteByToken, inviteByLink } from '#server/features/households/invites.ts'
import { joinHousehold } from '#server/features/households/join.ts'
import { householdOf } from '#server/features/households/queries.ts'
import { updateSettings } from '#server/features/households/settings.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { SeededUser } from './users.ts'

interface SeedHousehold {
  /** The mailboxes of its members. */
  members: readonly [string, ...string[]]
  name: string
  /** In the order of the members first; the rest has no account. */
  eaters: readonly [EaterChanges & { name: string }, ...(EaterChanges & { name: string })[]]
  settings: Parameters<typeof updateSettings>[2]
}

const households: readonly SeedHousehold[] = [
  {
    members: ['harriet', 'tom'],
    name: 'Mill Lane',
    eaters: [
      { name: 'Harriet', dislikes: ['aubergine'] },
      { name: 'Tom', allergens: ['crustaceans', 'molluscs'] },
      { name: 'Poppy', isChild: true, allergens: ['nuts'], dislikes: ['mushroom', 'celery'] },
      { name: 'Grandpa Joe', diets: ['lowSugar'], isUsual: false },
    ],
    settings: { weekdayMinutes: [30, 30, 30, 30, 45, null, null], equipment: ['slowCooker'] },
  },
  {
    members: ['camille', 'julien'],
    name: 'Rue des Lilas',
    eaters: [
      { name: 'Camille', diets: ['vegetarian'] },
      { name: 'Julien' },
      { name: 'Léa', isChild: true, allergens: ['milk'] },
    ],
    settings: { weekdayMinutes: [40, 40, 20, 40, null, null, null] },
  },
  {
    members: ['lucia'],
    name: 'Casa Ferrer',
    eaters: [
      { name: 'Lucía', diets: ['pescatarian'], dislikes: ['cilantro'] },
      { name: 'Abuela', isUsual: false },
    ],
    settings: { servings: 2 },
  },
  {
    members: ['jonas'],
    name: 'Mühlgasse',
    eaters: [
      { name: 'Jonas', allergens: ['gluten'], diets: ['glutenFree'] },
      { name: 'Mia', isChild: true },
    ],
    settings: { equipment: ['noOven'] },
  },
]

/** Some members share a household and say who eats with them. Those who have stated something already are left alone. */
export async function seedHouseholds(db: Db, people: readonly SeededUser[], now: number): Promise<void> {
  for (const { members, name, eaters, settings } of households) {
    const users = members.flatMap((box) => people.filter(({ email }) => email.startsWith(`${box}@`)))
    const [host, ...others] = users
    if (!host) continue
    const { id } = await householdOf(db, host.id, now)
    const known = await db.selectFrom('eaters').select('id').where('household_id', '=', id).executeTakeFirst()
    if (known) continue
    await updateSettings(db, id, { name, ...settings })
    for (const other of others) {
      const token = await inviteByLink(db, { householdId: id, madeBy: host.id, now })
      const invitation = await findInviteByToken(db, token, now)
      if (invitation) await joinHousehold(db, { invitation, userId: other.id, bring: 'nothing' }, now)
    }
    for (const [index, eater] of eaters.entries()) {
      const writer = users[index] ?? host
      const fields = { ...eater, isMe: index < users.length, id: crypto.randomUUID() }
      // One after the other in time, because that is the order in which they are shown.
      const at = now + index * 60_000
      await insertEater(db, { householdId: id, userId: writer.id, language: writer.language }, fields, at)
    }
  }
}
