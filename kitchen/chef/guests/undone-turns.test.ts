import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { edited } from '../../library/edit/index.ts'
import { heardOf, replyTo } from '../kitchen-chef.ts'

function after(language: Language, ...turns: readonly string[]) {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  const { talk } = heardOf({ messages, language })
  const { draft } = talk.state
  const lines = draft && edited(draft, [])?.applied.recipe.lines
  return {
    base: draft?.base,
    servings: talk.now?.recipe.servings,
    lines: (lines ?? []).map(({ food, amount, unit }) => `${amount} ${unit} ${food}`),
    foods: (lines ?? []).map(({ food }) => food),
    reply: replyTo({ messages, language }),
  }
}

const dishes: Record<Language, string> = {
  en: 'chicken pot pie for 4',
  fr: 'une blanquette de veau pour 4',
  es: 'lentejas con chorizo para 4',
  de: 'Frikadellen für 4',
}

describe('two turns that undo each other leave the recipe as it was', () => {
  const pairs: readonly (readonly [Language, string, string])[] = [
    ['en', 'no leeks please', 'put the leeks back'],
    ['en', "I haven't got any peas", 'I do have peas after all, use them again'],
    ['en', 'add mushrooms', 'no mushrooms after all'],
    ['fr', "je n'ai plus de carottes", 'en fait j’ai des carottes, remets-les'],
    ['fr', 'ajoute des petits pois', 'finalement pas de petits pois'],
    ['es', 'no tengo zanahorias', 'sí que tengo zanahorias, vuelve a ponerlas'],
    ['de', 'Petersilie hab ich nicht im Haus', 'doch, Petersilie ist da, nimm sie wieder rein'],
    ['de', 'ohne Knoblauch', 'Knoblauch doch wieder rein'],
  ]
  it.each(pairs)('in %s "%s", "%s"', (language, one, other) => {
    const before = after(language, dishes[language])
    expect(after(language, dishes[language], one).lines).not.toEqual(before.lines)
    expect(after(language, dishes[language], one, other).lines).toEqual(before.lines)
  })
})

describe('a food that is not in the house is only that food', () => {
  const lacking: readonly (readonly [Language, string, string])[] = [
    ['en', "And I haven't got any leeks in, what could I use instead?", 'leek'],
    ['en', 'no peas in the house', 'pea'],
    ['fr', 'je n’ai plus de carottes, je mets quoi à la place ?', 'carrot'],
    ['es', 'no tengo zanahorias, ¿con qué las cambio?', 'carrot'],
    ['de', 'super. hab aber kein Paniermehl da, was nehm ich stattdessen?', 'breadcrumb'],
  ]
  it.each(lacking)('in %s "%s"', (language, turn, food) => {
    const before = after(language, dishes[language])
    const now = after(language, dishes[language], turn)
    expect(now.base).toBe(before.base)
    expect(before.foods.filter((each) => !now.foods.includes(each))).toEqual([food])
  })
})

describe('what only reacts is no question that nobody can answer', () => {
  const reactions: readonly (readonly [Language, string])[] = [
    ['en', "Lovely, that sounds just right. There'll be 7 of us though!"],
    ['en', 'Great, my family will be so happy'],
    ['fr', 'Très bien, ça me convient parfaitement. Nous serons sept.'],
    ['es', 'Me encanta, justo lo que buscaba. Somos siete.'],
    ['de', 'Klingt genau richtig. Wir sind sieben.'],
  ]
  it.each(reactions)('in %s "%s"', (language, turn) => {
    expect(after(language, dishes[language], turn).reply).not.toMatch(
      /do not know|je ne le sais pas|no lo sé|weiß ich nicht/,
    )
  })
})

describe('who comes is counted once', () => {
  const guests: readonly (readonly [Language, string, number])[] = [
    ['en', "My niece is coming as well and she's pregnant", 5],
    ['en', 'my mother in law will be joining us too', 5],
    ['en', "is it ok for my son? he's 4", 4],
    ['fr', 'ma nièce vient aussi et elle est enceinte', 5],
    ['de', 'Meine Schwester kommt auch noch, sie ist schwanger', 5],
    ['es', 'mi abuela viene también', 5],
  ]
  it.each(guests)('in %s "%s" makes %i', (language, turn, count) => {
    expect(after(language, dishes[language], turn).servings).toBe(count)
  })
})

describe('what is declined does not come, and what stands stays', () => {
  const declined: readonly (readonly [Language, readonly string[], string])[] = [
    ['en', ['without the pastry'], "No soup, thank you, we're having the pie. What goes with it?"],
    ['en', [], 'what?? no, i want the pie back, not soup'],
    ['en', [], 'Croissants? no. What would go nicely beside it?'],
    [
      'fr',
      ['à la cocotte-minute s’il vous plaît'],
      'Non merci, gardons la blanquette. Quel accompagnement ?',
    ],
    ['de', [], 'nein danke, bleib bei den Frikadellen'],
    ['es', [], 'No, una paella no. Sigo con las lentejas'],
  ]
  it.each(declined)('in %s after %j: "%s"', (language, between, turn) => {
    const before = after(language, dishes[language], ...between)
    const now = after(language, dishes[language], ...between, turn)
    expect(now.base).toBe(before.base)
    expect(now.lines).toEqual(before.lines)
  })

  it('a dish that stood comes back with what was changed about it', () => {
    const pie = after('en', dishes.en, 'no leeks please')
    const back = after(
      'en',
      dishes.en,
      'no leeks please',
      'beef stroganoff',
      'back to the chicken pie please',
    )
    expect(back.lines).toEqual(pie.lines)
  })
})

describe('that somebody is pregnant is told once', () => {
  it.each([
    ['en', 'my niece is pregnant', 'can I make it the day before?', /midwife/],
    ['de', 'meine Schwester ist schwanger', 'Kann ich das am Vortag machen?', /Hebamme/],
  ] as const)('in %s', (language, told, next, warning) => {
    expect(after(language, dishes[language], told).reply).toMatch(warning)
    expect(after(language, dishes[language], told, next).reply).not.toMatch(warning)
  })
})

describe('a question changes nothing', () => {
  const asked: readonly (readonly [Language, string])[] = [
    ['en', 'how long does it keep in the fridge?'],
    ['en', 'what would go nicely beside it?'],
    ['fr', 'peut-on la congeler ?'],
    ['es', '¿cuánto caldo lleva por taza de arroz?'],
    ['de', 'welche Beilage passt dazu?'],
  ]
  it.each(asked)('in %s "%s"', (language, question) => {
    expect(after(language, dishes[language], question).lines).toEqual(after(language, dishes[language]).lines)
  })
})
