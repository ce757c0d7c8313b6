import { withKin } from '../safety/kin.ts'
import type { Wishes } from '../recipes/wishes.ts'

/** What people say of a dish they name, as the reader hands it on. */
export const ordinaryConditions: Readonly<Record<string, Partial<Wishes>>> = {
  vegan: { diets: ['vegan'] },
  vegetarian: { diets: ['vegetarian'] },
  'no gluten': { diets: ['glutenFree'], allergens: ['gluten'] },
  'no lactose': { diets: ['lactoseFree'] },
  'no milk': { excludedGroups: ['dairy'], allergens: ['milk'] },
  'no egg': { allergens: ['eggs'] },
  'no nuts': { allergens: ['nuts', 'peanuts'] },
  'no onion': { excludedIds: withKin('onion', 'en'), excludedGroups: ['onions'] },
  'no garlic': { excludedIds: withKin('garlic', 'en') },
  'no alcohol': { alcoholFree: true, excludedGroups: ['alcohol'] },
  'no pork': { excludedGroups: ['pork'] },
  'no mushrooms': { excludedGroups: ['mushrooms'] },
  mild: { child: true, heat: 0 },
  'low salt': { health: ['salt'] },
  'for 2': { servings: 2 },
  'for 12': { servings: 12 },
  '30 minutes': { minutes: 30 },
  '15 minutes': { minutes: 15 },
  'no oven': { noOven: true },
  pregnant: { pregnant: true },
}
