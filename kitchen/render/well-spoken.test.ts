import { describe, expect, it } from 'vitest'
import { ingredients } from '../lexicon/ingredients/index.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { cutPhrases } from '../library/steps/cut-phrases.ts'
import { cutFor, isLoose } from '../library/lines/knifework.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Part } from '../library/lines/part.ts'
import { boughtPhrase } from '../library/lines/ready-bought.ts'
import { speak, type Phrase } from './grammar/phrase.ts'
import { expectGaps } from '../test/gaps.ts'

expectGaps('render/well-spoken')

const chef = kitchenChef()

async function cook(language: Language, content: string) {
  const messages = [{ role: 'user' as const, content }]
  const { recipe } = await chef.recipe({ messages, language })
  if (!recipe) throw new Error(`no recipe for ${content}`)
  const reply = await chef.reply({ messages, language })
  return { ...recipe, reply, text: recipe.steps.map(({ text }) => text).join(' ') }
}

const part = (id: string, amount = 2): Part => {
  const ingredient = findIngredientById(id)
  if (!ingredient) throw new Error(`no ${id}`)
  return { ingredient, role: 'x', amount, unit: null, scales: true, cut: cutFor(ingredient) }
}
const say = (phrase: Phrase, language: Language, ...parts: Part[]) =>
  speak(phrase, language, { parts: () => parts, whole: true }).text

describe('what is cut is named and agreed with', () => {
  it.each([
    ['fr', 'courgette', 1, 'Laver la courgette et la couper en morceaux.'],
    ['fr', 'bell-pepper', 2, 'Laver les poivrons et les couper en morceaux.'],
    ['es', 'courgette', 1, 'Lavar el calabacín y cortarlo en trozos de un bocado.'],
    ['es', 'aubergine', 2, 'Lavar las berenjenas y cortarlas en trozos de un bocado.'],
    ['de', 'courgette', 1, 'Die Zucchini putzen und in mundgerechte Stücke schneiden.'],
  ] as const)('in %s: %s', (language, id, amount, sentence) => {
    expect(say(cutPhrases.pieces, language, part(id, amount))).toBe(sentence)
  })

  it.each(languages)('in %s every cut of every ingredient is a whole sentence', (language) => {
    for (const ingredient of ingredients) {
      const cut = cutFor(ingredient)
      if (!cut) continue
      const text = say(cutPhrases[cut], language, part(ingredient.id))
      expect(text).toMatch(/^\p{Lu}[^{}[\]]*\.$/u)
      expect(text).not.toMatch(/ {2}|undefined/)
    }
  })

  it('dries, cubes or turns nothing that comes in crumbs', () => {
    for (const each of ingredients.filter(isLoose)) expect(cutFor(each)).toBeNull()
  })

  it('says how the shop cut it, in the right gender and number', () => {
    expect(say(boughtPhrase('grated'), 'fr', part('carrot'))).toBe('Déjà râpées')
    expect(say(boughtPhrase('butcher'), 'es', part('chicken-breast'))).toBe('Cortadas en la carnicería')
  })
})

describe('lists run together', () => {
  it.each([
    ['fr', / et [^,.]* et la sauce/],
    ['es', / y [^,.]* y la salsa/],
    ['de', / und [^,.]* und der Sauce/],
    ['en', / and [^,.]* and the gravy/],
  ] as const)('in %s without a second "and"', async (language, twice) => {
    const asked = { fr: 'rôti de porc', es: 'cerdo asado', de: 'Schweinebraten', en: 'roast pork' }[language]
    expect((await cook(language, `${asked} 4`)).text).not.toMatch(twice)
  })
})

describe('titles as a menu prints them', () => {
  it.each([
    ['de', 'Spinat aus dem Wok', /Spinat-Wokpfanne|Wokpfanne/],
    ['de', 'Rote-Bete-Salat', /Rote-Bete|Rote[rn]? Bete/],
    ['de', 'Rindergulasch', /^Rindergulasch/],
    ['fr', 'steak frites', /^Steak frites/],
    ['fr', 'saumon au fenouil pour huit', /saumon.*fenouil/i],
    ['es', 'gratinado de calabacín', /^Gratinado de calabacín/],
    ['en', 'salmon and fennel for eight', /salmon.*fennel/i],
  ] as const)('in %s: "%s"', async (language, request, title) => {
    const recipe = await cook(language, request)
    expect(recipe.title).toMatch(title)
    expect(recipe.title).not.toMatch(/queso gruyer|Fennel Bulbs|, [a-z]+$/)
  })
})

