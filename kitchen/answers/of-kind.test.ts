import { expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { dishes } from '../library/dishes/dishes.ts'
import { kinds } from './kinds.ts'

const chef = kitchenChef()

/** What is asked of classes of dishes. */
const questions: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    done: 'how do I know when it is done?',
    top: 'what can I put on top?',
  },
  fr: {
    done: 'à quoi je vois que c’est cuit ?',
    top: 'qu’est-ce que je mets dessus ?',
  },
  es: { done: '¿cómo sé que está hecho?', top: '¿qué le pongo por encima?' },
  de: {
    done: 'woran sehe ich, dass es fertig ist?',
    top: 'was kann ich obendrauf geben?',
  },
}

const asked: Readonly<Record<string, readonly string[]>> = {
  done: ['quiche', 'cake', 'cheesecake'],
  top: ['pizza', 'pancakes', 'potatoSalad'],
}

/** A word that an answer of each kind has, and one of another kind has not. */
const signs: Record<Language, Readonly<Record<string, RegExp>>> = {
  en: { done: /wobbles|trembles|skewer/, top: /olives|sugar|seeds/ },
  fr: { done: /tremble|lame/, top: /olives|sucre|graines/i },
  es: { done: /tiembl|palillo/, top: /aceitunas|azúcar|semillas/i },
  de: { done: /wackelt|zittert|Stäbchen/, top: /Oliven|Zucker|Kerne/ },
}

it.each(languages)(
  'in %s what is asked of a dish is answered by its kind, with an answer of that type',
  async (language) => {
    const wrong: string[] = []
    for (const [kind, templates] of Object.entries(asked))
      for (const template of templates) {
        expect(kinds.has(template), template).toBe(true)
        const dish = dishes.find((each) => each.kind === template)
        const turns = [dish?.label[language] ?? '', questions[language][kind] ?? '']
        const messages: { role: 'user' | 'assistant'; content: string }[] = []
        for (const content of turns) {
          messages.push({ role: 'user', content })
          messages.push({ role: 'assistant', content: await chef.reply({ messages, language }) })
        }
        const said = messages.at(-1)?.content ?? ''
        if (!signs[language][kind]?.test(said)) wrong.push(`${turns.join(' >> ')}: ${said}`)
      }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1)
  },
)

it.each<[language: Language, turns: readonly string[], is: RegExp, not: RegExp]>([
  ['en', ['soup', 'Can I make it without cream, and does it freeze?'], /freezes/, /do not know/],
  ['de', ['Gulasch', 'Das schmeckt besser als beim Italiener.'], /Verstanden/, /weiß ich nicht|Olivenöl/],
  ['en', ['Does alcohol boil off when you cook with wine?'], /^No, not all/, /do not know/],
])('in %s "%s" is answered in all its parts', async (language, turns, is, not) => {
  const messages: { role: 'user' | 'assistant'; content: string }[] = []
  for (const content of turns) {
    messages.push({ role: 'user', content })
    messages.push({ role: 'assistant', content: await chef.reply({ messages, language }) })
  }
  const said = messages.at(-1)?.content ?? ''
  expect(said).toMatch(is)
  expect(said).not.toMatch(not)
})
