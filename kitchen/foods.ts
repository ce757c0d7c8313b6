/** The lexicon alone: cheap enough for the server's event loop. */
export { findIngredients } from './lexicon/find.ts'
export { isFoodId, withFamilies } from './lexicon/concepts/food-ids.ts'
export { meaningsIn, type Meaning } from './lexicon/concepts/meanings.ts'
export {
  searchRequestIn,
  searchWithoutFiller,
  type SearchRequest,
} from './lexicon/search-words/search-request.ts'
export { foodNamed, listedNameOfFood, nameOfFood } from './lexicon/concepts/food-names.ts'
export { namesBeginning, type ConceptName } from './lexicon/concepts/names-beginning.ts'
export { labelsVersion, subjectsVersion } from './lexicon/concepts/subjects-version.ts'
export { seasonalFoodIds, seasonOf } from './lexicon/seasons/season-of.ts'
export { seasonRegions, type Season, type SeasonRegion } from './lexicon/seasons/read-seasons.ts'
export { shopFood, type ShopFood } from './lexicon/shopping.ts'
export { cuisinesOf, factsOfFood, type FoodFacts } from './lexicon/plan-facts.ts'
