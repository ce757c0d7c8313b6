import { describe, expect, it } from 'vitest'
import { languages, type Language } from '../constants/languages.ts'
import type { Unit } from './units.ts'
import { scaleOf, temperatureIn, withScale, type Scale, type ScaleClues } from './temperatures.ts'

const recipe = (language: Language, units: readonly Unit[], ...steps: string[]): ScaleClues => ({
  language,
  ingredients: units.map((unit) => ({ amount: 2, unit, item: 'x' })),
  steps: steps.map((text) => ({ text })),
})

const read = (clues: ScaleClues) => temperatureIn(clues.steps[0]?.text ?? '', scaleOf(clues))

describe('a bare number of degrees', () => {
  it.each<[Language, Unit[], string, number | null]>([
    ['en', ['cup', 'cup'], 'Bake at 350 degrees for 25 minutes.', 177],
    ['en', ['cup'], 'Heat the oven to 200 degrees.', 93],
    ['en', ['lb', 'oz'], 'Roast at 400°.', 204],
    ['en', ['g', 'ml'], 'Bake at 180 degrees for 25 minutes.', 180],
    ['en', [], 'Bake at 350 degrees.', 177],
    ['en', [], 'Bake at 180 degrees.', 180],
    ['fr', ['g'], 'Cuire à 180 degrés.', 180],
    ['fr', ['g'], 'Cuire 1h05 à 160° (thermostat 5-6).', 160],
    ['es', ['g'], 'Programamos 20 min/100º/vel 1.', 100],
    ['fr', ['g'], 'Cuire à 210°.', 210],
    ['es', ['cup'], 'Hornear a 350 grados.', 177],
    ['es', ['g'], 'Hornear a 180 grados.', 180],
    ['de', ['cup'], 'Bei 180 Grad backen.', 180],
    ['fr', ['cup'], 'Cuire au four à 350 degrés.', 177],
    ['en', ['cup'], 'Rotate the pan 90 degrees.', null],
    ['en', ['g'], 'Slice at a 45 degree angle.', null],
  ])('%s in %j: %s', (language, units, text, celsius) => {
    expect(read(recipe(language, units, text))).toEqual({ celsius, doubt: null })
  })

  it.each<[Language, Unit[], string]>([
    ['en', [], 'Bake at 220 degrees.'],
    ['en', ['g'], 'Bake at 350 degrees, then at 180 °C.'],
    ['es', ['cup'], 'Hornear a 220 grados.'],
    ['fr', ['cup'], 'Cuire à 220°.'],
    ['fr', ['g'], 'Cuire à 350°.'],
    ['de', ['g'], 'Bei 300 Grad backen.'],
  ])('that may be either gives none and asks, %s in %j: %s', (language, units, text) => {
    const { celsius, doubt } = read(recipe(language, units, text))
    expect(celsius).toBeNull()
    expect(doubt?.value).toBe(Number(/\d+/.exec(text)?.[0]))
  })

  it('is on the scale that the recipe writes elsewhere', () => {
    expect(read(recipe('en', ['g'], 'Bake at 200 degrees.', 'Then at 350 °F.')).celsius).toBe(93)
    expect(read(recipe('en', ['cup'], 'Bake at 200 degrees.', 'Then at 180 °C.')).celsius).toBe(200)
    expect(read(recipe('en', [], 'Keep warm at 200 degrees.', 'Bake at 400 degrees.')).celsius).toBe(93)
  })

  it('is on the scale of the page’s country where units do not tell', () => {
    const clues = recipe('en', ['tbsp'], 'Bake at 220 degrees.')
    expect(scaleOf(clues, 'US')).toBe('F')
    expect(scaleOf(clues, 'GB')).toBe('C')
    expect(scaleOf(clues)).toBeNull()
  })

  it('of sticks of butter is Fahrenheit', () => {
    const clues = recipe('en', ['g'], 'Bake at 375 degrees.')
    const sticks = { ...clues, ingredients: [{ amount: 226, unit: 'g' as const, item: 'butter' }] }
    expect(read(sticks).celsius).toBe(191)
  })

  it('is °C in a recipe that calls its foods as the British and the Australians do, whatever it measures them in', () => {
    const clues = (items: readonly string[]) => ({
      language: 'en' as const,
      ingredients: items.map((item) => ({ item, amount: 1, unit: 'cup' as const })),
      steps: [{ text: 'Heat the oven to 220 degrees.' }],
    })
    expect(scaleOf(clues(['plain flour', 'caster sugar', 'sultanas']))).toBe('C')
    expect(scaleOf(clues(['all-purpose flour', 'superfine sugar', 'raisins']))).toBe('F')
    expect(scaleOf(clues(['plain flour', 'sugar', 'raisins']))).toBe('F')
  })
})

