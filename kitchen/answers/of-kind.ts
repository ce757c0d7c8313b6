import type { Language } from '#shared/constants/languages.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { isFlesh } from '../lexicon/facts.ts'
import { lazily } from '../lexicon/lazily.ts'
import { readDishMentions } from '../understand/dish-mentions.ts'
import { factOf } from './food-facts.ts'
import { kindOf, kinds } from './kinds.ts'
import { expectedIn } from './expected.ts'
import { explained } from './known.ts'
import { asking } from './asking.ts'
import { readEntries, type Entry } from './read-entries.ts'
import { foodsIn, minding, type Table } from './table.ts'
import { fits, readRule, spaced, type Rule } from './words.ts'

interface Facet {
  key: string
  words: Readonly<Record<Language, Rule>>
  /** What is said of kinds of dishes, or of dishes of one template. */
  answers: readonly { of: readonly string[]; text: Entry['text'] }[]
}

const kindNames = lazily(() => new Set([...kinds.values()].map(({ name }) => name)))

/** Reads "stick" with its words and "stick-of egg fish" with what is said of these kinds and templates. */
function readFacets(file: string): Facet[] {
  const entries = readEntries(file)
  const known = entries.filter(({ rest }) => rest === '').map(({ key }) => key)
  for (const { key, rest, place } of entries.filter((each) => each.rest !== '')) {
    if (!known.includes(key.replace(/-of$/, ''))) throw new Error(`${place}: no words for "${key}"`)
    const wrong = rest.split(' ').find((each) => !kinds.has(each) && !kindNames().has(each))
    if (wrong) throw new Error(`${place}: "${wrong}" is no kind and no template`)
  }
  return known.map((key) => {
    const { en, fr, es, de } = entries.find((each) => each.key === key)?.text ?? {
      en: '',
      fr: '',
      es: '',
      de: '',
    }
    return {
      key,
      words: { en: readRule(en), fr: readRule(fr), es: readRule(es), de: readRule(de) },
      answers: entries
        .filter((each) => each.key === `${key}-of`)
        .map(({ rest, text }) => ({ of: rest.split(' '), text })),
    }
  })
}

const waits = lazily(() => readFacets('waits.txt'))

/** The template and the kind of the dish that a question names, or of the one on the table. */
function dishAsked(sentence: string, { language, dish }: Table): readonly string[] {
  const template = dish?.plan.dish.kind ?? readDishMentions(spaced(sentence), language)[0]?.dish.kind ?? ''
  const kind = dish ? kindOf(dish).name : kinds.get(template)?.name
  return [template, kind ?? '']
}

function answerIn(facets: readonly Facet[], sentence: string, table: Table): string | null {
  const { language, dish } = table
  const text = spaced(sentence)
  const keys = dishAsked(sentence, table)
  const parts = dish?.plan.parts.map(({ ingredient }) => ingredient) ?? []
  // What is asked of another food is not answered of the dish; peas are what split peas are called.
  const isKin = (food: Ingredient, part: Ingredient) =>
    part.category === food.category || part.names[language].many.includes(food.names[language].many)
  const isOther = foodsIn(sentence, language).some(
    (food) => dish !== null && parts.every((part) => !isKin(food, part)),
  )
  if (isOther) return null
  // A rind that stays tough and is not crisp is told by more of the words of what is not crisp.
  const told = ({ words }: Facet) => explained(words[language], text, language)
  const fitting = facets.filter(({ words }) => fits(words[language], text))
  const most = Math.max(...fitting.map(told))
  const heard = fitting.filter((each) => told(each) === most)
  for (const key of keys)
    for (const { answers } of heard) {
      const found = answers.find(({ of }) => of.includes(key))
      if (found) return minding(found.text[language], table)
    }
  return null
}

const byKind = lazily(() => readFacets('by-kind.txt'))

const asksNeed = asking('need')

/** What else is known by the kind of dish: how long it soaks or rests, or whether it must; what goes on top; when it is done. */
export function knownOfKind(sentence: string, table: Table): string | null {
  const { language, dish } = table
  const expected = expectedIn(sentence, language)?.type
  const isNeed =
    fits(asksNeed[language](), spaced(sentence)) && factOf('prepare', sentence, table, true) === null
  if (expected === 'long' || isNeed) {
    const found = answerIn(waits(), sentence, table)
    if (found) return found
  }
  // Meat and fish are done at a temperature, whatever they lie in.
  const isOfFlesh = dish?.plan.parts.some(({ ingredient }) => isFlesh(ingredient)) ?? false
  return answerIn(
    byKind().filter(({ key }) => key !== 'done' || (!isOfFlesh && dish !== null)),
    sentence,
    table,
  )
}
