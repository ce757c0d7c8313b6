import type { Draft, SentDraft } from '#shared/contract/draft.ts'
import { languageNames } from '#shared/constants/languages.ts'
import type { SeasonRegion } from '#shared/constants/season-regions.ts'
import { ingredientLine } from '#shared/words/amounts.ts'
import type { Conversation } from '../chef.ts'
import { tableConstraints } from '../table-constraints.ts'
import type { Desk, EaterFacts } from './desk.ts'
import { fenced } from './fenced.ts'
import { aboutPictures } from './pictures.ts'

/**
 * What a model knows of the day, the table and the recipe before it reads the talk. It stands behind the part of the
 * instructions that is always the same, so that providers can cache that; what people typed is JSON. Nobody is named.
 */
export function contextOf(
  { language, messages }: Conversation,
  { facts, draft, withdrawn, earlier }: Desk,
): string {
  const { today, region, measures, eaters, equipment, minutes, table } = facts
  const standing = draft()
  const lines = [
    `Today is ${dayName(today)}, ${today}${region ? `; ${season(today)}, ${regions[region]}` : ''}.`,
    `The guest reads ${languageNames[language]} and measures in ${measures === 'us' ? 'cups, ounces and °F' : 'grams, millilitres and °C'}.`,
    ...(eaters.length > 0
      ? [`Who usually eats: ${eaters.map(eaterText).join('; ')}. What is set at the table goes before.`]
      : []),
    ...(equipment.length > 0 ? [`The kitchen: ${equipment.join(', ')}.`] : []),
    ...(minutes === null
      ? []
      : [`On such a day there are ${minutes} minutes to cook, unless the guest says otherwise.`]),
  ]
  return [
    ...(messages.some(({ pictures = [] }) => pictures.length > 0) ? [aboutPictures] : []),
    `What you know:\n${lines.map((line) => `- ${line}`).join('\n')}${tableConstraints(table ?? undefined)}`,
    ...(withdrawn && !standing
      ? [
          `The recipe that stood was taken back just now, because of what was said last:\n${listed(withdrawn.dangers)}\nKeep the dish where that can be mended: what edit_recipe makes fine stands again. It was:\n${fenced(draftText(withdrawn.recipe), Infinity)}`,
        ]
      : []),
    ...(earlier.length > 0
      ? [
          `Stood before, by the number that restore_draft takes:\n${earlier.map((each, at) => `${at + 1}. ${briefly(each, [...earlier, standing])}`).join('\n')}`,
        ]
      : []),
    standing ? `The recipe that stands:\n${fenced(draftText(standing), Infinity)}` : 'No recipe stands.',
  ].join('\n\n')
}

/** Where several versions of a dish have the same name, with the foods that tell them apart. */
function briefly({ title, servings, ingredients }: SentDraft, all: readonly (SentDraft | null)[]): string {
  const isOne = all.filter((each) => each?.title === title).length === 1
  const foods = isOne ? '' : `, with ${JSON.stringify(ingredients.map(({ item }) => item))}`
  return `${JSON.stringify(title)}, for ${servings}${foods}`
}

export const listed = (sentences: readonly string[]): string =>
  sentences.map((sentence) => `- ${sentence}`).join('\n')

const dateOf = (day: string) => new Date(`${day}T12:00:00Z`)
const dayName = (day: string) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(dateOf(day))

const regions: Record<SeasonRegion, string> = {
  northEastAmerica: 'in North America',
  northernEurope: 'in northern Europe',
  southernEurope: 'in southern Europe',
}

/** All regions that have a season lie in the north. */
const season = (day: string): string =>
  ['winter', 'spring', 'summer', 'autumn'][Math.floor(((dateOf(day).getUTCMonth() + 1) % 12) / 3)] ?? ''

function eaterText({ isChild, allergens, diets, dislikes }: EaterFacts, index: number): string {
  const parts = [
    ...(isChild ? ['child'] : []),
    ...allergens.map((allergen) => `no ${allergen} (allergy)`),
    ...diets,
    ...(dislikes.length > 0 ? [`does not like ${JSON.stringify(dislikes)}`] : []),
  ]
  return `eater ${index + 1}: ${parts.join(', ') || 'eats everything'}`
}

const stepNumbers = ({ minutes, celsius }: Draft['steps'][number]): string => {
  const numbers = [
    ...(minutes === null ? [] : [`${minutes} minutes`]),
    ...(celsius === null ? [] : [`${celsius} °C`]),
  ]
  return numbers.length > 0 ? ` (${numbers.join(', ')})` : ''
}

/** The recipe by lines, with the numbers that `edit_recipe` takes. */
export function draftText(draft: Draft | (SentDraft & Pick<Draft, 'ways' | 'verdict'>)): string {
  const { title, language, servings, prepMinutes, cookMinutes, steps, plating } = draft
  const ingredients: Draft['ingredients'] = draft.ingredients
  const swaps = (line: (typeof ingredients)[number]) =>
    line.swaps ? ` (may be swapped for: ${line.swaps.map(({ food }) => food).join(', ')})` : ''
  return [
    `${JSON.stringify(title)} (${language}), for ${servings}, ${prepMinutes} minutes to prepare and ${cookMinutes} to cook${draft.byHand ? ', changed by hand by the guest' : ''}`,
    ...ingredients.map(
      (line, index) =>
        `line ${index + 1}${line.group ? ` (${line.group})` : ''}: ${ingredientLine(line, language)}${swaps(line)}`,
    ),
    ...steps.map((step, index) => `step ${index + 1}${stepNumbers(step)}: ${step.text}`),
    ...(draft.ways ? [`ways: ${draft.ways.map((way) => way ?? 'as written').join(', ')}`] : []),
    ...(plating ? [`plating: ${plating}`] : []),
    ...(draft.verdict?.findings ?? [])
      .filter(({ severity }) => severity !== 'note')
      .map(({ sentence }) => `to mend: ${sentence}`),
  ].join('\n')
}
