import { expect, it } from 'vitest'
import { readTurn } from '../read-turn.ts'
import { noWishes } from '../../safety/wishes/wishes.ts'
import { misread, readCases } from './read-cases.ts'

const either = {
  en: `
    mushroom pasta for 4, no bacon || and no garlic either => -garlic -bacon
    mushroom pasta for 4, no bacon || garlic neither => -garlic
    mushroom pasta for 4 || not garlic either => -garlic
    mushroom pasta for 4 || onions neither, please => -onion
  `,
  fr: `
    pâtes aux champignons pour 4, sans lardons || ni ail non plus => -garlic -bacon
    pâtes aux champignons pour 4 || l'ail non plus => -garlic
    pâtes aux champignons pour 4 || et les oignons non plus => -onion
    pâtes aux champignons pour 4 || pas d'ail non plus => -garlic
  `,
  es: `
    pasta con champiñones para 4, sin bacon || ajo tampoco => -garlic -bacon
    pasta con champiñones para 4 || y el ajo tampoco => -garlic
    pasta con champiñones para 4 || tampoco ajo => -garlic
    pasta con champiñones para 4 || la cebolla tampoco, gracias => -onion
  `,
  de: `
    Sauerbraten für 4 || Rosinen auch nicht => -raisin
    Pasta mit Pilzen für 4, ohne Speck || und Knoblauch bitte auch nicht => -garlic -bacon
    Pasta mit Pilzen für 4 || Zwiebeln ebenso wenig => -onion
    Pasta mit Pilzen für 4 || auch keinen Knoblauch => -garlic
  `,
}

const heads = {
  en: `
    soup just for him => s=1
    soup, only for grandpa => s=1
    lemonade, four tall ones => s=4
    a chocolate cake, 12 pieces of cake => s=12
    chilli for a houseshare of six => s=6
  `,
  fr: `
    une soupe rien que pour lui => s=1
    une soupe juste pour papi => s=1
    un curry pour une colocation de six => s=6
    soupe, 6 bols => s=6
  `,
  es: `
    sopa solo para él => s=1
    sopa solo pa el abuelo => s=1
    gazpacho, 6 cuencos => s=6
    cena para un piso de cinco => s=5
  `,
  de: `
    Linsensuppe nur für ihn => s=1
    Linsensuppe nur für Opa => s=1
    Apfelkuchen, 12 Stücke => s=12
    Curry für eine Sechser-WG => s=6
  `,
}

it.each(readCases(either))('in %s "%s" takes out the second thing as well', (language, text, expected) => {
  expect(misread(language, text, expected)).toEqual([])
})

it.each(readCases(heads))('in %s "%s" counts who eats', (language, text, expected) => {
  expect(misread(language, text, expected)).toEqual([])
})

/** `dish` by its id, then foods as above, and `!` what was taken back. */
const corrections = {
  en: `
    risotto with peas, actually no nuts please => risotto +pea -walnut
  `,
  fr: `
    un tiramisu… ah non, plutôt une crème brûlée => cremeBrulee !mascarpone
    une quiche aux poireaux pour 4, non attends, plutôt au saumon => quiche +salmon s=4 !leek
  `,
  es: `
    risotto con guisantes, pero sin nueces => risotto +pea -walnut
  `,
  de: `
    Pasta mit Pilzen, doch nicht mit Nüssen => pasta +button-mushroom -walnut
  `,
}

it.each(readCases(corrections))('in %s "%s" means what came last', (language, text, expected) => {
  const [dish = '', ...signs] = expected.split(' ')
  const wishes = readTurn(text, language, noWishes(language))
  expect(wishes.dish).toBe(dish.replaceAll('_', ' '))
  const takenBack = signs.flatMap((sign) => (sign.startsWith('!') ? [sign.slice(1)] : []))
  expect(wishes.wanted.filter(({ id }) => takenBack.includes(id))).toEqual([])
  const heard = signs.filter((sign) => !sign.startsWith('!')).join(' ')
  expect(heard === '' ? [] : misread(language, text, heard)).toEqual([])
})
