import { readFileSync, writeFileSync } from 'node:fs'
import { languages, type Language } from '#shared/constants/languages.ts'
import { dishesNamedIn } from '../kitchen/recipes/dish-names.ts'
import { utterancesIn } from '../kitchen/understand/acts/examples.ts'
import { fold } from '../kitchen/lexicon/text/fold.ts'
import { spansOf } from '../kitchen/understand/mentions.ts'
import { unfamiliarWords } from '../kitchen/lexicon/ordinary/unfamiliar.ts'

/**
 * Writes `kitchen/lexicon/ordinary/plain.<language>.txt`: words of the utterances that no ordinary request holds and
 * that name nothing to eat. They are not said back as not understood, and make no name of an unknown dish.
 */
const folder = new URL('../kitchen/lexicon/ordinary/', import.meta.url)
const foods = new Map(
  readFileSync(new URL('strange-foods.txt', folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, 2), new Set(line.slice(3).split(' '))]),
)

function wordsOf(text: string, language: Language): string[] {
  const folded = fold(text)
  const named = [...spansOf(folded, language), ...dishesNamedIn(folded)]
  const rest = named.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    folded,
  )
  return unfamiliarWords(rest, language, new Set())
}

for (const language of languages) {
  const words = new Set(utterancesIn(language).flatMap(({ text }) => wordsOf(text, language)))
  const plain = [...words].filter((word) => word.length > 3 && foods.get(language)?.has(word) !== true)
  const lines = plain
    .toSorted()
    .join(' ')
    .replace(/(.{1,110})(?: |$)/g, '$1\n')
  writeFileSync(new URL(`plain.${language}.txt`, folder), lines)
  process.stdout.write(`${language}  ${plain.length} words\n`)
}
