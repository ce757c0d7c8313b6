export { findIngredientById } from './ingredients/index.ts'
