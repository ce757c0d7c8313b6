/** The lexicon alone: cheap enough for the server's event loop. */
export { findIngredients } from './lexicon/find.ts'
