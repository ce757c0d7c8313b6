import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { growth, linearLimit } from '../test/growth.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { replyTo } from '../test/understood.ts'
import { guardAllergies } from './allergy-guard.ts'
import { understand } from '../test/understood.ts'
import { expectGaps } from '../test/gaps.ts'

expectGaps('understand/unfamiliar-company')

const hear = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) })

const allows = (language: Language, id: string, ...turns: string[]) => {
  const ingredient = findIngredientById(id)
  if (!ingredient) throw new Error(`no ingredient ${id}`)
  return isAllowed(ingredient, hear(language, ...turns).wishes)
}

describe('food in the company of somebody and of unfamiliar words is kept out', () => {
  it.each([
    ['en', 'prawn', ['Paella for Sunday. Prawns once landed my father-in-law in resus']],
    ['en', 'cashew', ['Granola bars, one of the scouts has a medical plan that lists cashews']],
    ['en', 'mustard', ['Pork chops with a sauce. Mustard, and Bea is a goner, no joke']],
    ['fr', 'tofu', ['Nouilles sautées pour trois ; le spécialiste de Kenji a rayé le tofu de son régime']],
    ['fr', 'cashew', ['Des barres de céréales, un scout a un PAI à cause des noix de cajou']],
    ['es', 'mustard', ['Chuletas en salsa. La mostaza, y Bea no lo cuenta, en serio']],
    ['es', 'squid', ['Linguine de marisco. Ravi cae redondo en cuanto hay calamar']],
    ['de', 'tofu', ['Gebratene Nudeln; Kenjis Facharzt hat Tofu für immer untersagt']],
    ['de', 'sesame-seed', ['Bagels zum Brunch, der Junge von nebenan kippt bei Sesam um']],
    ['de', 'peanut', ['Satay. Schon Erdnussstaub setzt meinen Kollegen außer Gefecht']],
  ] as const)('in %s: no %s', (language, id, turns) => {
    expect(allows(language, id, ...turns)).toBe(false)
  })

  it.each([
    ['en', 'Prawns nearly finished off my grandad in Cornwall.', 'Paella please'],
    ['fr', 'Les crevettes ont failli coûter la vie à papi.', 'Une paella'],
    ['es', 'Las gambas casi acaban con mi abuelo en Huelva.', 'Una paella'],
  ] as const)('in %s also before any dish is named', (language, told, dish) => {
    expect(allows(language, 'prawn', told, dish)).toBe(false)
  })

  it('says so', () => {
    expect(replyTo(hear('en', 'Paella for two. Prawns once landed my father-in-law in resus'))).toMatch(
      /without crustaceans/,
    )
  })
})

describe('a class is kept out with each of its foods', () => {
  it.each([
    ['en', 'lobster', 'Seafood pasta. Prawns once landed my father-in-law in resus'],
    ['en', 'mussel', 'Chowder. Clams put my dad in intensive care'],
    ['fr', 'hazelnut', 'Des barres de céréales, un scout a un PAI à cause des noix de cajou'],
    ['es', 'salmon', 'Ensalada con atún. La sardina dejó entubado a mi párroco'],
    ['de', 'flour', 'Scones. Roggen, Gerste, Weizen, das zerlegt mir seit Jahren den Darm'],
    ['en', 'flour', 'Scones for tea. Rye and barley have wrecked my intestines'],
  ] as const)('in %s: no %s after "%s"', (language, id, text) => {
    expect(allows(language, id, text)).toBe(false)
  })
})

describe('a question whether there is something in it', () => {
  const cases = [
    ['en', 'brownies', 'Are there walnuts in it?', 'A boy in her class would be off to hospital.'],
    ['fr', 'un brownie', 'Il y a des noix dedans ?', 'Un garçon de sa classe finirait mal.'],
    ['es', 'un brownie', '¿Lleva nueces?', 'Es que Lucía salió regular en las pruebas.'],
    ['de', 'Brownies', 'Sind da Walnüsse drin?', 'Unser Au-pair muss sich sonst spritzen.'],
  ] as const

  it.each(cases)('in %s changes nothing by itself', (language, dish, question) => {
    const before = hear(language, dish)
    const after = hear(language, dish, question)
    expect(after.dish.recipe).toEqual(before.dish.recipe)
    expect(after.wishes.excludedIds).toEqual([])
  })

  it.each(cases)('in %s keeps it out beside what is told of somebody', (language, dish, question, told) => {
    expect(allows(language, 'walnut', dish, `${question} ${told}`)).toBe(false)
    expect(allows(language, 'walnut', dish, `${told} ${question}`)).toBe(false)
  })

  it('as the first thing said is a request, and its allergy is heard', () => {
    const { wishes } = hear(
      'de',
      'Da ich seit der Magenspiegelung auf Weizen und Roggen verzichten muss: Wie bekomme ich ein Wiener Schnitzel hin?',
    )
    expect(wishes.allergens).toContain('gluten')
    expect(wishes.dish).not.toBeNull()
  })
})

describe('what is asked for stays', () => {
  it.each([
    [
      'en',
      'langoustines are all there is',
      'I spotted gorgeous langoustines at the fishmonger’s, show them off',
    ],
    ['en', 'a list of what is there', 'Snowed in with three mates, we have cheddar, eggs and stale bread'],
    [
      'en',
      'an empty fridge',
      'We’re skint till Friday: eggs, half a loaf, tin of tuna, wilted spring onions. Tea for 3',
    ],
    [
      'fr',
      'so many bottles',
      'Une vraie carbonade, j’ai une cocotte en fonte et 3 bouteilles de bière brune',
    ],
    ['es', 'what was left', 'Chilaquiles rojos con las tortillas que sobraron de ayer, con huevo estrellado'],
    ['fr', 'what is not to be had', 'Un aligot, j’ai pas de comté fraîchement affiné ici en Suisse'],
    ['de', 'a question how', 'Wie bekomme ich Quark glatt und nicht so körnig fürs Dessert?'],
    ['de', 'an opened cup', 'Kühlschrank ist öde: zwei Eier, Rest Gouda, schlapper Lauch, Senf. Für zwei'],
    ['en', 'a dish for a person', 'Dinner for my chess club, peanut noodles, they are without a penny'],
    ['fr', 'a dish for a person', 'Dîner pour mon club d’échecs, nouilles aux cacahuètes, ils sont fauchés'],
    ['es', 'a catch', 'El abuelo pescó caballas en el muelle y las quiere a la brasa'],
    ['de', 'a dish after a tale', 'Opa hat am Steg Makrelen gefangen, er will sie gegrillt'],
  ] as const)('in %s %s', (language, _what, text) => {
    const { wishes } = hear(language, text)
    expect(wishes.allergens).toEqual([])
  })

  it.each(languages)('in %s no ordinary request loses a food', (language) => {
    const requests = readFileSync(
      new URL(`../lexicon/ordinary/requests.${language}.txt`, import.meta.url),
      'utf8',
    )
    const lines = requests.split('\n').filter(Boolean)
    expect(lines.length).toBeGreaterThan(50)
    expect(lines.filter((line) => guardAllergies(line, language).refused.length > 0)).toEqual([])
  })
})

it('a long list beside somebody is read in linear time', () => {
  const text = (count: number) => `paella. ${'prawns, '.repeat(count)}and my uncle is on a drip`
  expect(growth((count) => guardAllergies(text(count), 'en'), 20)).toBeLessThan(linearLimit)
})
