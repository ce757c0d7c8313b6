/** Reads recipes from text and web pages, completes them and checks that they are safe. */
export { detectLanguage } from './lexicon/language.ts'
export { foodOfLine } from './lexicon/food-of-line.ts'
export { subjectsOf } from './lexicon/concepts/subjects.ts'
export { checkRecipe } from './safety/check-recipe.ts'
export { readPage } from './understand/recipe-page/read-page.ts'
export { complete } from './understand/recipe-text/complete.ts'
export { withExtra, withFormerStory } from './understand/recipe-text/extra.ts'
export { readRecipe, stripFollowUp } from './understand/recipe-text/read.ts'
