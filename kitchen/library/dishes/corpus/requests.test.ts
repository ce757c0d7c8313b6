import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { kitchenChef } from '../../../chef.ts'
import { fold } from '../../../lexicon/text/fold.ts'
import { sample } from '../../../test/sample.ts'
import { understand } from '../../../test/understood.ts'
import { expectGaps } from '../../../test/gaps.ts'

expectGaps('library/dishes/corpus/requests')

/*
 * What people ask for by the name of a dish, one request a line: named.*.txt for dishes that there are, strange.*.txt for
 * names and foods that the kitchen does not have.
 *
 *     beef wellington for 4 => M beef wellington +steak +mushroom -egg
 *
 * Turns are parted by `||`. Behind the arrow: the course (Starters, Mains, Desserts, Cocktails, or * for any) and what the
 * title says (^ from its beginning, … for anything between); +food is in the list, -food is not;
 * @diet and @free name a diet it has and an allergen it lacks; @not is what the title does not say;
 * @unknown is a name that no dish has: the answer says or asks so, and the title does not carry it; @says is in the answer;
 * @known: nothing is taken for an unknown dish; @sure: the answer does not speak of what it does not know.
 */
const courses: Readonly<Record<string, string>> = {
  S: 'Starters',
  M: 'Mains',
  D: 'Desserts',
  C: 'Cocktails',
}

const requests = languages.flatMap((language) =>
  ['named', 'strange'].flatMap((file) =>
    readFileSync(new URL(`${file}.${language}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [text = '', marks = '', ...more] = line.split(' => ')
        if (marks === '' || more.length > 0) throw new Error(`${file}.${language}.txt: "${line}"`)
        return [language, text, marks] as const
      }),
  ),
)

function expectTitle(title: string, said: string) {
  const [first = '', ...rest] = said.replace(/^\^/, '').split(' … ')
  const folded = fold(title)
  if (said.startsWith('^')) expect(folded.startsWith(first), `${title} begins with ${first}`).toBe(true)
  let from = 0
  for (const part of [first, ...rest]) {
    const at = folded.indexOf(part, from)
    expect(at, `"${part}" in "${title}"`).toBeGreaterThanOrEqual(0)
    from = at + part.length
  }
}

it.each(sample(requests, 3, ([, text]) => text))('in %s "%s" => %s', async (language, text, marks) => {
  const messages = text.split(' || ').map((content) => ({ role: 'user' as const, content }))
  const conversation = { messages, language }
  const { recipe, message } = await kitchenChef().recipe(conversation)
  if (!recipe) {
    // Of a name that says nothing no other dish is cooked: what it is, is asked.
    const [, name] = /^@(?:unknown|says) (.*)$/.exec(marks) ?? []
    if (name === undefined) throw new Error(`no recipe: ${message}`)
    expect(fold(message)).toContain(fold(name))
    expect(message).toContain('?')
    return
  }
  const list = fold(
    recipe.ingredients.map(({ amount, unit, item }) => `${amount}${unit ?? ''} ${item}`).join(', '),
  )
  for (const mark of marks.split(/ (?=[+@-])/)) {
    const [, sign = '', word = '', rest = ''] = /^([+@-]?)(\S+) ?(.*)$/.exec(mark) ?? []
    const food = fold(`${word} ${rest}`.trim())
    if (sign === '+') expect(list).toContain(food)
    else if (sign === '-') expect(list).not.toContain(food)
    else if (sign === '') {
      if (word !== '*') expect(recipe.dishType).toBe(courses[word])
      if (rest !== '') expectTitle(recipe.title, rest)
    } else if (word === 'diet') expect(recipe.diets).toContain(rest)
    else if (word === 'free') expect(recipe.allergens).not.toContain(rest)
    else if (word === 'not') expect(fold(recipe.title)).not.toContain(rest)
    else if (word === 'says') expect(message).toContain(rest)
    else if (word === 'known') expect(understand(conversation).wishes.unknown).toBeNull()
    else if (word === 'sure') expect(message).not.toMatch(/know|connais|conozco|kenne/)
    else if (word === 'unknown') {
      // A stew is no vrolkam: the menu does not say so, the reply names it.
      expect(fold(recipe.title)).not.toContain(fold(rest))
      expect(fold(message)).toContain(fold(rest))
      expect(await kitchenChef().reply(conversation)).toMatch(/know|connais|conozco|domino|kenne/)
    } else throw new Error(`no such mark: ${mark}`)
  }
})
