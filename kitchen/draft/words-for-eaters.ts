import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { Language } from '#shared/constants/languages.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { dietWords } from '#shared/words/diets.ts'
import { frenchTypography } from '#shared/words/french-typography.ts'
import { allergensNamed } from '../lexicon/allergens-named.ts'
import { surelyIn } from '../lexicon/language.ts'
import { fold } from '../lexicon/text/fold.ts'
import { tokensOf, wordsOf } from '../lexicon/tokens.ts'
import { namesOf, type CheckedItem, type Sentence } from '../safety/checked-dish.ts'
import { breaks, eaterFindings, type Eaters } from '../safety/eaters.ts'
import { foodsSaid } from '../safety/names-in-text.ts'
import type { TextRange } from '../understand/marks/items.ts'
import { placesOf } from '../understand/marks/read-mentions.ts'
import { spansOf } from '../understand/mentions.ts'
import type { Message } from '../understand/understand.ts'
import { eatingAt } from './eating.ts'
import { spokenAgainst } from './spoken-against.ts'

/** What a chef said that code has not written. */
export interface SaidWords {
  text: string
  /** The recipe that stands. It was examined: what it names may be spoken of. */
  draft: Pick<RecipeStructure, 'title' | 'ingredients' | 'steps'> | null
  table: ChatTable
  messages?: readonly Message[]
  isLed?: boolean | undefined
  /** Of the reader. */
  language: Language
}

const sentences: Record<'allergen' | 'possible' | 'diet', Sentence> = {
  allergen: {
    en: (items = '', what = '') => `Careful, the words name ${items}: the dish must be free of ${what}.`,
    fr: (items = '', what = '') => `Attention, le texte parle de ${items} : le plat doit être sans ${what}.`,
    es: (items = '', what = '') => `Cuidado, el texto habla de ${items}: el plato debe ir sin ${what}.`,
    de: (items = '', what = '') =>
      `Vorsicht, der Text nennt ${items}: Das Gericht muss frei von ${what} sein.`,
  },
  possible: {
    en: (items = '', what = '') =>
      `Careful, the words name ${items}: some makes contain ${what}, and only the label can tell.`,
    fr: (items = '', what = '') =>
      `Attention, le texte parle de ${items} : selon la marque, il peut y avoir un allergène (${what}), seule l’étiquette le dit.`,
    es: (items = '', what = '') =>
      `Cuidado, el texto habla de ${items}: según la marca puede llevar ${what}, y solo lo dice la etiqueta.`,
    de: (items = '', what = '') =>
      `Vorsicht, der Text nennt ${items}; je nach Hersteller enthalten: ${what}. Das sagt nur das Etikett.`,
  },
  diet: {
    en: (items = '', what = '') => `Careful, the words name ${items}: that is not ${what}.`,
    fr: (items = '', what = '') => `Attention, le texte parle de ${items} : ce n’est pas ${what}.`,
    es: (items = '', what = '') => `Cuidado, el texto habla de ${items}: no es apto para una dieta ${what}.`,
    de: (items = '', what = '') => `Vorsicht, der Text nennt ${items}: Das ist nicht ${what}.`,
  },
}

/** Of what small children and expectant mothers must not have, what a name alone tells. */
const byName = new Set(['infant-honey', 'infant-alcohol', 'infant-nuts', 'pregnancy'])

