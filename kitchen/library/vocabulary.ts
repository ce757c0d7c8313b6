import { readFileSync } from 'node:fs'
import type { DishType } from '#shared/words/dish-types.ts'
import { wayNames, type WayName } from '#shared/words/way-names.ts'
import { cuisineIds } from '../lexicon/cuisines.ts'
import { lazily } from '../lexicon/lazily.ts'

/** Where it stands in the meal: the first word behind `tags`, and of the name of its folder. */
export const courses = {
  starter: 'Starters',
  main: 'Mains',
  dessert: 'Desserts',
  drink: 'Cocktails',
} as const satisfies Record<string, DishType>
export type Course = keyof typeof courses
export const isCourse = (word: string): word is Course => Object.hasOwn(courses, word)

/** What heats a step; `fat` is a finger of hot oil or more. Things lie on a stove and in the others. */
const heats = [
  'stove',
  'grill',
  'oven',
  'fat',
  'microwave',
  'airFryer',
  'pressureCooker',
  'slowCooker',
] as const
export type Heat = (typeof heats)[number]
export const isHeat = (word: string): word is Heat => (heats as readonly string[]).includes(word)

/** "on stove", but "in oven". */
export const prepositionOf = (heat: Heat): 'on' | 'in' => (heat === 'stove' ? 'on' : 'in')

export { type WayName }
export const isWayName = (word: string): word is WayName => (wayNames as readonly string[]).includes(word)

/**
 * What a food is in a dish: what its name promises, what else it is made of, what seasons it, what is scattered over it
 * at the end. `base` is not written.
 */
const lineRoles = ['main', 'base', 'seasoning', 'finish'] as const
export type LineRole = (typeof lineRoles)[number]
export const isLineRole = (word: string): word is LineRole => (lineRoles as readonly string[]).includes(word)

/** What a dish suits; a component is a sauce, a dough or a loaf, which nobody means who names no dish. */
const occasions = [
  'cold',
  'ahead',
  'picnic',
  'grill',
  'leftovers',
  'light',
  'children',
  'cheap',
  'pureed',
  'breakfast',
  'snack',
  'lunchbox',
  'party',
  'component',
]

/** A word behind the course: a cuisine, a kind of dish (kinds.txt) or an occasion. */
export type Tag = string

const kinds = lazily(
  () =>
    new Set(
      readFileSync(new URL('kinds.txt', import.meta.url), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#')),
    ),
)
const isKind = (word: string): boolean => kinds().has(word)

export const isTag = (word: string): boolean =>
  isKind(word) || occasions.includes(word) || (cuisineIds as readonly string[]).includes(word)
