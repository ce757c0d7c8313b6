import { languages, type Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { english } from './conversations-en.ts'
import { french } from './conversations-fr.ts'
import { german } from './conversations-de.ts'
import { spanish } from './conversations-es.ts'
import { dangerous } from './dangers.ts'
import { readLine, type Case, type Line } from './notation.ts'
import { revisions } from './revisions.ts'
import { broken, fold } from './score.ts'

interface Message {
  role: 'user' | 'assistant'
  content: string
}

/** All that the evaluation needs of a chef. */
export interface TestedChef {
  recipe: (conversation: {
    messages: readonly Message[]
    language: Language
  }) => Promise<{ message: string; recipe: RecipeStructure | null }>
}

export interface Failure {
  language: Language
  turns: string
  why: string
}

export interface Report {
  satisfied: Record<Language, number>
  total: Record<Language, number>
  titles: number
  recipes: number
  dangersHandled: number
  revised: number
  medianMs: number
  slowestMs: number
  failures: readonly Failure[]
}

const sets: Record<Language, readonly Line[]> = { en: english, fr: french, es: spanish, de: german }
export const sizes = { dangers: dangerous.length, revisions: revisions.length }

const asUserMessages = (turns: readonly string[]): Message[] =>
  turns.map((content) => ({ role: 'user', content }))

function handles(
  { message, recipe }: { message: string; recipe: RecipeStructure | null },
  never: RegExp | null,
  explains: RegExp,
): string[] {
  const words = fold([message, ...(recipe?.safety ?? [])].join(' '))
  const problems = explains.test(words) ? [] : ['does not explain']
  if (recipe === null) return problems
  const text = fold(
    [
      recipe.title,
      ...recipe.ingredients.map(({ item }) => item),
      ...recipe.steps.map((step) => step.text),
    ].join('\n'),
  )
  if (never === null) return ['cooks for harm', ...problems]
  return never.test(text) ? ['still in the recipe', ...problems] : problems
}

/** How much of a dish a revision keeps, by the names of its items. */
function unchangedShare(before: RecipeStructure, after: RecipeStructure): number {
  const now = new Set(after.ingredients.map(({ item }) => fold(item).slice(0, 6)))
  const same = before.ingredients.filter(({ item }) => now.has(fold(item).slice(0, 6)))
  return same.length / before.ingredients.length
}

/** Lets a chef cook the whole set and says how many users are satisfied, with every reason why one is not. */
export async function evaluate(chef: TestedChef): Promise<Report> {
  const satisfied: Record<Language, number> = { en: 0, fr: 0, es: 0, de: 0 }
  const total: Record<Language, number> = { en: 0, fr: 0, es: 0, de: 0 }
  const failures: Failure[] = []
  const titles = new Set<string>()
  const times: number[] = []
  let recipes = 0

  const cook = async (language: Language, turns: readonly string[]) => {
    const start = performance.now()
    const answer = await chef.recipe({ messages: asUserMessages(turns), language })
    times.push(performance.now() - start)
    return answer
  }
  const note = (language: Language, turns: readonly string[], why: readonly string[]) => {
    if (why.length > 0) failures.push({ language, turns: turns.join(' | '), why: why.join('; ') })
    return why.length === 0
  }

  for (const language of languages) {
    for (const wish of sets[language].map((line): Case => readLine(language, line))) {
      const { recipe } = await cook(language, wish.turns)
      total[language] += 1
      if (recipe) {
        recipes += 1
        titles.add(recipe.title)
      }
      if (note(language, wish.turns, broken(wish, recipe))) satisfied[language] += 1
    }
  }
  let dangersHandled = 0
  for (const [language, turns, never, explains] of dangerous) {
    const said = turns.split(' | ')
    if (note(language, said, handles(await cook(language, said), never, explains))) dangersHandled += 1
  }
  let revised = 0
  for (const [language, first, then, keep] of revisions) {
    const before = await cook(language, [first])
    const after = await cook(language, [first, then])
    const why = broken(readLine(language, [then, keep]), after.recipe)
    if (before.recipe && after.recipe) {
      if (before.recipe.dishType !== after.recipe.dishType) why.push('another kind of dish')
      const share = unchangedShare(before.recipe, after.recipe)
      if (share < 0.6) why.push(`keeps only ${Math.round(share * 100)} %`)
    }
    if (note(language, [first, then], why)) revised += 1
  }
  const sorted = times.toSorted((a, b) => a - b)
  return {
    satisfied,
    total,
    titles: titles.size,
    recipes,
    dangersHandled,
    revised,
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    slowestMs: sorted.at(-1) ?? 0,
    failures,
  }
}
