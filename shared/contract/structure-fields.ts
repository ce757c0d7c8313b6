import * as z from 'zod/mini'
import type { Language } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { allergens } from '../words/allergens.ts'
import { units } from '../words/units.ts'
import { nutrients, nutrientWords, type Nutrient } from '../words/nutrients.ts'

const { recipe: most } = limits
const line = (max: number) => z.string().check(z.maxLength(max))

/** What is linked: nothing that a browser could run. */
export const webAddress = /^https?:\/\/\S+$/i

/** One optional field of a recipe's structure. */
interface StructureField {
  /** A line of text, several lines, values with names of a closed list, or an address on the web. */
  kind: 'line' | 'lines' | 'facts' | 'link'
  schema: z.ZodMiniType
  /** Characters of a line, and how many there may be. */
  lineMax: number
  linesMax: number
  label: Record<Language, string>
  /** Of facts: the words for their names. */
  names?: Record<string, Record<Language, string>>
  /** The headings that texts give it, beside its label. */
  headings?: RegExp
  /** What the editor says below it. */
  hint?: Record<Language, string>
}

/** Some of the facts; others are left out of what is sent. */
const facts = Object.fromEntries(
  nutrients.map((name) => [name, z.optional(line(most.nutritionMax))]),
) as unknown as Record<Nutrient, z.ZodMiniOptional<z.ZodMiniString<string>>>

/**
 * What a recipe may say beside its list and its steps, each once: contract, check, versions, comparison, translation,
 * editor and page follow from this table. All of it is optional: recipes from before have none, and a client that does not
 * know of a field leaves it as it is. Null or blank clears it.
 */
export const structureFields = {
  /** What the servings count, where they are no portions: "24 biscuits". */
  yieldUnit: {
    kind: 'line',
    schema: line(most.yieldUnitMax),
    lineMax: most.yieldUnitMax,
    linesMax: 1,
    label: {
      en: 'What it makes',
      fr: 'Ce qu’elle donne',
      es: 'Lo que sale',
      de: 'Was es ergibt',
    },
    hint: {
      en: 'What the number of servings counts: “biscuits”, “jars”; blank for portions',
      fr: 'Ce que compte le nombre de portions : « biscuits », « bocaux » ; vide pour des portions',
      es: 'Lo que cuenta el número de raciones: «galletas», «tarros»; vacío si son raciones',
      de: 'Was die Zahl der Portionen zählt: „Kekse“, „Gläser“; leer bei Portionen',
    },
  },
  equipment: {
    kind: 'lines',
    schema: z.array(line(most.equipmentMax)).check(z.maxLength(most.equipmentLines)),
    lineMax: most.equipmentMax,
    linesMax: most.equipmentLines,
    label: { en: 'Equipment', fr: 'Matériel', es: 'Utensilios', de: 'Ausstattung' },
    headings:
      /^(?:(?:special )?equipment(?: needed)?|(?:special )?tools(?: needed)?|(?:kitchen )?utensils|ustensiles|équipement|matériel(?: nécessaire)?|equipo|material|geräte|küchengeräte|utensilien|(?:besonderes )?zubehör|hilfreich für die zubereitung|du brauchst außerdem)$/iu,
    hint: {
      en: 'One piece per line',
      fr: 'Un ustensile par ligne',
      es: 'Un utensilio por línea',
      de: 'Ein Gerät je Zeile',
    },
  },
  /** Of one serving, as the source states it: nothing in it is computed or checked. */
  nutrition: {
    kind: 'facts',
    schema: z.object(facts),
    lineMax: most.nutritionMax,
    linesMax: nutrients.length,
    names: nutrientWords,
    label: {
      en: 'Nutrition, as stated by the source',
      fr: 'Valeurs nutritionnelles, selon la source',
      es: 'Información nutricional, según la fuente',
      de: 'Nährwerte laut Quelle',
    },
    headings:
      /^(?:nutrition(?:al)?(?: facts| information)?|valeurs nutritionnelles|información nutricional|nährwerte)$/iu,
    hint: {
      en: 'One per line, such as “Energy: 250 kcal”',
      fr: 'Une valeur par ligne, par exemple « Énergie : 250 kcal »',
      es: 'Un valor por línea, por ejemplo «Energía: 250 kcal»',
      de: 'Ein Wert je Zeile, etwa „Energie: 250 kcal“',
    },
  },
  /** What the cook says about it: how it keeps, what else goes in. Warnings are in `safety`. */
  tips: {
    kind: 'lines',
    schema: z.array(line(most.tipMax)).check(z.maxLength(most.tipLines)),
    lineMax: most.tipMax,
    linesMax: most.tipLines,
    label: {
      en: 'Tips and notes',
      fr: 'Conseils et remarques',
      es: 'Consejos y notas',
      de: 'Tipps und Notizen',
    },
    hint: {
      en: 'One per line: how it keeps, what else goes in',
      fr: 'Un par ligne : comment elle se conserve, ce qu’on peut y mettre d’autre',
      es: 'Uno por línea: cómo se conserva, qué más puede llevar',
      de: 'Einer je Zeile: wie es sich hält, was noch hineinpasst',
    },
  },
  /** What stands beside it on the table. Its foods count as eaten: bread beside a soup is named to who must not have it. */
  pairings: {
    kind: 'lines',
    schema: z.array(line(most.pairingMax)).check(z.maxLength(most.pairingLines)),
    lineMax: most.pairingMax,
    linesMax: most.pairingLines,
    label: { en: 'Goes well with', fr: 'Va bien avec', es: 'Va bien con', de: 'Dazu passt' },
    headings:
      /^(?:goes well with|pairs well with|(?:wine |drinks? )?pairings?|va bien avec|accords? mets (?:et|&) vins?|vins? conseillés?|va bien con|maridaje|dazu passt|dazu passen|(?:wein|getränke)empfehlung)$/iu,
    hint: {
      en: 'One per line: other dishes, bread, a wine',
      fr: 'Un par ligne : d’autres plats, du pain, un vin',
      es: 'Uno por línea: otros platos, pan, un vino',
      de: 'Eines je Zeile: andere Gerichte, Brot, ein Wein',
    },
  },
  /** The address of a video that shows it. */
  video: {
    kind: 'link',
    schema: z.string().check(z.maxLength(most.videoMax), z.regex(webAddress)),
    lineMax: most.videoMax,
    linesMax: 1,
    label: { en: 'Video', fr: 'Vidéo', es: 'Vídeo', de: 'Video' },
    hint: {
      en: 'The link to a video that shows it: “https://…”',
      fr: 'Le lien d’une vidéo qui la montre : « https://… »',
      es: 'El enlace de un vídeo que la muestra: «https://…»',
      de: 'Der Link zu einem Video, das es zeigt: „https://…“',
    },
  },
} as const satisfies Record<string, StructureField>

