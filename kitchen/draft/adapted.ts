import type { CookedRecipe } from '#shared/contract/recipe-structure.ts'
import type { Adaptation } from '../chef/adapted.ts'
import { adaptedCooked } from '../chef/kitchen-chef.ts'
import { adaptedFree } from './adapt-free.ts'

export type { Adaptation }

/** A recipe cooked again with a wish, as one of the library or as it was written; null where the wish cannot be kept. */
export const adapted = (adaptation: Adaptation): CookedRecipe | null =>
  adaptation.plan?.v === 2 ? adaptedCooked(adaptation) : adaptedFree(adaptation.structure, adaptation.wish)
