import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { selectorOf } from '../../safety/health/selectors.ts'
import { groupMembers } from '../../lexicon/food-groups.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { printedRecipe } from '../../render/print.ts'
import { fold } from '../../lexicon/text/fold.ts'
import { understand } from '../../test/understood.ts'
import type { Reading } from '../../understand/understand.ts'
import { failuresIn, someOf } from '../../test/sample.ts'
import { replyTo } from '../../test/understood.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('chef/guests/later-turns')

const heard = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) })

const first: Record<Language, readonly string[]> = {
  en: [
    'beef stew for 4',
    'lasagne for 4',
    'ratatouille for 4',
    'mushroom risotto for 4',
    'a quiche lorraine',
    'chicken curry for 4',
    'fried rice',
    'cheese fondue',
  ],
  fr: [
    'un bœuf bourguignon pour 4',
    'des lasagnes',
    'une ratatouille',
    'un risotto aux champignons',
    'une quiche lorraine',
    'un poulet basquaise',
    'une soupe de légumes',
    'une fondue au fromage',
  ],
  es: [
    'un estofado de ternera para 4',
    'una lasaña',
    'un pisto',
    'un risotto de setas',
    'pollo al chilindrón',
    'unas lentejas con chorizo',
    'arroz frito',
    'gazpacho',
  ],
  de: [
    'Rindergulasch für 4',
    'Lasagne',
    'Ratatouille',
    'Pilzrisotto',
    'Quiche Lorraine',
    'Kohlrouladen',
    'gebratener Reis',
    'Käsefondue',
  ],
}

/** What a turn refuses, and every food that goes with it. */
const refusals: Record<Language, readonly (readonly [text: string, kin: (each: Ingredient) => boolean])[]> = {
  en: [
    ["onions don't agree with me", groupMembers.onions],
    ['no salt please', selectorOf('cured')],
    ['no mushrooms', groupMembers.mushrooms],
    ['leave the wine out', ({ category }) => category === 'wine'],
    ['without garlic', ({ id }) => id.includes('garlic')],
  ],
  fr: [
    ['je ne supporte pas les oignons', groupMembers.onions],
    ['sans sel', selectorOf('cured')],
    ['sans vin', ({ id }) => /^(?:red|white|rose)-wine$/.test(id)],
    ["pas d'ail", ({ id }) => id.includes('garlic')],
    ['je digère mal le chou', ({ id }) => /cabbage|^kale$|sauerkraut/.test(id)],
  ],
  es: [
    ['la cebolla me sienta mal', groupMembers.onions],
    ['sin sal', selectorOf('cured')],
    ['sin vino', ({ id }) => /^(?:red|white|rose)-wine$/.test(id)],
    ['sin champiñones', groupMembers.mushrooms],
    ['nada de ajo', ({ id }) => id.includes('garlic')],
  ],
  de: [
    ['Zwiebeln vertrag ich nicht', groupMembers.onions],
    ['ohne Salz', selectorOf('cured')],
    ['ohni Wy', ({ id }) => /^(?:red|white|rose)-wine$/.test(id)],
    ['Kohl vertrage ich nicht', ({ id }) => /cabbage|^kale$|sauerkraut/.test(id)],
    ['Zitrusfrüchte mag ich nicht', ({ category }) => category === 'citrus'],
  ],
}

const everyPair = <A, B>(
  some: Record<Language, readonly A[]>,
  others: Record<Language, readonly B[]>,
  each = 4,
) =>
  (['en', 'fr', 'es', 'de'] as const).flatMap((language) =>
    someOf(some[language], each, language).flatMap((one) =>
      others[language].map((other) => ({ language, one, other })),
    ),
  )

it('takes out what a later turn refuses with all its kin, whatever dish is on the table', () => {
  expect(
    failuresIn(
      everyPair(first, refusals),
      ({ language, one, other }) => `${language} ${one} / ${other[0]}`,
      ({ language, one, other: [text, isKin] }) => {
        const { dish, wishes } = heard(language, one, text)
        const left = dish.plan.parts.map(({ ingredient }) => ingredient).filter(isKin)
        expect(left.map(({ id }) => id)).toEqual([])
        const words = left.map(({ names }) => fold(names[wishes.language].one))
        const steps = fold(
          printedRecipe(dish.recipe)
            .steps.map((each) => each.text)
            .join(' '),
        )
        expect(words.filter((word) => steps.includes(word))).toEqual([])
      },
    ),
  ).toEqual([])
}, 120_000)