it.each([
  ['en', 'schnitzel with chips', /spread the chips on a lined tray/],
  ['fr', 'steak frites', /étaler les frites en une couche/],
  ['es', 'bistec con patatas fritas', /extender las patatas fritas en una capa/],
  ['de', 'Steak mit Pommes', /die Pommes in einer Lage/],
] as const)('in %s chips go into the oven, never into water: "%s"', async (language, request, oven) => {
  expect((await cook(language, request)).text).toMatch(oven)
})

it('soaks couscous', async () => {
  expect((await cook('en', 'lamb with couscous for six')).text).toMatch(
    /boiling salted water over the couscous/,
  )
})

it('gives each thing that is left out its own reason', async () => {
  expect((await cook('en', 'pasta with bacon, vegetarian')).reply).not.toMatch(/diet, allergies or safety/)
  const { reply } = await cook('de', 'Hähnchen mit Joghurt, koscher')
  expect(reply).not.toMatch(/Darauf habe ich geachtet:/)
})

it('answers a swap in the case the verb asks for', async () => {
  const first = 'Hähnchenbrust in Sahnesauce für zwei'
  const reply = await chef.reply({
    language: 'de',
    messages: [
      { role: 'user', content: first },
      { role: 'assistant', content: 'Gern.' },
      { role: 'user', content: 'Was kann ich statt Sahne nehmen?' },
    ],
  })
  expect(reply).not.toMatch(/griechischer Joghurt nehmen|Statt Sahne würde ich \p{Ll}+er /u)
})

it('closes no two turns of one conversation alike', async () => {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  const closings: string[] = []
  for (const content of [
    'a vegetable curry for four',
    'a bit spicier',
    'for six instead',
    'more coriander',
  ]) {
    messages.push({ role: 'user', content })
    const reply = await chef.reply({ messages, language: 'en' })
    closings.push(reply.split('\n\n').at(-1) ?? '')
    messages.push({ role: 'assistant', content: reply })
  }
  expect(new Set(closings).size).toBe(closings.length)
})

it('bakes a whole cake for one and says so', async () => {
  const { ingredients: list, text } = await cook('en', 'a lemon cake for one')
  expect(list.find(({ item }) => item === 'plain flour')?.amount).toBeGreaterThanOrEqual(200)
  expect(text).toMatch(/about 8 slices/)
})

it('takes no tough cut into a dish without the hours for it', async () => {
  for (const request of [
    'stir-fried stewing beef',
    'pasta with pork shoulder',
    'stewing beef curry in 40 minutes',
    'a stewing beef curry',
  ]) {
    const { ingredients: list, cookMinutes } = await cook('en', request)
    const isTough = list.some(({ item }) => /stewing beef|pork shoulder/.test(item))
    expect([request, isTough && cookMinutes < 60]).toEqual([request, false])
  }
})

it('salts no water for a guest who may have none', async () => {
  const { text } = await cook('en', 'pasta with broccoli without salt')
  expect(text).not.toMatch(/salted|pinch of salt/)
})

it('cooks a steak through for the pregnant', async () => {
  const { steps } = await cook('en', 'pan-fried steak, I am pregnant')
  expect(steps.some(({ celsius, text }) => celsius === 70 && /core/.test(text))).toBe(true)
})

it.each([
  ['fr', 'tarte flambée au tofu fumé', /couper en fines lanières/],
  ['de', 'Flammkuchen mit Räuchertofu', /dünne Streifen/],
  ['en', 'flammkuchen with smoked tofu', /thin strips/],
  ['es', 'flammkuchen con tofu ahumado', /tiras finas/],
] as const)('in %s lays nothing thick on thin dough: "%s"', async (language, request, flat) => {
  const { text } = await cook(language, request)
  expect(text).toMatch(flat)
  expect(text).not.toMatch(/3 cm/)
})

it('gives raw potatoes in a pan their quarter of an hour', async () => {
  const { steps } = await cook('en', 'potato hash for four in 30 minutes')
  const pan = steps.find(({ text }) => /widest pan/.test(text))
  expect(pan?.minutes).toBeGreaterThanOrEqual(15)
})

it('bakes fruit for dessert where nothing but fruit goes into the oven', async () => {
  expect((await cook('de', 'Birnen aus dem Ofen für vier')).dishType).toBe('Desserts')
})

it('makes no omelette of all the eggs at once', async () => {
  expect((await cook('en', 'cheese omelette for six')).text).toMatch(/one after the other/)
})
