import * as z from 'zod/mini'
import { limits } from '../constants/limits.ts'
import { languages } from '../constants/languages.ts'
import { measures } from '../constants/measures.ts'
import { isClock } from '../sync/clock.ts'
import type { FieldValue } from '../sync/merge.ts'
import { endpoint } from './endpoint.ts'
import { errorCodes } from './errors.ts'
import { wholeNumber } from './wire.ts'

/**
 * What the members of a household change together, also without a connection: rows whose fields are set by operations
 * (`shared/sync`). For each field the newest clock wins.
 */

const scalar = z.union([
  z.string().check(z.maxLength(limits.changes.textMax)),
  z.number(),
  z.boolean(),
  z.null(),
])
const fieldValue = z.union([
  scalar,
  z.array(scalar).check(z.maxLength(limits.changes.itemsMax)),
]) as z.ZodMiniType<FieldValue, FieldValue>

const name = z.string().check(z.minLength(1), z.maxLength(limits.changes.nameMax))

const operation = z.object({
  /** A repeated id changes nothing. */
  id: z.uuid(),
  table: name,
  row: name,
  /** `isDeleted` deletes the row, or brings it back. */
  field: name,
  value: fieldValue,
  /** See `shared/sync/clock.ts`. At most a minute ahead of the server's time; beyond, it is cut. */
  clock: z.string().check(z.maxLength(60), z.refine(isClock)),
})

const clocks = z.record(z.string(), z.string())

const row = z.object({
  table: z.string(),
  id: z.string(),
  /** What operations have set, and what the server derives from it. */
  values: z.record(z.string(), fieldValue),
  clocks,
})

export type ChangedRow = z.output<typeof row>

const forms = z.tuple([z.string(), z.string()])
const [en, fr, es, de] = languages

export const namedFood = z.object({
  id: z.string(),
  /** One and many. */
  names: z.object({ [en]: forms, [fr]: forms, [es]: forms, [de]: forms }),
})

export type NamedFood = z.output<typeof namedFood>

const recipe = z.object({
  id: z.string(),
  /** Null: the user may not read the recipe, or it is gone. */
  title: z.nullable(z.string()),
  uuid: z.nullable(z.string()),
  servings: z.nullable(z.int()),
})

export type NamedRecipe = z.output<typeof recipe>

const rest = z.object({
  since: z.int(),
  /** The revision of the household when a copy of all rows was begun. */
  begun: z.optional(z.int()),
})

const changes = z.object({
  /** Of another household than before everything known is to be dropped. */
  household: z.string(),
  /** Up to which revision the rows are known with these. */
  revision: z.int(),
  /** How the household wants amounts shown. */
  measures: z.enum(measures),
  /** The rows are all there are, without deleted ones; where there is more, the first of them. */
  isComplete: z.boolean(),
  /** There is more: the query for the next part. */
  next: z.optional(rest),
  rows: z.array(row),
  /** The foods that the rows name, and those that most kitchens always have. */
  foods: z.array(namedFood),
  /** All recipes that rows of the household name, as far as the user may read them. */
  recipes: z.array(recipe),
})

export type HouseholdChanges = z.output<typeof changes>

export const getHouseholdChanges = endpoint({
  method: 'GET',
  path: '/api/household/changes',
  who: 'member',
  token: 'read',
  summary:
    'The rows of the household that changed after the revision in `since`, deleted ones too; all rows where it is missing or too old. Where there is more, `next` is the query for the next part.',
  query: z.object({
    since: z.optional(wholeNumber(0, 999_999_999)),
    begun: z.optional(wholeNumber(0, 999_999_999)),
  }),
  answer: changes,
  most: limits.changes.rowsMax,
  errors: ['too many requests'],
})

const result = z.object({ id: z.string(), outcome: z.enum(['ok', ...errorCodes]) })

export type OperationResult = z.output<typeof result>

export const changeHousehold = endpoint({
  method: 'POST',
  path: '/api/household/changes',
  who: 'member',
  token: 'write',
  summary:
    'Applies operations to rows of the household and to own rows, in their order; a refused one does not hold back the others, and a repeated one changes nothing. With `since`, what changed is answered too.',
  body: z.object({
    /** The household that the operations were made in; those for a former one are refused. */
    household: z.optional(z.string().check(z.maxLength(limits.idMax))),
    /** Who made the operations: in the session of another member they are refused. */
    member: z.optional(z.string().check(z.maxLength(limits.idMax))),
    /** The revision that the device knows: answers what changed after it, these operations too. */
    since: z.optional(z.int().check(z.minimum(0), z.maximum(999_999_999))),
    operations: z.array(operation).check(z.minLength(1), z.maxLength(limits.changes.perRequest)),
  }),
  answer: z.object({
    revision: z.int(),
    results: z.array(result),
    /** As `getHouseholdChanges` answers them. */
    changes: z.optional(changes),
  }),
  most: limits.changes.rowsMax,
  errors: ['not found', 'not allowed', 'too many requests'],
})

const revision = z.object({ revision: z.int() })

export const watchHousehold = endpoint({
  method: 'GET',
  path: '/api/household/stream',
  who: 'member',
  summary: 'The revision of the household; as a stream, an event `revision` whenever it has changed.',
  kind: 'stream',
  event: revision,
  answer: revision,
  errors: ['too many requests'],
})

/** Parses an event `revision` of the stream. */
export function readRevision(data: string): number | null {
  return z.safeParse(revision, JSON.parse(data)).data?.revision ?? null
}
