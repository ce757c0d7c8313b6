import type { Ingredient } from '../lexicon/ingredient.ts'
import { isSaltyForInfants, isSweetener, isSyrup } from '../lexicon/vulnerable-eaters.ts'
import type { CookWishes } from '../understand/wishes.ts'

/** A sweet dish that somebody named for several people is not the baby's; it is said that the baby gets none of it. */
export const isForOthers = ({ dish, servings }: Pick<CookWishes, 'dish' | 'servings'>): boolean =>
  dish !== null && (servings ?? 0) >= 3

/** What has no place in a dish that somebody under one year eats from: salt, honey, syrups and sugar. */
export const isOutForInfants = (
  ingredient: Ingredient,
  wishes: Pick<CookWishes, 'dish' | 'servings'>,
): boolean =>
  isSaltyForInfants(ingredient) || isSyrup(ingredient) || (isSweetener(ingredient) && !isForOthers(wishes))