type Fields = typeof structureFields
export type StructureFieldName = keyof Fields
export const structureFieldNames = Object.keys(structureFields) as StructureFieldName[]
export const structureField = (name: StructureFieldName): StructureField => structureFields[name]

/** The fields that stand under a heading of their own; a single line stands where it belongs, among the facts at the top. */
export const listedFieldNames = structureFieldNames.filter((name) => structureFields[name].kind !== 'line')

/** The same of each ingredient and of each step. */
const ingredientFields = {
  /** The upper end of an amount such as "2–3"; missing where there is one number. */
  amountMax: z.number().check(z.positive(), z.maximum(1_000_000)),
  /** A second measure: of all of it ("1 cup (240 ml)"), or of each piece ("2 cans (14 oz each)"). */
  measure: z.object({
    amount: z.number().check(z.positive(), z.maximum(1_000_000)),
    unit: z.enum(units),
    each: z.boolean(),
  }),
  /** Of a line without amount: whether it says "to taste"; where it is missing, it does. "Oil for frying" does not. */
  toTaste: z.boolean(),
  /** A recipe that the line stands for, and how many servings of it go into this one. */
  recipe: z.object({
    uuid: z.uuid(),
    servings: z.number().check(z.positive(), z.maximum(most.partServingsMax)),
    /** Derived: what it brought into this one when that was last examined. */
    allergens: z.optional(z.array(z.enum(allergens)).check(z.maxLength(allergens.length))),
  }),
} as const satisfies Record<string, z.ZodMiniType>
const stepFields = {
  /** A heading such as "For the sauce"; missing in the main part. */
  group: line(most.ingredientGroupMax),
  /** The key of a picture that shows it, from `uploadRecipePicture`. */
  image: line(limits.imageKeyMax),
} as const satisfies Record<string, z.ZodMiniType>

type Maybe<Schema extends z.ZodMiniType> = z.ZodMiniOptional<z.ZodMiniNullable<Schema>>

/** Optional schemas, for an object that may lack them. */
function maybe<Schemas extends Record<string, z.ZodMiniType>>(schemas: Schemas) {
  const entries = Object.entries(schemas).map(([name, schema]) => [name, z.optional(z.nullable(schema))])
  return Object.fromEntries(entries) as { [Name in keyof Schemas]: Maybe<Schemas[Name]> }
}

const schemas = Object.fromEntries(structureFieldNames.map((name) => [name, structureFields[name].schema]))

