import * as z from 'zod/mini'
import { limits } from '../constants/limits.ts'
import { defaultDishType, toDishType } from '../words/dish-types.ts'
import { nullableText, singleLine, trimmedText } from './wire.ts'

const { recipe: most } = limits

const toKnownDishType = z.transform((text: string | null) => toDishType(text))
const minutesRead = z.nullable(z.int())
const minutesSent = z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(most.minutesMax))))

/** Text that may be left out; blank text is none. */
const textSent = (max: number) =>
  z.optional(
    z.pipe(
      z.nullable(z.string().check(z.trim(), z.maxLength(max))),
      z.transform((text) => text || null),
    ),
  )

/** An array, or text separated by commas; blank terms are dropped, long ones and long lists are cut. */
const termsSent = z.pipe(
  z.pipe(
    z.optional(
      z.nullable(
        z.union([
          z.string().check(z.maxLength(5000)),
          z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(500)),
        ]),
      ),
    ),
    z.transform((value) =>
      (typeof value === 'string' ? value.split(',') : (value ?? []))
        .map((term) => term.trim().slice(0, most.searchTermMax))
        .filter((term) => term !== '')
        .slice(0, most.searchTerms),
    ),
  ),
  z.array(singleLine(1, most.searchTermMax)),
)

interface RecipeField {
  /** In the tables of recipes and of their versions. */
  column: string
  /** In answers with a recipe, by the specification; null where they do not have it. */
  wire: string | null
  /** In requests that save a recipe. */
  sent: string
  /** How answers have it. */
  read: z.ZodMiniType
  /** How requests may have it; undefined where it is left out. */
  write: z.ZodMiniType
  /** What a new recipe has without it. */
  blank: unknown
}

/**
 * The fields of a recipe beside its structure, each once, by their names in the program. Contract, rows, versions,
 * restoring and variants follow from this table; a new field needs its column in a migration. The fields of the structure
 * are in `structure-fields.ts`.
 */
const recipeFields = {
  title: {
    column: 'title',
    wire: 'Title',
    sent: 'title',
    read: z.string(),
    write: singleLine(1, most.titleMax),
    blank: '',
  },
  content: {
    column: 'content',
    wire: 'Content',
    sent: 'content',
    read: z.string(),
    write: trimmedText(1, most.contentMax),
    blank: '',
  },
  plating: {
    column: 'plating',
    wire: 'Plating',
    sent: 'plating',
    read: nullableText,
    write: textSent(most.platingMax),
    blank: null,
  },
  taste: {
    column: 'taste',
    wire: 'Taste',
    sent: 'taste',
    read: nullableText,
    write: textSent(most.tasteMax),
    blank: null,
  },
  dishType: {
    column: 'dish_type',
    wire: 'DishType',
    sent: 'dish_type',
    read: z.pipe(nullableText, toKnownDishType),
    write: z.optional(z.pipe(z.nullable(z.string().check(z.maxLength(100))), toKnownDishType)),
    blank: defaultDishType,
  },
  prepMinutes: {
    column: 'prep_minutes',
    wire: 'PrepTime',
    sent: 'prep_time',
    read: minutesRead,
    write: minutesSent,
    blank: null,
  },
  cookMinutes: {
    column: 'cook_minutes',
    wire: 'CookTime',
    sent: 'cook_time',
    read: minutesRead,
    write: minutesSent,
    blank: null,
  },
  totalMinutes: {
    column: 'total_minutes',
    wire: 'TotalTime',
    sent: 'total_time',
    read: minutesRead,
    write: minutesSent,
    blank: null,
  },
  searchTerms: {
    column: 'search_terms',
    wire: null,
    sent: 'search_terms',
    read: z.array(z.string()),
    write: termsSent,
    blank: [],
  },
} as const satisfies Record<string, RecipeField>

type Fields = typeof recipeFields
export type FieldName = keyof Fields

/** Who names the fields: the program, the tables, the answers, the requests. */
export type Naming = 'name' | 'column' | 'wire' | 'sent'
type NameIn<Name extends FieldName, By extends Naming> = By extends keyof Fields[Name]
  ? Fields[Name][By] & string
  : Name

/** The values of a recipe's fields, by their names in the program. */
export type FieldValues = { [Name in FieldName]: z.output<Fields[Name]['read']> }
/** The same by other names. */
export type ValuesBy<By extends Naming> = { [Name in FieldName as NameIn<Name, By>]: FieldValues[Name] }
/** The values that have both names, by the second one. */
type Renamed<From extends Naming, To extends Naming> = {
  [Name in FieldName as [NameIn<Name, From>] extends [never] ? never : NameIn<Name, To>]: FieldValues[Name]
}

const entries = Object.entries(recipeFields) as [FieldName, RecipeField][]
const nameIn = (name: FieldName, by: Naming) => (by === 'name' ? name : recipeFields[name][by])

/** Values under other names: `renamed(row, 'column', 'wire')` is what an answer has of a row. */
export function renamed<From extends Naming, To extends Naming>(
  values: Renamed<From, From>,
  from: From,
  to: To,
): Renamed<From, To> {
  const given = values as Record<string, unknown>
  const found = entries.flatMap(([name]) => {
    const [before, after] = [nameIn(name, from), nameIn(name, to)]
    return before === null || after === null ? [] : [[after, given[before]]]
  })
  return Object.fromEntries(found) as Renamed<From, To>
}

/** The fields of a request by their names in the program; what it leaves out is as in `before`. */
export function valuesSent(
  sent: { [Name in FieldName as Fields[Name]['sent']]?: z.output<Fields[Name]['write']> | undefined },
  before: FieldValues = blankValues,
): FieldValues {
  const given = sent as Record<string, unknown>
  return Object.fromEntries(
    entries.map(([name, field]) => [
      name,
      given[field.sent] === undefined ? before[name] : given[field.sent],
    ]),
  ) as unknown as FieldValues
}

const blankValues = Object.fromEntries(
  entries.map(([name, { blank }]) => [name, blank]),
) as unknown as FieldValues

export const fieldColumns = entries.map(([, { column }]) => column) as Fields[FieldName]['column'][]

/** The schemas of the fields, for the calls that have them. */
const shapeOf = (by: Naming, schema: 'read' | 'write') =>
  Object.fromEntries(
    entries.flatMap(([name, field]) =>
      nameIn(name, by) === null ? [] : [[nameIn(name, by), field[schema]]],
    ),
  )

export const readShape = shapeOf('name', 'read') as unknown as { [Name in FieldName]: Fields[Name]['read'] }
export const wireShape = shapeOf('wire', 'read') as unknown as {
  [Name in FieldName as NameIn<Name, 'wire'>]: Fields[Name]['read']
}
export const sentShape = shapeOf('sent', 'write') as unknown as {
  [Name in FieldName as NameIn<Name, 'sent'>]: Fields[Name]['write']
}
