import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { emptyTable } from '#shared/contract/chat-table.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { examineWords } from './words-for-eaters.ts'

/**
 * Sentences of a chef to somebody who reacts to an allergen, written down before they were tried: what recommends it has to be
 * found; of what only speaks of it some is found all the same, which costs a second answer.
 */
const headings = ['recommended', 'left out', 'left out, and found'] as const

function sentencesIn(language: Language) {
  const file = new URL(`chefs-sentences/${language}.txt`, import.meta.url)
  let heading = ''
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [allergen, text] = line.split(/: (.*)/s)
      if (text === undefined) heading = line
      return text === undefined ? [] : [{ heading, allergen: allergen as Allergen, text }]
    })
}

describe.each(languages)('sentences of a chef in %s', (language) => {
  const sentences = sentencesIn(language)

  test.each(headings)('%s', (asked) => {
    const told = sentences.filter(({ heading }) => heading === asked)
    expect(told.length).toBeGreaterThan(1)
    const isFound = ({ allergen, text }: (typeof told)[number]) => {
      const allergens = [{ value: allergen, by: 'hand' as const, at: 0 }]
      return examineWords({ text, language, draft: null, table: { ...emptyTable, allergens } }).length > 0
    }
    const other = told.filter((each) => isFound(each) === (asked === 'left out'))
    expect(other.map(({ text }) => text)).toEqual([])
  })
})
