import type { Ingredient } from '../../lexicon/ingredient.ts'
import type { TemplateId } from '../../recipes/template-ids.ts'
import { conditions } from './conditions.ts'
import { medicines } from './medicines.ts'
import type { Need } from './needs.ts'
import { rarerConditions } from './rarer-conditions.ts'

/** Every diet, illness and medicine that is known by name. */
export const knownNeeds: readonly Need[] = [...conditions, ...rarerConditions, ...medicines]

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

/** True when a way of cooking gives the dish the form that these needs ask for. */
export const hasFormForHealth = (id: TemplateId, health: Pick<Health, 'health'>): boolean =>
  needsOf(health).every(({ only, never }) => (only === null || only.includes(id)) && !never.includes(id))

/** True when everything has to be blended and sieved. */
export const isSmooth = (health: Pick<Health, 'health'>): boolean =>
  needsOf(health).some(({ smooth }) => smooth)
