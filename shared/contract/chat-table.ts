import * as z from 'zod/mini'
import { allergens } from '../words/allergens.ts'
import { diets } from '../words/diets.ts'
import { limits } from '../constants/limits.ts'
import { id, singleLine } from './wire.ts'

/** What a kitchen has, or lacks. */
export const equipmentKinds = [
  'noOven',
  'noStove',
  'onePot',
  'airFryer',
  'microwaveOnly',
  'kettleOnly',
  'pressureCooker',
  'slowCooker',
  'grill',
] as const

/** People for whom some food is dangerous. */
export const eaterKinds = ['infant', 'toddler', 'child', 'pregnant', 'frail'] as const

const marks = {
  /** Set by hand, or read from the messages. Only entries set by hand count in a request. */
  by: z.enum(['hand', 'read']),
  /** After how many of the user's messages it was set; later messages may override it. Missing: after all of them. */
  at: z.optional(z.int().check(z.minimum(0), z.maximum(limits.chat.messages))),
  /** Taken out by hand. It stays out until a later message mentions it again. */
  removed: z.optional(z.boolean()),
  /** In answers: an allergy or an illness that the messages name. To take it out, the page asks the user once. */
  asks: z.optional(z.boolean()),
  /** That question was answered with yes; without it such an entry is not taken out. */
  confirmed: z.optional(z.boolean()),
}

/**
 * A machine that was set before the first message is what the kitchen has: it is offered, and cooked with when words ask
 * for it, or at once with `use`, which says that the user has chosen it for this conversation.
 */
const equipment = z.strictObject({
  value: z.enum(equipmentKinds),
  use: z.optional(z.boolean()),
  ...marks,
})

const entry = <Value extends z.core.$ZodType>(value: Value) => z.strictObject({ value, ...marks })

/**
 * A food or a kind of food. `value` is an id from an earlier answer, or what the user typed; the answer has its id, and
 * its name in the language of the request. An unknown one comes back as it was typed.
 */
const food = z.strictObject({
  value: singleLine(1, limits.chat.table.foodMax),
  name: z.optional(z.string().check(z.maxLength(limits.chat.table.nameMax))),
  unknown: z.optional(z.boolean()),
  ...marks,
})

/**
 * `doubtful`, in answers: told of others, or of the past. New dishes do without it, one that stands is not changed; the
 * page asks the user, who sets it by hand or takes it out. `suspected`: no word called it an allergy, as in "no eggs in the
 * house"; the model that leads the talk may take that out as well.
 */
const allergen = z.strictObject({
  value: z.enum(allergens),
  doubtful: z.optional(z.boolean()),
  suspected: z.optional(z.boolean()),
  ...marks,
})

const list = <Entry extends z.core.$ZodType>(each: Entry, most: number) =>
  z.array(each).check(z.maxLength(most))

const fields = {
  servings: z.nullable(entry(z.int().check(z.minimum(1), z.maximum(100)))),
  minutes: z.nullable(entry(z.int().check(z.minimum(1), z.maximum(limits.chat.table.minutesMax)))),
  diets: list(entry(z.enum(diets)), diets.length),
  allergens: list(allergen, allergens.length),
  with: list(food, limits.chat.table.foods),
  without: list(food, limits.chat.table.foods),
  equipment: list(equipment, equipmentKinds.length),
  eaters: list(entry(z.enum(eaterKinds)), eaterKinds.length),
  /** Who of the household eats, by id, as chosen with one tap; their chips are entries above. Missing: not chosen. */
  eaterIds: z.optional(list(id, limits.eaters.perHousehold)),
}

/** What was understood of the people at the table and of their wishes: the chips above the draft. */
export const chatTable = z.strictObject(fields)

/** In a request, a field that is missing holds nothing set by hand. */
export const sentTable = z.pipe(
  z.partial(chatTable),
  z.transform((sent): ChatTable => ({ ...emptyTable, ...dropUndefined(sent) })),
)

export type ChatTable = z.infer<typeof chatTable>

export const tableFields = [
  'servings',
  'minutes',
  'diets',
  'allergens',
  'with',
  'without',
  'equipment',
  'eaters',
] as const satisfies readonly Exclude<keyof ChatTable, 'eaterIds'>[]

export type TableField = (typeof tableFields)[number]
export type FoodEntry = z.infer<typeof food>
export type Equipment = (typeof equipmentKinds)[number]

export const emptyTable: ChatTable = {
  servings: null,
  minutes: null,
  diets: [],
  allergens: [],
  with: [],
  without: [],
  equipment: [],
  eaters: [],
}

function dropUndefined<Sent extends object>(sent: Sent): Partial<ChatTable> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
}
