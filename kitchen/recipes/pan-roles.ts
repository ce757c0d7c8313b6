import type { Ingredient } from '../lexicon/ingredient.ts'
import { flesh, g, greens, inCategory, say, seafood, type Amount, type Role, type Step } from './pattern.ts'

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

/** Potatoes have no pack that says how long. */
export const boilPotatoes: Step = {
  kind: 'cook',
  aside: true,
  when: ({ parts }) =>
    parts.some(({ role, ingredient }) => role === 'side' && ingredient.category === 'potato'),
  text: say(
    'Peel {side} if you like and boil in salted water for 20 minutes until tender; drain and keep warm.',
    "Éplucher {side} au besoin et cuire 20 minutes à l'eau salée ; égoutter et garder au chaud.",
    'Pelar {side} si hace falta y cocer 20 minutos en agua con sal; escurrir y mantener caliente.',
    '{side} nach Belieben schälen und 20 Minuten in Salzwasser gar kochen; abgießen und warm halten.',
  ),
}

/** True for rice, pasta and their kin beside a dish. */
export const hasGrain: Step['when'] = ({ parts }) =>
  parts.some(
    ({ role, ingredient }) =>
      role === 'side' &&
      ['grain', 'pasta', 'legume'].includes(ingredient.category) &&
      // Couscous is only soaked.
      ingredient.id !== 'couscous',
  )

export const cookSide = say(
  'Put {side} on first: cook in lightly salted water for the time given on the pack, drain if needed and put a lid on.',
  "Commencer par {side} : cuire à l'eau légèrement salée selon le temps indiqué, égoutter si nécessaire et garder à couvert.",
  'Empezar por {side}: cocer en agua con un poco de sal según el tiempo indicado, escurrir si hace falta y mantener tapado.',
  'Zuerst {side} aufsetzen: nach Packungsangabe in leicht gesalzenem Wasser garen, bei Bedarf abgießen und zugedeckt warm halten.',
)