export const structureShape = maybe(schemas as { [Name in StructureFieldName]: Fields[Name]['schema'] })
export const ingredientShape = maybe(ingredientFields)
export const stepShape = maybe(stepFields)

/** Values of the optional fields, as a structure has them. */
type Values = { [Name in StructureFieldName]?: z.output<Fields[Name]['schema']> | null | undefined }

interface Line {
  item: string
  amount: number | null
  amountMax?: number | null | undefined
  unit: string | null
}
interface Step {
  text: string
}
interface Structure extends Values {
  ingredients: readonly Line[]
  steps: readonly Step[]
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string'
    ? value.trim() === ''
    : typeof value === 'object' && Object.keys(value).length === 0)

/** Without the fields that say nothing. */
function withoutBlanks<Part extends object>(part: Part, names: readonly string[]): Part {
  const blank = names.filter((name) => name in part && isBlank(part[name as keyof Part]))
  if (blank.length === 0) return part
  return Object.fromEntries(Object.entries(part).filter(([name]) => !blank.includes(name))) as Part
}

const ingredientNames = Object.keys(ingredientFields)
const stepNames = Object.keys(stepFields)

/** An upper end that is not above the lower one says nothing. */
function withoutEmptyRange<Given extends Line>(given: Given): Given {
  const isRange = given.amount !== null && (given.amountMax ?? 0) > given.amount
  return isRange || given.amountMax === undefined ? given : { ...given, amountMax: null }
}

/** As it is stored: what says nothing is left out. */
export function withoutBlankFields<Given extends Structure>(structure: Given): Given {
  return {
    ...withoutBlanks(structure, structureFieldNames),
    ingredients: structure.ingredients.map((each) => withoutBlanks(withoutEmptyRange(each), ingredientNames)),
    steps: structure.steps.map((each) => withoutBlanks(each, stepNames)),
  }
}

/** What `part` does not speak of, from `before`. */
function filled<Part extends object>(part: Part, before: object | undefined, names: readonly string[]): Part {
  const missing = names.filter((name) => before && name in before && part[name as keyof Part] === undefined)
  if (missing.length === 0) return part
  return { ...part, ...Object.fromEntries(missing.map((name) => [name, before?.[name as never]])) }
}

const sameLine = (one: Line, other: Line) =>
  one.item === other.item && one.amount === other.amount && one.unit === other.unit

/**
 * A structure whose writer may not know every field: what it does not speak of stays as it was, of lines and steps that are
 * the same.
 */
export function withFieldsOf<Given extends Structure>(structure: Given, before: Given): Given {
  const stepBefore = (step: Step, place: number) =>
    before.steps.find(({ text }) => text === step.text) ??
    (before.steps.length === structure.steps.length ? before.steps[place] : undefined)
  return {
    ...filled(structure, before, structureFieldNames),
    ingredients: structure.ingredients.map((each) =>
      filled(
        each,
        before.ingredients.find((other) => sameLine(each, other)),
        ingredientNames,
      ),
    ),
    steps: structure.steps.map((each, place) => filled(each, stepBefore(each, place), stepNames)),
  }
}

/** The lines of all fields but links, by their keys: the texts of a recipe that may name a food, and that are translated. */
export function linesOfFields(structure: Values): [key: string, text: string][] {
  return structureFieldNames
    .filter((name) => structureField(name).kind !== 'link')
    .flatMap((name) => linesOf(name, structure[name]))
}

/** Whether a line with this key is words and no fact with a unit. */
export const isTranslated = (key: string): boolean =>
  !structureFieldNames.some((name) => structureFields[name].kind === 'facts' && key.startsWith(`${name}.`))

export function linesOf(name: StructureFieldName, value: Values[StructureFieldName]): [string, string][] {
  if (isBlank(value)) return []
  if (typeof value === 'string') return [[name, value]]
  return Object.entries(value ?? {}).flatMap(([key, text]) =>
    isBlank(text) ? [] : [[`${name}.${key}`, String(text)]],
  )
}

/** The fields with some of their lines replaced, by the same keys. */
export function fieldsWithLines(structure: Values, replaced: ReadonlyMap<string, string>): Values {
  const at = (key: string, text: string) => replaced.get(key) ?? text
  const changed = (name: StructureFieldName): unknown => {
    const value: unknown = structure[name]
    if (typeof value === 'string') return at(name, value)
    if (Array.isArray(value)) return value.map((text: string, place) => at(`${name}.${place}`, text))
    return value
  }
  const named = structureFieldNames.filter((name) => !isBlank(structure[name]))
  return Object.fromEntries(named.map((name) => [name, changed(name)])) as Values
}
