/** Chooses dishes for the meals of a week plan. */
export { suggestDishes } from './plan/suggest-dishes.ts'
export { suitsGuests } from './plan/suits-guests.ts'
