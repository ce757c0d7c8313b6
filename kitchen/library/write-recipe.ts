import { languages } from '#shared/constants/languages.ts'
import type { Phrase } from './steps/phrase.ts'
import type { Recipe, RecipeLine, RecipeStep, Way } from './recipe.ts'
import { prepositionOf } from './vocabulary.ts'

const amountOf = ({ amount, unit, scales }: RecipeLine) =>
  `${amount === null ? 'to taste' : [amount, unit].filter((each) => each !== null).join(' ')}${scales ? '' : ', fixed'}`

/** One line of the list as it stands in the file. */
function writtenLine(line: RecipeLine): string {
  const { food, cut, state, role, mayGo, heading, note, swaps } = line
  return [
    `- ${food} ${amountOf(line)}`,
    ...(cut ? [cut] : []),
    ...(state ? [`bought ${state}`] : []),
    ...(role === 'base' ? [] : [role]),
    ...(mayGo ? ['may go'] : []),
    ...(heading ? [`for ${heading}`] : []),
    ...(note ? [`note ${note}`] : []),
    ...swaps.map(
      ({ foods, how }) => `${role === 'main' && how === 'done' ? 'or!' : 'or'} ${foods.join(', ')}`,
    ),
  ].join('; ')
}

const sentences = (text: Phrase) => languages.map((language) => `${language} ${text[language]}`)

function writtenStep({ kind, minutes, meanwhile, celsius, heat, boils, done, text }: RecipeStep): string {
  const head = [
    kind,
    ...(minutes === null ? [] : [minutes]),
    ...(meanwhile ? ['meanwhile'] : []),
    ...(celsius === null ? [] : [`${celsius}°`]),
    ...(heat ? [`${prepositionOf(heat)} ${heat}`] : []),
    ...(boils ? ['boiling'] : []),
    ...(done.length > 0 ? ['done', ...done] : []),
  ]
  return [head.join(' '), ...sentences(text)].join('\n')
}

/** Steps of the recipe that follow each other are one line: "same 1-3". */
function writtenSteps(steps: readonly (RecipeStep | number)[], cutAt: number): string[] {
  const paragraphs: string[] = []
  let run: [from: number, to: number] | null = null
  const endRun = () => {
    if (run) paragraphs.push(`same ${run[0] + 1}${run[1] > run[0] ? `-${run[1] + 1}` : ''}`)
    run = null
  }
  for (const [index, step] of steps.entries()) {
    if (index === cutAt && index > 0) {
      endRun()
      paragraphs.push('cut')
    }
    if (typeof step !== 'number') {
      endRun()
      paragraphs.push(writtenStep(step))
    } else if (run && step === run[1] + 1) run[1] = step
    else {
      endRun()
      run = [step, step]
    }
  }
  endRun()
  return paragraphs
}

const writtenWay = ({ name, lines, without, steps, cutAt }: Way): string[] => [
  [`way ${name}`, ...lines.map(writtenLine), ...without.map((food) => `without ${food}`)].join('\n'),
  ...writtenSteps(steps, cutAt),
]

/** The recipe as its file has it: what `readRecipe` reads becomes the same text again. */
export function writtenRecipe(recipe: Recipe): string {
  const { id, names, called, course, tags, taste, serves, atLeast, lines, steps, cutAt } = recipe
  const head = [
    `recipe ${id}`,
    ...languages.map((language) => `${language} ${names[language]}`),
    ...(called.length > 0 ? [`called ${called.join(', ')}`] : []),
    `tags ${[course, ...tags].join(' ')}`,
    ...(taste.length > 0 ? [`taste ${taste.join(' ')}`] : []),
    `serves ${serves}${atLeast > 1 ? `, at least ${atLeast}` : ''}`,
  ]
  const paragraphs = [
    head.join('\n'),
    lines.map(writtenLine).join('\n'),
    ...writtenSteps(steps, cutAt),
    ...(recipe.careful ? [['careful', ...sentences(recipe.careful)].join('\n')] : []),
    ...(recipe.plating ? [['plate', ...sentences(recipe.plating)].join('\n')] : []),
    ...recipe.ways.flatMap(writtenWay),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
