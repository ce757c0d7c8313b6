import { expect, test } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import { readRecipe } from '../read/text/read.ts'
import { measuresSaid } from './measures-said.ts'
import { readNotes } from './read-notes.ts'
import { translateRecipe } from './recipe.ts'
import { titleIn } from './title.ts'

function translated(text: string, to: Language, language: Language) {
  const structure = readRecipe(text, { language })
  if (!structure) throw new Error('unreadable')
  const recipe = { title: structure.title, taste: structure.taste, plating: null, structure }
  return translateRecipe({ recipe, language: to })
}

const linesIn = (lines: string, from: Language, to: Language) => {
  const recipe = translated(`Essen\n\nZutaten\n${lines}\n\nZubereitung\n1. Kochen.`, to, from)
  return recipe.structure.ingredients.map((line) => ingredientLine(line, to))
}

test.each([
  ['de', 'en', '2 große Zwiebeln, fein gehackt', '2 onions, large, finely chopped'],
  ['de', 'fr', '2 große Zwiebeln, fein gehackt', '2 oignons, gros, finement hachés'],
  ['de', 'es', '200 ml Sahne (optional)', '200 ml de nata, opcional'],
  ['de', 'fr', '3 EL Öl zum Braten', '3 c. à s. d’huile, pour la cuisson'],
  ['de', 'en', '2 Knoblauchzehen', '2 garlic cloves'],
  ['de', 'fr', 'Salz und Pfeffer', 'sel et poivre'],
  ['fr', 'de', '1 kg d’oignons émincés', '1 kg Zwiebeln, in Scheiben'],
  ['fr', 'en', '30 g de beurre doux', '30 g butter, unsalted'],
  ['fr', 'es', '4 œufs bio', '4 huevos, ecológicos'],
  ['en', 'fr', '2 red peppers', '2 poivrons, rouges'],
  ['en', 'de', '1 1/2 cups plain flour, sifted', '1½ Tassen Weizenmehl, gesiebt'],
  ['en', 'es', 'butter or oil, for the tin', 'mantequilla o aceite, para el molde'],
  ['es', 'de', '1 diente de ajo picado', '1 Zehe Knoblauch, gehackt'],
] as const)('from %s to %s: %s', (from, to, line, expected) => {
  expect(linesIn(`- ${line}`, from, to)).toEqual([expected])
})

test('words that are not known stay beside the food, as they were written', () => {
  const recipe = translated(
    'Brot\n\nZutaten\n- 500 g Mehl Type 405, gesiebt\n\nZubereitung\n1. Backen.',
    'fr',
    'de',
  )
  expect(recipe.structure.ingredients[0]).toMatchObject({
    amount: 500,
    item: 'farine (Mehl Type 405)',
    note: 'tamisée',
  })
  expect(recipe.approximate).toEqual(['item.0'])
})

test.each([
  ['de', 'vegane Butter', 'en'],
  ['de', 'Omas Geheimzutat', 'fr'],
  ['en', 'zest of 1 lemon', 'fr'],
  ['de', 'Kürbissuppe', 'en'],
] as const)('from %s "%s" is no bare food in %s', (from, item, to) => {
  const recipe = translated(`Essen\n\nZutaten\n- 1 ${item}\n\nZubereitung\n1. Kochen.`, to, from)
  expect(recipe.structure.ingredients[0]?.item).toContain(item)
})

test.each([
  ['de', 'Kartoffelsuppe', 'fr', 'Soupe de pommes de terre'],
  ['de', 'Kartoffelsuppe mit Speck', 'en', 'Potato Soup with Bacon'],
  ['fr', 'Soupe à l’oignon', 'de', 'Zwiebelsuppe'],
  ['en', 'Lentil Soup', 'es', 'Sopa de lentejas'],
  ['es', 'Tortilla de patatas', 'de', 'Spanische Tortilla'],
  ['en', 'Grandma’s Apple Cake', 'fr', null],
  ['de', 'Ottos Allerlei', 'en', null],
  ['en', 'Cake 2.0', 'de', null],
] as const)('the title from %s: %s', (from, title, to, expected) => {
  expect(titleIn(title, from, to)).toBe(expected)
})

test('headings that are known are translated, and numbers never', () => {
  const recipe = translated(
    'Kuchen\n\nZutaten\nFür den Teig:\n- 2–3 Eier\nWas Oma mag:\n- 1 Apfel\n\nZubereitung\n1. Backen.',
    'en',
    'de',
  )
  expect(recipe.structure.ingredients.map(({ group }) => group)).toEqual(['For the dough', 'Was Oma mag'])
  expect(recipe.untranslated).toEqual(expect.arrayContaining(['group.1', 'step.0']))
})

test('the safety check is of the original and in the language of the reader', () => {
  const recipe = translated(
    'Huhn\n\nZutaten\n- 500 g Hähnchenbrust\n\nZubereitung\n1. Hähnchenbrust kurz anbraten.',
    'fr',
    'de',
  )
  expect(recipe.findings.map(({ sentence }) => sentence).join(' ')).toMatch(/cœur/)
})

test.each(languages)('a measure is the same however %s writes it', (language) => {
  const texts = {
    en: '2 to 3 tbsp oil, 180°C, 1½ hours, 10-12 min, two eggs, 1.5 l, 350°F',
    fr: '2 à 3 c. à s. d’huile, 180 °C, 1,5 heures, 10 à 12 minutes, deux œufs, 1,5 l, 350 °F',
    es: '2 o 3 cdas. de aceite, 180 °C, 1 1/2 horas, 10-12 minutos, dos huevos, 1,5 l, 350 °F',
    de: '2–3 EL Öl, 180 °C, 1,5 Stunden, 10 bis 12 Min., zwei Eier, 1,5 l, 350 °F',
  }
  expect(measuresSaid(texts[language], language)).toEqual(measuresSaid(texts.en, 'en'))
})

test('the table of notes is read strictly', () => {
  expect(() => readNotes('notes.txt', '[states]\nfresh | frais')).toThrow(
    'notes.txt:2: expected four languages',
  )
  expect(() => readNotes('notes.txt', 'fresh')).toThrow('notes.txt:1')
  expect(() => readNotes('notes.txt', '[else]')).toThrow('unknown section')
  expect(() => readNotes('notes.txt', '[states]\nfresh | a~b | fresco~ | frisch~')).toThrow('notes.txt:2')
})
