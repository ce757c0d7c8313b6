/** Reads recipes from text and web pages, completes them and checks that they are safe. */
export { detectLanguage } from './lexicon/language.ts'
export { foodOfLine } from './lexicon/food-of-line.ts'
export { subjectsOf } from './lexicon/concepts/subjects.ts'
export { settle } from './safety/settle.ts'
export { isFormat } from './read/formats/read-format.ts'
export { readPage } from './read/page/read-page.ts'
export { withExtra, withFormerStory } from './read/text/extra.ts'
export { readRecipe, stripFollowUp } from './read/text/read.ts'
