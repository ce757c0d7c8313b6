import { readFileSync } from 'node:fs'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { readNeeds, type Need } from './needs.ts'

const read = (file: string) => readNeeds(readFileSync(new URL(file, import.meta.url), 'utf8'))

const medicines = read('medicines.txt')

/** Every diet, illness and medicine that is known by name. */
export const knownNeeds: readonly Need[] = [
  ...read('conditions.txt'),
  ...read('rarer-conditions.txt'),
  ...medicines,
]

export const isMedicine = (need: Need): boolean => medicines.includes(need)

const byId = new Map(knownNeeds.map((need) => [need.id, need]))

/** What of a guest's wishes this room looks at. */
export interface Health {
  /** Ids of known needs. */
  health: readonly string[]
  /** Names of needs that nobody here knows, in the guest's words. */
  unknownHealth: readonly string[]
}

export const needsOf = ({ health }: Pick<Health, 'health'>): readonly Need[] =>
  health.flatMap((id) => byId.get(id) ?? [])

/** True for what one of these needs keeps out, `wanted` or not. */
export const isOutForHealth = (
  ingredient: Ingredient,
  { health, wanted }: Pick<Health, 'health'> & { wanted: readonly { id: string }[] },
): boolean =>
  health.length > 0 &&
  needsOf({ health }).some(
    ({ out, avoid }) =>
      out.some((selector) => selector(ingredient)) ||
      (avoid.some((selector) => selector(ingredient)) && !wanted.some(({ id }) => id === ingredient.id)),
  )

/** True when everything has to be blended and sieved. */
export const isSmooth = (health: Pick<Health, 'health'>): boolean =>
  needsOf(health).some(({ smooth }) => smooth)

/** True where foods are asked for that must not go together with a medicine, or what it forbids is to be left out. */
export const isAgainstMedicine = (
  asked: readonly Ingredient[],
  { health, excludedIds }: Pick<Health, 'health'> & { excludedIds: readonly string[] },
): boolean =>
  needsOf({ health }).some(
    ({ apart, against }) =>
      apart.some((selector) => asked.some(selector)) ||
      against.some((id) => health.includes(id) || excludedIds.includes(id)),
  )
