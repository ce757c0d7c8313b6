import { say } from './template.ts'

/** The dish by its name alone, and what goes with it. */
export const nameAndSide = say(
  '{dish}[ with {withs:bare}]',
  '{dish}[ {withs:to}]',
  '{dish}[ con {withs:bare}]',
  '{dish}[ mit {withs:with}]',
)

/** Other ways to put the title of a dish together, by the names they have in dishes/*.txt. */
export const dishTitles = {
  'name and side': nameAndSide,
  'name with side': say(
    '{dish} with {withs:bare}',
    '{dish} {withs:to}',
    '{dish} y {withs:bare}',
    '{dish} mit {withs:with}',
  ),
  'main before name': say(
    '{heads:title} {dish}[ with {withs:bare}]',
    '{dish} {heads:de}[ {withs:to}]',
    '{dish} de {heads:bare}[ con {withs:bare}]',
    '{dish} mit {heads+withs:with}',
  ),
  'name behind': say(
    '{heads:title} {dish}',
    '{heads:title} {dish}',
    '{heads:title} {dish}',
    '{heads:title} {dish}',
  ),
  'sliced in cream': say(
    'Sliced {heads:bare} in Cream Sauce with {withs:bare}',
    'Émincé {heads:de} à la crème et {withs:to}',
    'Tiras de {heads:bare} en salsa de nata con {withs:bare}',
    'Geschnetzeltes mit {heads+withs:with}',
  ),
}

export const isDishTitle = (name: string): name is keyof typeof dishTitles => Object.hasOwn(dishTitles, name)
