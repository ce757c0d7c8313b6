/** Reads recipes from text and web pages, completes them and checks that they are safe. */
export { detectLanguage } from './lexicon/language.ts'
export { foodOfLine } from './lexicon/food-of-line.ts'
export { subjectsOf } from './lexicon/concepts/subjects.ts'
export { settle } from './safety/settle.ts'
export { readPage } from './understand/recipe-page/read-page.ts'
export { withExtra, withFormerStory } from './understand/recipe-text/extra.ts'
export { readRecipe, stripFollowUp } from './understand/recipe-text/read.ts'