/** Markdown, which stands between the words. */
const marksOfText = /[*_`#>|~]+/g

/**
 * What words recommend that somebody who eats must not have, as sentences for the reader, the gravest first. What they
 * refuse, warn of, replace or say to be free of it is no recommendation.
 */
export function examineWords({ text, draft, table, messages = [], isLed, language }: SaidWords): string[] {
  const { guests, doubtful } = eatingAt(table, { messages, isLed, language, spoken: language })
  const eaters = { ...guests, allergens: [...(guests.allergens ?? []), ...doubtful] }
  const named = text
    .replaceAll(marksOfText, ' ')
    .split(/\n{2,}/)
    .flatMap((paragraph) => recommendedIn(paragraph, language))
    .filter(isBeside(draft))
  return [...findingsFor(named, eaters, language)].map((each) =>
    language === 'fr' ? frenchTypography(each) : each,
  )
}

/** Everything to eat that a paragraph names and does not speak against. */
function recommendedIn(paragraph: string, reader: Language): CheckedItem[] {
  const language = surelyIn(paragraph) ?? reader
  const folded = fold(paragraph)
  const carriers = allergensNamed(folded, language, 'sentence')
  const foods = foodsSaid(folded, language)
  const places = placesOf([...spansOf(folded, language), ...carriers, ...foods])
  const { refused, labelled } = spokenAgainst(folded, language, places)
  const isIn = (ranges: readonly TextRange[], { start, end }: { start: number; end: number }) =>
    ranges.some((range) => range.start < end && start < range.end)
  const asWritten = writtenIn(paragraph, folded)
  const itemOf = (
    found: { start: number; end: number },
    holds: Pick<CheckedItem, 'foods' | 'contains' | 'mayContain'>,
  ): CheckedItem[] =>
    isIn(refused, found) ? [] : [{ ...nothing, ...holds, item: asWritten(found.start, found.end) }]
  return [
    ...carriers.flatMap((each) =>
      itemOf(each, {
        foods: [],
        contains: each.contains,
        mayContain: isIn(labelled, each) ? [] : each.mayContain,
      }),
    ),
    // Their allergens are among the carriers, unless something said there is none in them.
    ...foods.flatMap((each) => itemOf(each, { foods: [each.ingredient], contains: [], mayContain: [] })),
  ]
}

const nothing = { amount: null, unit: null, note: null, group: null, scales: false, known: true, grams: null }

/** A place in a folded text as it is written: letters were joined and parted there, words were not. */
function writtenIn(written: string, folded: string): (start: number, end: number) => string {
  const [raw, plain] = [tokensOf(written), tokensOf(folded)]
  return (start, end) => {
    const from = plain.findIndex((token) => token.start === start)
    const to = plain.findLastIndex((token) => token.end === end)
    const [first, last] = [raw[from], raw[to]]
    return raw.length === plain.length && first && last
      ? written.slice(first.start, last.end)
      : folded.slice(start, end)
  }
}

/** Not by the name that something in the recipe has: "butter" is the vegan butter of its list. */
function isBeside(draft: SaidWords['draft']): (item: CheckedItem) => boolean {
  const texts = draft
    ? [draft.title, ...draft.ingredients.map(({ item }) => item), ...draft.steps.map(({ text }) => text)]
    : []
  const known = texts.map((text) => ` ${wordsOf(text).join(' ')} `)
  return ({ item }) => !known.some((text) => text.includes(` ${wordsOf(item).join(' ')} `))
}

function* findingsFor(
  items: readonly CheckedItem[],
  { allergens = [], diets = [], infant = false, pregnant = false }: Eaters,
  language: Language,
): Generator<string> {
  const said = (kind: keyof typeof sentences, wrong: readonly CheckedItem[], what: readonly string[]) =>
    sentences[kind][language](namesOf(wrong.map(({ item }) => item))(language), what.join(', '))
  for (const [kind, held] of [
    ['allergen', 'contains'],
    ['possible', 'mayContain'],
  ] as const) {
    const wrong = items.filter((item) => item[held].some((each) => allergens.includes(each)))
    const what = allergens.filter((each) => wrong.some((item) => item[held].includes(each)))
    if (wrong.length > 0)
      yield said(
        kind,
        wrong,
        what.map((each) => allergenWords[language][each]),
      )
  }
  const dish = { recipe: { ...emptyRecipe, language }, language, items, steps: [] }
  const bodies = eaterFindings(dish, { infant, pregnant }).filter(({ code }) => byName.has(code))
  yield* bodies.map(({ sentence }) => sentence)
  // Of a dish's sugar no name tells.
  for (const diet of diets.filter((each) => each !== 'lowSugar')) {
    const wrong = items.filter((item) => breaks(item, diet))
    if (wrong.length > 0) yield said('diet', wrong, [dietWords[language][diet]])
  }
}

const emptyRecipe: Omit<RecipeStructure, 'language'> = {
  title: '',
  dishType: 'Mains',
  servings: 1,
  prepMinutes: 0,
  cookMinutes: 0,
  taste: '',
  searchTerms: [],
  ingredients: [],
  steps: [],
  diets: [],
  allergens: [],
  safety: [],
}