describe('a number with its scale', () => {
  it.each([
    ['Heat the oven to 375F.', 191],
    ['Heat the oven to 375 F.', 191],
    ['Preheat to 350°F (180°C).', 180],
    ['Preheat to 350 °F / 175 °C.', 175],
    ['Heat the oven to 180C/160C fan/gas 4.', 180],
    ['Bake at 180 C.', 180],
    ['Bake at 200 degrees Celsius.', 200],
    ['Bake at 350 degrees Fahrenheit.', 177],
    ['Cuire à 180 °C (th. 6).', 180],
    ['Hornear a 200 ºC.', 200],
    ['Bei 200 °C Ober-/Unterhitze backen.', 200],
    ['Cuire au four th. 6.', 180],
    ['Cuire à thermostat 7.', 210],
    ['Bake at gas mark 4.', 180],
    ['Backen: Gas Stufe 3.', 200],
    ['Bake at 325-350 °F.', 163],
  ])('%s', (text, celsius) => {
    for (const scale of [null, 'C', 'F'] as const) expect(temperatureIn(text, scale).celsius).toBe(celsius)
  })

  it.each([
    'Ajouter 10 c. à soupe de sucre.',
    'Add 100 c.',
    'Simmer 25 minutes.',
    'Use 2 cups.',
    'Bake 9999 °F.',
  ])('is none in: %s', (text) => expect(temperatureIn(text, null)).toEqual({ celsius: null, doubt: null }))
})

const spellings: Record<Language, readonly ((value: number) => string)[]> = {
  en: [(value) => `Bake at ${value} degrees.`, (value) => `Bake at ${value}° until done.`],
  fr: [(value) => `Cuire à ${value} degrés.`, (value) => `Cuire à ${value}°.`],
  es: [(value) => `Hornear a ${value} grados.`, (value) => `Hornear a ${value}º.`],
  de: [(value) => `Bei ${value} Grad backen.`, (value) => `Bei ${value}° backen.`],
}
const kitchens: readonly (readonly Unit[])[] = [
  [],
  ['cup'],
  ['g'],
  ['cup', 'g'],
  ['lb'],
  ['ml', 'g'],
  ['tbsp'],
]

it('holds for every number, spelling, language and kitchen', () => {
  for (const language of languages)
    for (const spell of spellings[language])
      for (const units of kitchens)
        for (let value = 30; value <= 600; value += 5) {
          const clues = recipe(language, units, spell(value))
          const { celsius, doubt } = read(clues)
          const said = `${language} ${units.join()} ${spell(value)} → ${celsius}`
          // Never more than a kitchen oven has, never °C above 260, and never silently nothing.
          expect(celsius === null || celsius <= 288, said).toBe(true)
          expect(value > 260 && celsius === value, said).toBe(false)
          expect(celsius === null, said).toBe(doubt !== null)
          // Cups in English are °F, grams alone °C.
          if (language === 'en' && units.join() === 'cup' && value <= 550)
            expect(celsius, said).toBe(Math.round(((value - 32) * 5) / 9))
          if (units.join() === 'g' && value <= 260) expect(celsius, said).toBe(value)
          // An answer to the question settles it.
          if (doubt)
            for (const scale of ['C', 'F'] satisfies Scale[]) {
              const settled = temperatureIn(withScale(spell(value), doubt, scale), null)
              const told = scale === 'C' ? value : Math.round(((value - 32) * 5) / 9)
              expect(settled, `${said} °${scale}`).toEqual({
                celsius: value > 500 && scale === 'C' ? null : told,
                doubt: null,
              })
            }
        }
})
