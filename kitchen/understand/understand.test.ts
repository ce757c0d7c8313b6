import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { allergens, allergenWords } from '#shared/words/allergens.ts'
import { diets, dietWords } from '#shared/words/diets.ts'
import { understand } from '../test/understood.ts'
import { writtenLanguage } from './written-language.ts'

const hear = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) }).wishes

const allergy: Record<Language, (what: string) => string> = {
  en: (what) => `Dinner please, my daughter is allergic to ${what}`,
  fr: (what) =>
    `Un dîner s'il vous plaît, ma fille est allergique : ${what}. Elle ne peut pas en manger, donc sans ${what}`,
  es: (what) => `Una cena por favor, mi hija es alérgica, sin ${what}`,
  de: (what) => `Ein Abendessen bitte, meine Tochter ist allergisch gegen ${what}`,
}

it.each([
  ['en', 'I have no eggs, pancakes please', 'pancakes'],
  ['es', 'no tengo huevos, unas tortitas', 'pancakes'],
  ['de', 'hab keine Butter da, Streuselkuchen', 'streuselCake'],
] as const)('in %s "%s" lacks something for a dish that is wanted', (language, text, dish) => {
  expect(hear(language, text).dish).toBe(dish)
})

describe('what a guest says about health', () => {
  it.each(languages.flatMap((language) => allergens.map((allergen) => [language, allergen] as const)))(
    'in %s an allergy to %s is understood',
    (language, allergen) => {
      const wishes = hear(language, allergy[language](allergenWords[language][allergen]))
      const free = wishes.diets.includes('glutenFree') ? ['gluten'] : []
      expect([...wishes.allergens, ...free]).toContain(allergen)
    },
  )

  it.each(languages.flatMap((language) => diets.map((diet) => [language, diet] as const)))(
    'in %s the diet %s is understood',
    (language, diet) => {
      expect(hear(language, `Curry, ${dietWords[language][diet]}`).diets).toContain(diet)
    },
  )

  it.each([
    ['en', 'a fruit salad for my baby', true],
    ['en', 'a salad with baby spinach', false],
    ['fr', 'une purée pour mon bébé de 8 mois', true],
    ['de', 'Brei für ein Baby', true],
    ['es', 'puré para un bebé', true],
  ] as const)('in %s "%s" is for an infant: %s', (language, text, infant) => {
    expect(hear(language, text).infant).toBe(infant)
  })

  it('takes "not allergic to nuts" for what it says', () => {
    expect(hear('en', 'a cake, we have no allergies').allergens).toEqual([])
  })
})

describe('how many and how long', () => {
  it.each([
    ['en', 'curry for four', 4, null],
    ['en', 'curry for 30 minutes of work', null, 30],
    ['en', 'dinner for two in half an hour', 2, 30],
    ['en', 'soup, serves 12', 12, null],
    ['en', 'a family of 5, 1 hour', 5, 60],
    ['fr', 'pour six, en trois quarts d’heure', 6, 45],
    ['fr', 'pour un dîner entre amis', null, null],
    ['fr', 'nous sommes 8, 1 h 30', 8, 90],
    ['es', 'para cuatro personas en 20 minutos', 4, 20],
    ['es', 'somos tres, media hora', 3, 30],
    ['de', 'zu zweit, 45 Minuten', 2, 45],
    ['de', 'für ein Abendessen mit 6 Gästen', 6, null],
    ['de', 'Suppe für 4, höchstens eine Stunde', 4, 60],
    ['en', 'for my wife and me', 2, null],
    ['en', 'just for me', 1, null],
  ] as const)('in %s "%s" is %s guests and %s minutes', (language, text, servings, minutes) => {
    const wishes = hear(language, text)
    expect(wishes.servings).toBe(servings)
    expect(wishes.minutes).toBe(minutes)
  })
})

describe('what is wanted and what is not', () => {
  const ids = (language: Language, ...turns: string[]) => hear(language, ...turns).wanted.map(({ id }) => id)

  it.each([
    ['en', 'curry with carrots and peas, without onions', ['carrot', 'pea']],
    ['en', 'no nuts, 30 minutes, with chickpeas', ['chickpea']],
    ['en', 'tofu instead of chicken', ['tofu']],
    [
      'fr',
      'un gratin de courgettes sans crème ni beurre, avec du fromage de chèvre',
      ['courgette', 'goat-cheese'],
    ],
    ['es', 'arroz con pollo, nada de guisantes', ['rice', 'chicken-breast']],
    ['de', 'Nudeln mit Brokkoli, aber ohne Sahne und Käse', ['short-pasta', 'broccoli']],
    ['de', 'Pilze mag ich nicht, lieber Zucchini', ['courgette']],
  ] as const)('in %s "%s"', (language, text, expected) => {
    expect(ids(language, text)).toEqual(expected)
  })

  it('lets a later turn bring back what was only disliked', () => {
    const wishes = hear('en', 'a salad without olives', 'add olives after all')
    expect(wishes.excludedIds).not.toContain('olive')
    expect(wishes.wanted.map(({ id }) => id)).toContain('olive')
  })

  it('starts afresh when a dinner turns into a dessert, and keeps the allergies', () => {
    const wishes = hear('en', 'chicken curry, nut allergy', 'actually a dessert with strawberries')
    expect(wishes.wanted.map(({ id }) => id)).toEqual(['strawberry'])
    expect(wishes.allergens).toContain('nuts')
  })
})

describe('the language a text is written in', () => {
  it.each([
    ['I would like a soup with leeks', 'en'],
    ['je voudrais une soupe aux poireaux', 'fr'],
    ['quiero una sopa de puerros', 'es'],
    ['ich möchte eine Suppe mit Lauch', 'de'],
    ['ohne Zwiebeln', 'de'],
    ['plus épicé', 'fr'],
    ['más picante', 'es'],
    ['en français s’il vous plaît', 'fr'],
    ['Bitte auf Englisch', 'en'],
    ['risotto', null],
    ['12345', null],
  ] as const)('"%s" is %s', (text, language) => {
    expect(writtenLanguage(text)).toBe(language)
  })
})

it.each([
  ['fr', 'Pourriez-vous me donner la recette du bœuf bourguignon ?', 'Boeuf Bourguignon'],
  ['fr', 'tu me donnes la recette de la ratatouille ?', 'ratatouille'],
  ['es', '¿me das la receta de la paella?', 'paella'],
  ['de', 'Können Sie mir das Rezept für Gulasch geben?', 'goulash'],
  ['en', 'Could you give me a recipe for beef stew?', 'stew'],
] as const)('in %s "%s" asks for a recipe politely', (language, text, dish) => {
  const { wishes } = understand({ language, messages: [{ role: 'user', content: text }] })
  expect(wishes).toMatchObject({ dish, refusedDishes: [], excludedIds: [], unknown: null })
})

it('no oven is four people, and a fast pot is no hurry', () => {
  expect(hear('fr', 'un gratin, mais surtout pas allumer le four').servings).toBeNull()
  expect(hear('es', 'lentejas estofadas en olla rápida').minutes).toBeNull()
})
