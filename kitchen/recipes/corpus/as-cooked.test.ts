import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { render } from '../../render/render.ts'
import { understand } from '../../understand/understand.ts'
import { isLanguage } from '#shared/constants/languages.ts'

const lines = readFileSync(new URL('as-cooked.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))

const mark = /([+-])(?:"([^"]+)"|([a-z][\w-]*))|=(\d+)|minutes>(\d+)/g

/** What the marks of a line miss in the plan of its dish, said in English. */
function missedIn(line: string): string[] {
  const [asked = '', marks = ''] = line.split(' | ')
  const language = asked.slice(0, 2)
  if (!isLanguage(language)) throw new Error(`no language: ${line}`)
  const { dish } = understand({ messages: [{ role: 'user', content: asked.slice(3) }], language })
  const { steps, servings, prepMinutes, cookMinutes } = render(dish.plan, 'en')
  const text = steps.map((step) => step.text).join(' ')
  const ids = dish.plan.parts.map(({ ingredient }) => ingredient.id)
  return [...marks.matchAll(mark)].flatMap(([whole, sign, words, id = '', count, minutes]) => {
    if (count !== undefined) return servings === Number(count) ? [] : [`${whole}, not ${servings}`]
    if (minutes !== undefined) return prepMinutes + cookMinutes > Number(minutes) ? [] : [whole]
    if (words === undefined && !findIngredientById(id))
      throw new Error(`no ingredient is called ${id}: ${line}`)
    const there = words === undefined ? ids.includes(id) : text.includes(words)
    return there === (sign === '+') ? [] : [whole]
  })
}

it.each(lines)('%s', (line) => {
  expect(missedIn(line)).toEqual([])
})

it('reads every mark', () => {
  expect(lines.length).toBeGreaterThan(45)
  const unread = lines.filter((line) => (line.split(' | ')[1] ?? '').replaceAll(mark, '').trim() !== '')
  expect(unread).toEqual([])
})
