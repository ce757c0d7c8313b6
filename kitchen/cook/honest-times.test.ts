import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { choose } from '../decide/safe-dish.ts'
import { minutesAtBoard } from '../recipes/labour.ts'
import { understand } from '../understand/understand.ts'

const chef = kitchenChef()

const ask = (language: Language, content: string) => ({
  messages: [{ role: 'user' as const, content }],
  language,
})

async function cook(language: Language, content: string) {
  const { recipe } = await chef.recipe(ask(language, content))
  if (!recipe) throw new Error(`no recipe for ${content}`)
  return { ...recipe, text: recipe.steps.map(({ text }) => text).join(' ') }
}

const requests: Record<Language, readonly string[]> = {
  en: [
    'a vegetable stir-fry for four in 20 minutes',
    'pasta with broccoli for six, 25 minutes',
    'ratatouille for twelve',
  ],
  fr: [
    'un wok de légumes pour quatre en 20 minutes',
    'des pâtes au brocoli pour six en 25 minutes',
    'ratatouille pour douze',
  ],
  es: [
    'salteado de verduras para cuatro en 20 minutos',
    'pasta con brócoli para seis, 25 minutos',
    'pisto para doce',
  ],
  de: [
    'Gemüse aus dem Wok für vier in 20 Minuten',
    'Nudeln mit Brokkoli für sechs, 25 Minuten',
    'Ratatouille für zwölf',
  ],
}

describe('the time at the board', () => {
  it.each(languages.flatMap((language) => requests[language].map((request) => [language, request] as const)))(
    'in %s is what the knife needs, limit or not: "%s"',
    (language, request) => {
      const { plan, recipe } = choose(understand(ask(language, request)).wishes)
      const work = plan.parts.reduce((sum, part) => sum + minutesAtBoard(part), 0)
      expect(recipe.prepMinutes).toBeGreaterThanOrEqual(Math.floor(work))
    },
  )

  it('grows with what there is to cut', async () => {
    const [two, eight] = [await cook('en', 'ratatouille for 2'), await cook('en', 'ratatouille for 8')]
    expect(eight.prepMinutes).toBeGreaterThan(two.prepMinutes * 2)
  })

  it('is left to the shop where a limit is tight, and the chef says so', async () => {
    const request = 'chicken stir-fry for six in 20 minutes'
    const { ingredients, prepMinutes, cookMinutes } = await cook('en', request)
    expect(prepMinutes + cookMinutes).toBeLessThanOrEqual(20)
    expect(ingredients.some(({ note }) => /ready|butcher/.test(note ?? ''))).toBe(true)
    expect(await chef.reply(ask('en', request))).toMatch(/20 minutes without rushing/)
  })
})

describe('a crowd', () => {
  it.each([
    ['en', 'frittata for 20', /deep trays/],
    ['de', 'Frittata für 20', /tiefe Bleche/],
    ['fr', 'une frittata pour 20', /plaques creuses/],
    ['es', 'frittata para 20', /bandejas hondas/],
  ] as const)('in %s gets its eggs from the oven: "%s"', async (language, request, trays) => {
    expect((await cook(language, request)).text).toMatch(trays)
  })

  it('is not fried in one pan', async () => {
    expect((await cook('en', 'pan-fried salmon for 8')).text).toMatch(/use two pans/)
    const large = await cook('en', 'pan-fried salmon for 24')
    expect(large.text).toMatch(/batches in two pans/)
    expect(large.cookMinutes).toBeGreaterThan((await cook('en', 'pan-fried salmon for 8')).cookMinutes)
  })

  it('is told how big the pot must be', async () => {
    expect((await cook('en', 'beef stew for 20')).text).toMatch(/litres|large pots/)
  })

  it('for four needs no second pan', async () => {
    expect((await cook('en', 'pan-fried salmon for 4')).text).not.toMatch(/two pans|batches/)
  })
})

it('never serves the oil beside the dish', async () => {
  expect((await cook('en', 'chicken stir-fry for four in 20 minutes')).text).not.toMatch(
    /Serve with the \w+ oil/,
  )
})
