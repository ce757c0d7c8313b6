export { renderRecipe } from '#shared/words/recipe-text.ts'
