import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { listMyCooked, logCooked, newEntry, type OwnEntry } from '#shared/contract/cooking-log.ts'
import { day, id } from '#shared/contract/wire.ts'
import { tool } from '../tool.ts'

const present = ({
  cookedOn,
  title,
  recipe,
  servings,
  stars,
  note,
  nextTime,
  changed,
  minutes,
}: OwnEntry) => ({
  cookedOn,
  title,
  recipeId: recipe?.id ?? null,
  servings,
  stars,
  note,
  nextTime,
  changed,
  minutes,
})

export const readCookingLog = tool({
  name: 'read_cooking_log',
  title: 'Read the cooking log',
  description: 'What the user cooked, latest first, with notes and stars; `from` and `to` are days.',
  use: 'read',
  input: z.object({
    from: z.optional(day),
    to: z.optional(day),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(limits.mcp.found))),
    offset: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  }),
  async run({ limit = limits.mcp.found, ...query }, { call }) {
    return { cooked: (await call(listMyCooked, { query: { ...query, limit } })).map(present) }
  },
})

const { cookedOn, servings, stars, note, nextTime, changed, minutes } = newEntry.shape

export const addCooked = tool({
  name: 'log_cooked',
  title: 'Note that something was cooked',
  description:
    'Notes in the cooking log that the user cooked a recipe, visible to the user only: on a day (today without one), with stars from 1 to 5 for somebody else’s recipe, a note, and what to do differently next time.',
  use: 'write',
  input: z.object({ recipeId: id, cookedOn, servings, stars, note, nextTime, changed, minutes }),
  async run({ recipeId, ...fields }, { call }) {
    const body = { ...fields, id: randomUUID(), visibleTo: 'me' as const }
    return { cooked: present(await call(logCooked, { params: { id: recipeId }, body })) }
  },
})
