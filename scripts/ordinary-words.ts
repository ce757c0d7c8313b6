import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '#shared/constants/languages.ts'
import { ingredients } from '../kitchen/lexicon/ingredients/index.ts'
import { phrases } from '../bench/chef/generated/phrases.ts'
import { library, recipeById, renderedRecipe } from '../kitchen/library/index.ts'
import { allergyWords } from '../kitchen/understand/allergy-marks.ts'
import { fold } from '../kitchen/lexicon/text/fold.ts'
import { rootOf } from '../kitchen/lexicon/ordinary/roots.ts'
import { unwellWords } from '../kitchen/understand/unwell-words.ts'
import { writtenLanguage } from '../kitchen/understand/written-language.ts'

/**
 * Writes the words of ordinary requests to `kitchen/lexicon/ordinary/words.<language>.txt`. They are learned
 * from requests in which nobody is ill: those written for this beside them, those of the tests and of the evaluation,
 * and from the texts of the recipes as far as a word stands in many of them.
 */
const root = join(import.meta.dirname, '..')
const folder = join(root, 'kitchen/lexicon/ordinary')

/** Files about allergies, illness and danger, whose words are anything but ordinary. */
const unusual =
  /allerg|gaps|safety|needs|respected|health|distress|danger|off-topic|poison|refus|other-words|strange|unfamiliar|everyday-words|home-names|dish-words|lexicon|recipe-text|recipe-page|illustrate/

const files = globSync(
  [
    'kitchen/**/*.test.ts',
    'bench/chef/**/*.ts',
    'kitchen/understand/corpus/questions.*.txt',
    'kitchen/library/dishes/corpus/*.txt',
  ],
  { cwd: root },
).filter((file) => !unusual.test(file))

const stringsIn = (text: string) =>
  [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)].flatMap(
    ([, single, double, template]) => (single ?? double ?? template ?? '').replaceAll("\\'", "'").split('\n'),
  )

const isHealthy = (line: string) =>
  !new RegExp(allergyWords.source).test(line) && !new RegExp(unwellWords.source).test(line)

const wordsIn = (text: string) => (fold(text).match(/[a-z]+/g) ?? []).filter((word) => word.length > 2)

/** A word of a recipe counts once it stands in the texts of so many dishes. */
const oftenEnough = 60

function learn(language: Language): Set<string> {
  const heard = [
    ...readFileSync(join(folder, `requests.${language}.txt`), 'utf8').split('\n'),
    ...stringsIn(JSON.stringify(phrases[language])),
  ]
  const written = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const lines = file.endsWith('.txt') ? text.split('\n') : stringsIn(text)
    const own = /\.(en|fr|es|de)\.txt$/.exec(file)?.[1] ?? /conversations-(\w\w)\.ts$/.exec(file)?.[1]
    return lines
      .map((line) => line.split(' => ')[0] ?? '')
      .filter((line) => (own ? own === language : writtenLanguage(line) === language))
  })
  const names = ingredients.flatMap(({ names: { [language]: name } }) => [
    name.one,
    name.many,
    ...(name.synonyms ?? []),
  ])
  const words = new Set(
    [...heard, ...written, ...names]
      .filter((line) => isHealthy(fold(line)))
      .flatMap(wordsIn)
      .map((word) => rootOf(word, language)),
  )
  const counts = new Map<string, number>()
  for (const { id } of library()) {
    const whole = recipeById(id)
    if (!whole) continue
    const recipe = renderedRecipe(whole, language)
    const text = [recipe.title, ...recipe.steps.map((step) => JSON.stringify(step))].join(' ')
    for (const word of new Set(wordsIn(text).map((each) => rootOf(each, language))))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  for (const [word, count] of counts) if (count >= oftenEnough) words.add(word)
  return words
}

/** Many words in a line, as a text is set. */
const inLines = (words: readonly string[]) => words.join(' ').replace(/(.{1,110})(?: |$)/g, '$1\n')

for (const language of languages) {
  const words = [...learn(language)].toSorted()
  writeFileSync(join(folder, `words.${language}.txt`), inLines(words))
  process.stdout.write(`${language}  ${words.length} words\n`)
}
