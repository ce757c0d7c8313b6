import type { TableDish } from '../library/table-dish.ts'
import type { Question } from './recognise.ts'
import type { QuestionType } from './question-types.ts'
import { readBack } from './recipe-reading.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { capital, foodsIn, frame, plainList, type Table } from './table.ts'
import type { Language } from '#shared/constants/languages.ts'
import { asking } from './asking.ts'
import { expectedIn } from './expected.ts'
import { days } from './keeping.ts'
import { fits, spaced } from './words.ts'

type OfDish = Table & { dish: TableDish }

const asksWhen = asking('when')

/** Whether a time is asked: how long, or when. */
const asksTime = (asked: string, language: Language) =>
  (expectedIn(asked, language)?.type === 'long' && !days.test(spaced(asked))) ||
  fits(asksWhen[language](), spaced(asked))

/** Words that every question has and that point at no step. */
const common =
  /^(?:how|long|much|many|minutes?|when|does|should|need|needs|have|must|take|takes|with|that|this|they|them|will|would|what|time|combien|temps|quand|faut|doit|dois|avec|dans|pour|cette|elle|elles|mettre|mets|cuant[oa]s?|tiempo|rato|cuando|tiene\w*|debe\w*|hasta|para|este|esta|esto|pongo|wie|lang|lange|viele?|minuten|wann|muss|mussen|soll|sollen|dass|eine?[nrms]?|dabei|dann|denn|nach|oder|ohne|wird|werden|brauch\w*|noch)$/

/** Enough of a word's beginning to know it in another form: "rest", "resting"; "repos", "reposer". */
const stem = (word: string) => word.slice(0, Math.max(4, Math.min(5, word.length)))

const stemsOf = (text: string): Set<string> =>
  new Set(
    spaced(text)
      .split(' ')
      .filter((word) => word.length >= 4 && !common.test(word))
      .map(stem),
  )

/**
 * The step that a question is about: the one with the words and the foods of the question that the fewest other steps
 * have; null where no step has any of them. Asked for a time, only steps with one.
 */
function stepAbout(text: string, { dish: { plan, recipe }, language }: OfDish): string | null {
  const foods = foodsIn(text, language)
  const stems = stemsOf(text)
  const found = recipe.steps.map((step) => {
    const said = stemsOf(step.text)
    const used = step.uses.flatMap((use) => plan.parts[use]?.ingredient ?? [])
    return {
      step,
      hits: [
        ...[...stems].filter((each) => said.has(each)),
        ...foods.filter((each) => used.includes(each)).map(({ id }) => id),
      ],
    }
  })
  const frequency = (hit: string) => found.filter(({ hits }) => hits.includes(hit)).length
  const score = (hits: readonly string[]) => hits.reduce((sum, hit) => sum + 1 / frequency(hit), 0)
  const isTimed = (minutes: number | null, said: string) =>
    minutes !== null && new RegExp(`(?<!\\d)${minutes}(?!\\d)`).test(said)
  const [best] = found
    .filter(({ step, hits }) => hits.length > 0 && isTimed(step.minutes, step.text))
    .toSorted((a, b) => score(b.hits) - score(a.hits))
  return best && score(best.hits) >= 0.5
    ? frame('step', language, { n: recipe.steps.indexOf(best.step) + 1, text: best.step.text })
    : null
}

/** Where a food is first cooked, and whether it is cooked again after that. */
function cookingOf(foods: readonly Ingredient[], { dish: { plan, recipe } }: OfDish) {
  const hot = recipe.steps.flatMap(({ uses, minutes, celsius }, at) =>
    ((minutes ?? 0) > 0 || (celsius ?? 0) > 0) &&
    uses.some((use) => foods.some((food) => plan.parts[use]?.ingredient === food))
      ? [at]
      : [],
  )
  const [first] = hot
  const text = first === undefined ? undefined : recipe.steps[first]?.text
  if (first === undefined || text === undefined) return null
  return { n: first + 1, text, isFirst: hot.length > 1 && plan.steps[first]?.wet === true }
}

/** The step in which a food goes in. */
function stepAdding(text: string, table: OfDish): string | null {
  const found = cookingOf(foodsIn(text, table.language), table)
  return found ? frame('step', table.language, { n: found.n, text: found.text }) : null
}

const raw = '(?:raw|uncooked|crue?s?|crud[oa]s?|rohe?[rns]?)'
const asksState = new RegExp(
  ` (?:or|ou|o|oder)(?: [a-z]+){0,3} ${raw} | ${raw}(?: [a-z]+){0,2} (?:or|ou|o|oder) | (?:precook\\w*|parboil\\w*|vorkochen|vorgekocht\\w*|precuire|precocer) | (?:cook|boil|cuezo|cocer|cocino|hiervo)(?: [a-z]+){0,2} (?:first|before|antes|primero) | cuire avant | vorher (?:kochen|garen) `,
)

/** Whether a food of the dish goes in raw or is cooked first, by its steps; null where it is not asked or not in it. */
export function stateInPlan(asked: string, table: OfDish): string | null {
  if (!asksState.test(spaced(asked))) return null
  const food = foodsIn(asked, table.language).flatMap(
    (named) =>
      table.dish.plan.parts.find(
        ({ ingredient: { id, category } }) => id === named.id || category === named.category,
      )?.ingredient ?? [],
  )[0]
  const found = food && cookingOf([food], table)
  if (!found) return null
  const { n, text } = found
  const name = capital(plainList([food], table.language))
  return frame(found.isFirst ? 'cooked-first' : 'raw-in', table.language, { food: name, n, text })
}

/** Kinds that have an answer of their own, which no step of the recipe gives. */
const ownAnswers: readonly QuestionType[] = [
  'keeping',
  'freezing',
  'reheating',
  'ahead',
  'eater',
  'rescue',
  'next',
  'step',
  'oven',
  'tin',
  'portion',
  'temperature',
  'drink',
  'side',
  'servings',
  'shoppingList',
  'ingredients',
  'season',
  'meaning',
]

/**
 * What the recipe on the table itself says: how much of a food goes in and when, and how long a step takes. `turn` is
 * all that was asked, for "how much paprika, and when does it go in?"
 */
export function fromThePlan(
  asked: string,
  turn: string,
  question: Question | null,
  table: OfDish,
): string | null {
  if (question && ownAnswers.includes(question.type)) return null
  if (question?.type === 'timing' && foodsIn(asked, table.language).length > 0) return null
  const named = foodsIn(asked, table.language)
  const inDish = (text: string) =>
    foodsIn(text, table.language).some((food) =>
      table.dish.plan.parts.some(({ ingredient }) => ingredient === food),
    )
  const isTime = asksTime(asked, table.language)
  const isAmount = expectedIn(asked, table.language)?.type === 'much'
  if (isAmount && !isTime && inDish(asked) && question?.type !== 'ratio')
    return readBack({ type: 'amount', key: null, answer: null, text: asked }, table)
  if (!isTime) return null
  if (named.length === 0 && inDish(turn) && turn !== asked) return stepAdding(turn, table)
  return stepAbout(asked, table)
}
