import { readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../chef.ts'
import { sample } from '../test/sample.ts'

const chef = kitchenChef()

/** "a stew >> can I freeze it? => month & thaw": what each turn says, and patterns that the last answer must match. */
const conversations = (language: Language) =>
  readFileSync(new URL(`./corpus/talk.${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [said, wanted, more] = line.split(' => ')
      if (!said || !wanted || more !== undefined) throw new Error(`talk.${language}.txt: "${line}"`)
      return {
        turns: said.split(' >> '),
        wanted: wanted.split(' & ').map((each) => new RegExp(each.trim(), 'i')),
      }
    })

it.each(languages)(
  'in %s most of thirty kitchen questions name their subject and give the figure',
  async (language) => {
    const unanswered: string[] = []
    for (const { turns, wanted } of sample(conversations(language), 2, (each) => each.turns.join())) {
      const messages: { role: 'user' | 'assistant'; content: string }[] = []
      for (const content of turns) {
        messages.push({ role: 'user', content })
        messages.push({ role: 'assistant', content: await chef.reply({ messages, language }) })
      }
      const answer = messages.at(-1)?.content ?? ''
      if (!wanted.every((each) => each.test(answer))) unanswered.push(`${turns.join(' >> ')}: ${answer}`)
    }
    expect(unanswered.length, unanswered.join('\n')).toBeLessThanOrEqual(inject('wholeCorpora') ? 4 : 3)
  },
)
