import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { understood } from '../draft.ts'

const chef = kitchenChef()
const conversation = (language: Language, turns: readonly string[]) => ({
  language,
  messages: turns.map((content) => ({ role: 'user' as const, content })),
})

it.each([
  ['en', 'leek gratin', 'My oven only shows Fahrenheit. What is 200 degrees Celsius?', /390 °F/],
  ['en', 'leek gratin', 'I have a fan oven: what do I set instead of 200?', /180 °C/],
  [
    'fr',
    'gratin de poireaux',
    'Mon four n’affiche que les Fahrenheit. 200 degrés Celsius, c’est combien ?',
    /390 °F/,
  ],
  [
    'fr',
    'gratin de poireaux',
    'J’ai un four à chaleur tournante : je règle sur combien au lieu de 200 ?',
    /180 °C/,
  ],
  [
    'es',
    'gratinado de puerros',
    'Mi horno solo muestra Fahrenheit. ¿Cuánto son 200 grados Celsius?',
    /390 °F/,
  ],
  ['es', 'gratinado de puerros', 'Tengo horno de aire: ¿qué pongo en lugar de 200?', /180 °C/],
  ['de', 'Lauchgratin', 'Mein Ofen zeigt nur Fahrenheit an. Wie viel sind 200 Grad Celsius?', /390 °F/],
  ['de', 'Lauchgratin', 'Ich habe Umluft: was stelle ich statt 200 ein?', /180 °C/],
] as const)(
  'another scale in %s is answered and edits nothing: %s, "%s"',
  async (language, dish, said, answer) => {
    const { recipe: before } = await chef.recipe(conversation(language, [dish]))
    const asked = conversation(language, [dish, said])
    const { recipe } = await chef.recipe(asked)
    const { table } = await understood(asked)
    expect((await chef.reply(asked)).replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(answer)
    expect(recipe).toEqual(before)
    expect(table.equipment).toEqual([])
  },
)
