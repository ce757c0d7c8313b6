import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'

const chef = kitchenChef()

/** The answer to the last turn, and whether it changed the recipe. */
async function answer(language: Language, ...turns: string[]) {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  let last = ''
  for (const content of turns) {
    messages.push({ role: 'user', content })
    last = await chef.reply({ messages, language })
    messages.push({ role: 'assistant', content: last })
  }
  return last.replace(/[\u00a0\u202f]/g, ' ')
}

type Asked = readonly [Language, dish: string, question: string, answer: RegExp]

describe('whether somebody may eat the dish on the table', () => {
  const no: readonly Asked[] = [
    ['en', 'a carbonara for four', 'Can my coeliac friend eat that?', /^No, because of this: spaghetti\./],
    [
      'fr',
      'une carbonara pour quatre',
      'Mon ami cœliaque peut-il en manger ?',
      /^Non, à cause de ceci : spaghettis\./,
    ],
    ['es', 'una carbonara para cuatro', '¿Puede comer eso mi amigo celíaco?', /^No, por esto: espaguetis\./],
    [
      'de',
      'eine Carbonara für vier',
      'Kann mein Freund mit Zöliakie das essen?',
      /^Nein, deswegen: Spaghetti\./,
    ],
    [
      'en',
      'a carbonara for four',
      'Is it okay for vegans?',
      /^No, because of this: bacon, eggs and pecorino\./,
    ],
    [
      'fr',
      'une carbonara pour quatre',
      'Ça convient à un végétarien ?',
      /^Non, à cause de ceci : lardons et pecorino\./,
    ],
    [
      'es',
      'una carbonara para cuatro',
      '¿Es apta para veganos?',
      /^No, por esto: beicon, huevos y queso pecorino\./,
    ],
    [
      'de',
      'Pfannkuchen',
      'Verträgt meine laktoseintolerante Schwester das?',
      /^Nein, deswegen: Milch und Butter\./,
    ],
  ]
  const unsure: readonly Asked[] = [
    [
      'en',
      'a carrot soup',
      'Can my coeliac friend eat that?',
      /^Not for certain, because of this: vegetable stock\./,
    ],
    [
      'fr',
      'une soupe de carottes',
      'Mon ami cœliaque peut-il en manger ?',
      /^Pas sûr, à cause de ceci : bouillon de légumes\./,
    ],
    [
      'es',
      'una crema de zanahoria',
      '¿Puede tomarla mi amigo celíaco?',
      /^No es seguro, por esto: caldo de verduras\./,
    ],
    [
      'de',
      'eine Karottensuppe',
      'Darf meine Freundin mit Zöliakie das essen?',
      /^Nicht sicher, deswegen: Gemüsebrühe\./,
    ],
  ]
  const yes: readonly Asked[] = [
    ['en', 'pad thai', 'Can my coeliac friend eat that?', /^Yes: .*\(gluten\)/],
    ['fr', 'un pad thai', 'Mon ami cœliaque peut-il en manger ?', /^Oui : .*\(gluten\)/],
    ['es', 'un pad thai', '¿Puede comer eso mi amigo celíaco?', /^Sí: .*\(gluten\)/],
    ['de', 'ein Pad Thai', 'Kann mein Freund mit Zöliakie das essen?', /^Ja: .*\(Gluten\)/],
    ['en', 'a carbonara', 'Is it safe for someone with a nut allergy?', /Yes: .*\(tree nuts\)/],
    ['de', 'eine Carbonara', 'Ist das für jemanden mit Nussallergie geeignet?', /Ja: .*\(Schalenfrüchte\)/],
    [
      'en',
      'a carrot soup',
      'is it ok for my daughter who is allergic to celery?',
      /water instead of stock.*Yes: .*\(celery\)/,
    ],
  ]
  it.each([...no, ...unsure, ...yes])('%s, %s: %s', async (language, dish, question, expected) => {
    expect(await answer(language, dish, question)).toMatch(expected)
  })

  it('answers of a food that the question names, and not of the dish', async () => {
    const said = await answer('en', 'pad thai', 'can coeliacs eat couscous?')
    expect(said).toMatch(/No, because of this: couscous\./)
    expect(said).not.toMatch(/Yes/)
  })

  it('says no yes to somebody for whom something else speaks against it', async () => {
    expect(await answer('en', 'a tuna salad', 'can my pregnant coeliac sister eat this?')).not.toMatch(/Yes:/)
  })

  it('answers for those who were told of', async () => {
    const said = await answer('en', 'pad thai for four, my son is allergic to nuts', 'can he eat it?')
    expect(said).toMatch(/^Yes: .*\(tree nuts/)
  })
})
