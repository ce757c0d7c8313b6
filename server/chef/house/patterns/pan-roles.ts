import type { Ingredient } from '#server/food/ingredient.ts'
import { flesh, g, greens, inCategory, say, seafood, type Amount, type Role } from './pattern.ts'

export const hardCheese = ['parmesan', 'vegetarian-hard-cheese', 'vegan-grated-cheese', 'nutritional-yeast']

export const cheese: Role = {
  id: 'cheese',
  takes: (each) => inCategory('cheese')(each) || /vegan-(feta|grated)|nutritional-yeast/.test(each.id),
  most: 2,
  pool: hardCheese,
  each: ({ id }) => (id === 'nutritional-yeast' ? { amount: 1, unit: 'tbsp' } : { amount: 20, unit: 'g' }),
  cut: 'auto',
}

export const perPerson = (each: Ingredient): Amount => {
  if (each.category === 'leafyGreen') return { amount: 60, unit: 'g' }
  if (each.category === 'legume')
    return each.serving.unit === 'can' ? { amount: 0.5, unit: 'can' } : { amount: 70, unit: 'g' }
  if (greens(each)) return { amount: 110, unit: 'g' }
  if (flesh(each) || seafood(each)) return { amount: 110, unit: 'g' }
  return each.serving
}

export const side: Role = {
  id: 'side',
  takes: inCategory('grain', 'pasta'),
  pool: (_wishes, cuisine) =>
    cuisine.acids.includes('rice-vinegar')
      ? ['jasmine-rice', 'rice', 'rice-noodle']
      : ['rice', 'basmati-rice', 'quinoa'],
  each: g(70),
}

export const cookSide = say(
  'Put {side} on first: cook in lightly salted water for the time given on the pack, drain if needed and put a lid on.',
  "Commencer par {side} : cuire à l'eau légèrement salée selon le temps indiqué, égoutter si nécessaire et garder à couvert.",
  'Empezar por {side}: cocer en agua con un poco de sal según el tiempo indicado, escurrir si hace falta y mantener tapado.',
  'Zuerst {side} aufsetzen: nach Packungsangabe in leicht gesalzenem Wasser garen, bei Bedarf abgießen und zugedeckt warm halten.',
)
