import type { ValuesBy } from '#shared/contract/recipe-fields.ts'
import type { RecipeDiff, StepChange } from '#shared/contract/recipe-versions.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Language } from '#shared/constants/languages.ts'
import { structureFieldNames, type StructureFieldName } from '#shared/contract/structure-fields.ts'
import { saidLines } from '#shared/words/field-lines.ts'
import { fold } from '#shared/words/fold.ts'
import { diffIngredients, linesOf } from './diff-ingredients.ts'
import { diffLines, diffWords, longestPairs } from './diff-words.ts'

/** What is compared of a version. */
export interface Comparable extends Omit<ValuesBy<'column'>, 'search_terms'> {
  language: Language
  structure: RecipeStructure | null
}

/** What changed from one version to another, as a cook would say it. */
export function diffRecipes(before: Comparable, after: Comparable): RecipeDiff {
  const [old, now] = [before.structure, after.structure]
  const texts = [
    { field: 'title' as const, words: diffWords(before.title, after.title) },
    { field: 'taste' as const, words: diffWords(before.taste ?? '', after.taste ?? '') },
    { field: 'plating' as const, words: diffWords(before.plating ?? '', after.plating ?? '') },
    { field: 'content' as const, words: old && now ? [] : diffLines(before.content, after.content) },
    ...structureFieldNames.map((name) => ({
      field: name,
      words: old && now ? diffLines(linesIn(old, name), linesIn(now, name)) : [],
    })),
  ]
  return {
    texts: texts.filter(({ words }) => words.length > 0),
    lines:
      old && now
        ? diffIngredients(linesOf(old.ingredients, before.language), linesOf(now.ingredients, after.language))
        : [],
    steps: old && now ? diffSteps(textsOf(old), textsOf(now)) : [],
    facts: {
      servings: fact(old?.servings ?? null, now?.servings ?? null),
      minutes: fact(minutesOf(before), minutesOf(after)),
      dishType: fact(before.dish_type, after.dish_type),
      language: fact(before.language, after.language),
      // Without a structure nothing is known about them.
      ...(old && now ? gainsAndLosses(old, now) : gainsAndLosses(none, none)),
    },
  }
}

const linesIn = (structure: RecipeStructure, name: StructureFieldName) =>
  saidLines(name, structure[name], structure.language).join('\n')

const none = { allergens: [], diets: [] }

function gainsAndLosses(
  old: Pick<RecipeStructure, 'allergens' | 'diets'>,
  now: Pick<RecipeStructure, 'allergens' | 'diets'>,
) {
  const without = <Value>(list: readonly Value[], other: readonly Value[]) =>
    list.filter((each) => !other.includes(each))
  return {
    allergensGained: without(now.allergens, old.allergens),
    allergensLost: without(old.allergens, now.allergens),
    dietsGained: without(now.diets, old.diets),
    dietsLost: without(old.diets, now.diets),
  }
}

function fact<Value>(before: Value, after: Value): { before: Value; after: Value } | null {
  return before === after ? null : { before, after }
}

function minutesOf({
  total_minutes: total,
  prep_minutes: prep,
  cook_minutes: cook,
}: Comparable): number | null {
  return total ?? ((prep ?? 0) + (cook ?? 0) || null)
}

/** The first step under a heading tells it. */
const textsOf = ({ steps, language }: RecipeStructure) =>
  steps.map(({ text, group, image }, place) => {
    const shown = image ? `${text} (${withPicture[language]})` : text
    return group && group !== steps[place - 1]?.group ? `${group}: ${shown}` : shown
  })

/** Said of a step that has a picture. */
const withPicture: Record<Language, string> = {
  en: 'with a picture',
  fr: 'avec une photo',
  es: 'con una foto',
  de: 'mit Bild',
}

/** Steps with less in common are taken for different ones. */
const alike = 0.4

/** What happened to the steps, in the order of cooking. */
export function diffSteps(before: readonly string[], after: readonly string[]): StepChange[] {
  const [old, now] = [before.map(wordsIn), after.map(wordsIn)]
  const pairs = longestPairs(before.length, after.length, (i, j) => {
    if (before[i] === after[j]) return 1
    const likeness = commonShare(old[i] ?? new Set(), now[j] ?? new Set())
    // Less than an equal step, so that equal ones are found first.
    return likeness >= alike ? likeness * 0.9 : 0
  })
  const rows: StepChange[] = []
  let [i, j] = [0, 0]
  for (const [left, right] of [...pairs, [before.length, after.length] as const]) {
    for (; i < left; i += 1) rows.push(single('removed', before[i] ?? '', i))
    for (; j < right; j += 1) rows.push(single('added', after[j] ?? '', j))
    const words = diffWords(before[left] ?? '', after[right] ?? '')
    if (words.length > 0) rows.push({ kind: 'changed', before: left + 1, after: right + 1, words })
    ;[i, j] = [left + 1, right + 1]
  }
  return rows
}

const single = (kind: 'removed' | 'added', text: string, index: number): StepChange => ({
  kind,
  before: kind === 'removed' ? index + 1 : null,
  after: kind === 'added' ? index + 1 : null,
  words: [{ kind, text }],
})

const wordsIn = (text: string) => new Set(fold(text).match(/[\p{L}\p{N}]+/gu))

/** The share of words that two texts have in common. */
function commonShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size)
}
