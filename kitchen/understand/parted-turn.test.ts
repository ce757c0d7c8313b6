import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { replyTo } from '../test/understood.ts'
import { asksByForm as asks } from './question-forms.ts'
import { understand } from '../test/understood.ts'

const hear = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) })

it.each([
  'can you do it without cream?',
  'could we have it for six?',
  'how about prawns?',
  'can it be made vegan?',
  'with prawns?',
  'et si on mettait des crevettes ?',
  'on peut le faire sans crème ?',
  '¿se puede hacer sin nata?',
  '¿puedes quitar el ajo?',
  'que sea para diez',
  'kann man das ohne Sahne machen?',
  'geht das auch in 60 Minuten?',
  'was Süßes bitte',
  'must use beef',
  'do it without butter',
])('"%s" is a wish', (text) => {
  expect(asks(text, true)).toBe(false)
})

it.each([
  'how long does it keep?',
  'do I have to peel the ginger?',
  'I wonder why the rice is rinsed',
  'is there any flour in it?',
  'quel vin va avec ?',
  'le bœuf, je le coupe comment ?',
  '¿lleva gluten?',
  'para qué sirve sudar la berenjena',
  'isst man die Köpfe von den Garnelen mit',
  'womit kann ich Buttermilch ersetzen?',
])('"%s" asks', (text) => {
  expect(asks(text, true)).toBe(true)
})

it.each([
  'how do I make a tiramisu?',
  'what can I cook with leeks?',
  '¿cómo se hace el gazpacho?',
  'any ideas for dinner?',
])('without a dish "%s" asks for one', (text) => {
  expect(asks(text, false)).toBe(false)
})

describe('a turn with a change and a question', () => {
  it.each([
    [
      'en',
      'a chicken curry for four',
      'Spicier, without garlic please. And which wine goes with it?',
      /garlic.*wine/s,
    ],
    ['fr', 'un curry de poulet', 'Sans ail. Et quel vin avec ?', /ail.*blanc/s],
    ['es', 'un curry de pollo', 'Sin ajo, por favor. ¿Y qué vino le va?', /ajo.*blanco/s],
    ['de', 'ein Hähnchencurry', 'Ohne Knoblauch bitte. Und welcher Wein passt dazu?', /Knoblauch.*Wein/s],
  ] as const)('in %s gets both, the change first: "%s", "%s"', (language, dish, turn, both) => {
    const reading = hear(language, dish, turn)
    const items = reading.dish.plan.parts.map(({ ingredient }) => ingredient.id)
    expect(items).not.toContain('garlic')
    expect(items.filter((id) => id.endsWith('-wine'))).toEqual([])
    expect(replyTo(reading)).toMatch(both)
  })
})

it.each([
  ['en', 'a chicken curry', 'where does the word curry come from?', /do not know/],
  ['fr', 'un curry de poulet', 'd’où vient le mot curry ?', /je ne le sais pas/],
  ['es', 'un curry de pollo', '¿de dónde viene la palabra curry?', /no lo sé/],
  ['de', 'ein Hähnchencurry', 'Woher kommt das Wort Curry?', /weiß ich nicht/],
] as const)('in %s says what it does not know: "%s", "%s"', (language, dish, question, plain) => {
  expect(replyTo(hear(language, dish, question))).toMatch(plain)
})

it.each([
  ['en', 'how long do I boil an egg?'],
  ['fr', 'par quoi remplacer le babeurre ?'],
  ['es', '¿cuánto tiempo se cuece un huevo?'],
  ['de', 'Welcher Wein passt zu Fisch?'],
] as const)('in %s a question without a dish brings none: "%s"', (language, question) => {
  expect(hear(language, question).wishes.settled).toBeNull()
})

it('names the danger that a question holds', () => {
  expect(
    replyTo(hear('en', 'a chicken curry', 'can I leave garlic in olive oil on the shelf for a month?')),
  ).toMatch(/garlic/i)
})
