import { expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../../chef.ts'
import { noWishes } from '../wishes.ts'
import { compose } from '../../render/compose.ts'
import { dishesIn } from '../dishes.ts'
import { templateOf } from '../index.ts'

/** Nothing to eat a sauce with: that is for whoever asked for it to choose. */
const besides = /potato|bread|rice|pasta|spaghetti|pita|chip/

it('makes a sauce of every dish of the sauces, for four, and serves nothing with it', () => {
  const wrong = dishesIn('sauces').flatMap((dish) => {
    const template = templateOf(dish.template)
    if (!template) throw new Error(`${dish.id} has no template`)
    return languages.flatMap((language) => {
      const { plan, recipe } = compose({ ...noWishes(language), seed: 'a' }, dish, template)
      const plated = plan.parts.filter(
        ({ ingredient }) => besides.test(ingredient.id) && !dish.wants?.includes(ingredient.id),
      )
      const lacks = (dish.wants ?? []).filter((id) =>
        plan.parts.every(({ ingredient }) => ingredient.id !== id),
      )
      const faults = [...plated.map(({ ingredient }) => ingredient.id), ...lacks]
      return faults.length > 0 || recipe.servings < 4 ? [`${dish.id} ${language}: ${faults.join(' ')}`] : []
    })
  })
  expect(wrong).toEqual([])
})

const asked: readonly (readonly [Language, string, string])[] = [
  ['en', 'a quick tzatziki for 4', 'Tzatziki'],
  ['en', 'ranch dressing for my salad', 'Ranch Dressing'],
  ['en', 'can you make a peppercorn sauce for steak?', 'Peppercorn Sauce'],
  ['fr', 'une sauce tartare pour du poisson', 'Sauce tartare'],
  ['fr', 'je voudrais une béarnaise', 'Sauce béarnaise'],
  ['fr', 'une vinaigrette', 'Vinaigrette'],
  ['es', 'un alioli casero', 'Alioli'],
  ['es', 'mojo picón para papas', 'Mojo picón'],
  ['es', 'salsa brava', 'Salsa brava'],
  ['de', 'Kräuterquark für 6', 'Kräuterquark'],
  ['de', 'eine Remoulade bitte', 'Remoulade'],
  ['de', 'Bärlauchpesto', 'Bärlauchpesto'],
]

it.each(asked)('in %s "%s" is that sauce alone', async (language, content, title) => {
  const { recipe } = await kitchenChef().recipe({ messages: [{ role: 'user', content }], language })
  expect(recipe?.title).toBe(title)
})

/** A sauce named with something to eat is not the dish. */
const beside: readonly (readonly [Language, string, RegExp])[] = [
  ['en', 'salmon with hollandaise', /salmon/i],
  ['fr', 'des pâtes au pesto', /pâtes/i],
  ['es', 'patatas con alioli', /patatas/i],
  ['de', 'Lachs mit Senfsoße', /lachs/i],
]

it.each(beside)('in %s "%s" is no sauce alone', async (language, content, title) => {
  const { recipe } = await kitchenChef().recipe({ messages: [{ role: 'user', content }], language })
  expect(recipe?.title).toMatch(title)
})

const soft: readonly (readonly [Language, string])[] = [
  ['en', 'a soft drink for the kids'],
  ['en', 'homemade lemonade'],
  ['fr', 'une boisson rafraîchissante au citron'],
  ['fr', 'limonade maison'],
  ['es', 'un refresco de limón'],
  ['es', 'limonada casera para 4'],
  ['de', 'ein Erfrischungsgetränk mit Zitrone'],
  ['de', 'selbstgemachte Limonade'],
]

it.each(soft)('in %s "%s" has no alcohol in it, nor a cocktail’s name', async (language, content) => {
  const { recipe } = await kitchenChef().recipe({ messages: [{ role: 'user', content }], language })
  const list = recipe?.ingredients.map(({ item }) => item).join(' ') ?? ''
  expect(list).not.toMatch(/gin(?!g)|rum|ron\b|rhum|vodka|wodka|whisk|tequila|vino|wine|vin\b|wein|ginebra/i)
  expect(recipe?.title).not.toMatch(/mule|spritz|sour|collins|fizz/i)
})
