/** Suggestions while somebody types a search. */
export default {
  suggestions: 'Suggestions',
  count_one: '{{count}} suggestion',
  count_other: '{{count}} suggestions',
  dish: 'Dish',
  food: 'Ingredient',
  cook: 'Member',
  title: 'Recipe',
}
