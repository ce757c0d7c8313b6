import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languages } from '../constants/languages.ts'
import { limits } from '../constants/limits.ts'
import { allergens } from '../words/allergens.ts'
import { diets } from '../words/diets.ts'
import { dishTypes } from '../words/dish-types.ts'
import { readShape } from './recipe-fields.ts'
import { structureFieldNames } from './structure-fields.ts'
import { recipeStructure } from './recipe-structure.ts'
import { finding } from './safety-finding.ts'
import { versionReasons } from './version-reasons.ts'
import { isoDate, nullableText, wholeNumber } from './wire.ts'

const versionSummary = {
  number: z.int(),
  reason: z.enum(versionReasons),
  madeAt: isoDate,
  title: z.string(),
  /** The recipe as it is now. */
  current: z.boolean(),
  /** For the owner: hidden by moderators, so that nobody else sees it. */
  hidden: z.boolean(),
}

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/versions',
  who: 'member',
  token: 'read',
  summary:
    'The versions of a recipe, newest first: all for its owner; for others those that they could read while they were current.',
  answer: z.array(z.object(versionSummary)),
  most: limits.versions.shown,
  errors: ['not found'],
})

export type VersionSummary = z.infer<typeof listVersions.answer>[number]

export const getVersion = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/versions/{number}',
  who: 'member',
  token: 'read',
  summary: 'One version of a recipe, with its text and structure.',
  answer: z.object({
    ...versionSummary,
    language: z.enum(languages),
    ...readShape,
    structure: z.nullable(recipeStructure),
    findings: z.array(finding),
  }),
  errors: ['not found'],
})

/** A word or more, in both texts or in one of them. */
const words = z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() }))

/**
 * What happened to a line of the list of ingredients. A changed line has its item where that is the same before and
 * after, and then `before` and `after` are the amounts; otherwise they are whole lines.
 */
const lineChange = z.object({
  kind: z.enum(['changed', 'replaced', 'removed', 'added', 'moved']),
  item: nullableText,
  before: nullableText,
  after: nullableText,
})

/** What happened to a step; the positions are from 1. */
const stepChange = z.object({
  kind: z.enum(['changed', 'removed', 'added']),
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
  words,
})

const fact = <Value extends z.core.$ZodType>(value: Value) =>
  z.nullable(z.object({ before: z.nullable(value), after: z.nullable(value) }))

export const recipeDiff = z.object({
  /** Texts beside ingredients and steps; `content` only of recipes without a structure. */
  texts: z.array(
    z.object({ field: z.enum(['title', 'taste', 'plating', 'content', ...structureFieldNames]), words }),
  ),
  lines: z.array(lineChange),
  steps: z.array(stepChange),
  facts: z.object({
    servings: fact(z.int()),
    minutes: fact(z.int()),
    dishType: fact(z.enum(dishTypes)),
    language: fact(z.enum(languages)),
    allergensGained: z.array(z.enum(allergens)),
    allergensLost: z.array(z.enum(allergens)),
    dietsGained: z.array(z.enum(diets)),
    dietsLost: z.array(z.enum(diets)),
  }),
})

export type RecipeDiff = z.infer<typeof recipeDiff>
export type DiffWords = RecipeDiff['texts'][number]['words']
export type LineChange = RecipeDiff['lines'][number]
export type StepChange = RecipeDiff['steps'][number]

const compared = z.object({ number: z.int(), title: z.string(), language: z.enum(languages) })

export const diffVersions = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/diff',
  who: 'member',
  token: 'read',
  summary:
    'What changed between two versions of a recipe, in finished rows; with `from=parent` since the version that the recipe was made from.',
  query: z.object({
    from: z.union([z.literal('parent'), wholeNumber(1, 1_000_000)]),
    to: wholeNumber(1, 1_000_000),
  }),
  answer: z.object({ from: compared, to: compared, diff: recipeDiff }),
  errors: ['not found'],
})

export type ComparedVersions = z.infer<typeof diffVersions.answer>

const relative = {
  id: z.string(),
  uuid: z.string(),
  title: z.string(),
  ownerName: nullableText,
  mine: z.boolean(),
}

/** What a recipe was made from: its recipe is null while the viewer may not read it, and once it is gone. */
export const lineage = z.object({ recipe: z.nullable(z.object(relative)) })

export type Lineage = z.infer<typeof lineage>

/** The part of an answer with one recipe that is about its versions. */
export const versionPart = z.object({
  number: z.int(),
  /** What it was made from; null for recipes that are no variant. */
  from: z.nullable(lineage),
  /** Published variants of it. */
  remixes: z.int(),
})

export const recipeFamily = endpoint({
  method: 'GET',
  path: '/api/recipes/{id}/family',
  who: 'member',
  token: 'read',
  summary: 'What a recipe was made from, and the variants of it that the user may read, newest first.',
  answer: z.object({
    from: z.nullable(lineage),
    remixes: z.array(z.object({ ...relative, isPublic: z.boolean(), createdAt: isoDate })),
  }),
  errors: ['not found'],
})