/** One request, how it is seen in what was cooked, and what it is called where it could not be met. */
type Request = readonly [text: string, isMet: (reading: Reading) => boolean, named: RegExp]

const holds =
  (pattern: RegExp) =>
  ({ dish }: Reading) =>
    dish.plan.parts.some(({ ingredient: { id } }) => pattern.test(id))
const lacks = (pattern: RegExp) => (reading: Reading) => !holds(pattern)(reading)
const forSix = ({ dish }: Reading) => dish.recipe.servings === 6
const vegan = ({ dish }: Reading) => dish.plan.parts.every(({ ingredient: { animal } }) => animal === 'none')

const requests: Record<Language, readonly Request[]> = {
  en: [
    ['for six', forSix, /six/],
    ['without garlic', lacks(/garlic/), /garlic/i],
    ['with spinach', holds(/spinach/), /spinach/i],
    ['no onions', lacks(/onion|shallot|leek/), /onion/i],
    ['make it vegan', vegan, /vegan/i],
  ],
  fr: [
    ['pour six', forSix, /six/],
    ['sans ail', lacks(/garlic/), /\bail\b/i],
    ['avec des épinards', holds(/spinach/), /épinard/i],
    ["pas d'oignon", lacks(/onion|shallot|leek/), /oignon/i],
    ['en version végane', vegan, /végane/i],
  ],
  es: [
    ['para seis', forSix, /seis/],
    ['sin ajo', lacks(/garlic/), /ajo/i],
    ['con espinacas', holds(/spinach/), /espinaca/i],
    ['nada de cebolla', lacks(/onion|shallot|leek/), /cebolla/i],
    ['que sea vegano', vegan, /vegan/i],
  ],
  de: [
    ['für sechs', forSix, /sechs/],
    ['ohne Knoblauch', lacks(/garlic/), /knoblauch/i],
    ['mit Spinat', holds(/spinach/), /spinat/i],
    ['keine Zwiebeln', lacks(/onion|shallot|leek/), /zwiebel/i],
    ['und bitte vegan', vegan, /vegan/i],
  ],
}

const and: Record<Language, string> = { en: ' and ', fr: ' et ', es: ' y ', de: ' und ' }

const pairs: Record<Language, readonly (readonly [Request, Request])[]> = Object.fromEntries(
  Object.entries(requests).map(([language, all]) => [
    language,
    all.flatMap((one) => all.filter((other) => other !== one).map((other) => [one, other] as const)),
  ]),
) as never

it('does both of two requests in one turn, or names what it has not done', () => {
  expect(
    failuresIn(
      everyPair(first, pairs, 1),
      ({ language, one, other }) => `${language} ${one} / ${other[0][0]} + ${other[1][0]}`,
      ({ language, one, other }) => {
        const text = other.map(([words]) => words).join(and[language])
        const reading = heard(language, one, text)
        const reply = replyTo(reading)
        expect(
          other.filter(([, isMet, named]) => !isMet(reading) && !named.test(reply)).map(([words]) => words),
        ).toEqual([])
      },
    ),
  ).toEqual([])
}, 120_000)

it.each([
  ['fr', 'un poulet basquaise pour 4', 'pas de poivron vert'],
  ['es', 'un pisto para 4', 'sin pimiento verde'],
  ['en', 'ratatouille for 4', 'no green peppers'],
  ['de', 'Ratatouille für 4', 'keine grüne Paprika'],
] as const)('%s: %s keeps the others where one kind is refused: %s', (language, one, other) => {
  const reading = heard(language, one, other)
  expect(holds(/^bell-pepper$/)(reading)).toBe(true)
  expect(reading.wishes.excludedIds).not.toContain('bell-pepper')
})

it.each([
  [
    'de',
    'Entenbrust mit Orangensauce für 2',
    'Ente ist doch zu aufwendig, lieber Rinderschmorbraten',
    /beef|rind/,
    /duck/,
  ],
  ['en', 'beef stew for 4', 'lamb instead', /lamb/, /beef-(?!stock)/],
  ['es', 'asado de ternera al horno para 4', 'mejor pollo', /chicken/, /beef-(?!stock)/],
] as const)('%s "%s", then "%s"', (language, one, other, now, gone) => {
  const reading = heard(language, one, other)
  expect(holds(now)(reading)).toBe(true)
  expect(lacks(gone)(reading)).toBe(true)
})
