import { allergenWords } from '#shared/words/allergens.ts'
import { frame } from '../../answers/table.ts'
import { joined } from '../../lexicon/articles.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { newHealthNotes } from '../../render/health-notes.ts'
import { sentences } from '../../render/sentences.ts'
import { filled } from '../../render/words.ts'
import { dangersFor } from '../../safety/hazards/dangers.ts'
import type { Reading } from '../../understand/understand.ts'
import { doubtsSaid } from './doubts-said.ts'
import { newDangers } from './only-dangers.ts'

/** What an allergy kept out until this turn and is allowed now; never without a word. */
function lifted({ wishes, before }: Reading): string[] {
  if (!before) return []
  const { language } = wishes
  const allergens = before.allergens
    .filter((each) => !wishes.allergens.includes(each))
    .map((each) => allergenWords[language][each])
  const foods = before.allergyIds
    .filter((id) => !wishes.allergyIds.includes(id))
    .flatMap((id) => findIngredientById(id)?.names[language].many ?? [])
  const names = allergens.length > 0 ? allergens : foods
  return names.length > 0 ? [filled(sentences.lifted[language], { list: joined(names, language) })] : []
}

const ofThing = {
  word: sentences.notInIt,
  part: sentences.notKept,
  form: sentences.unknownDish,
  dish: sentences.besideDish,
  variety: sentences.otherVariety,
  clause: sentences.notDone,
} as const

/** What was named and nothing accounts for, each by its name; where there is no dish yet it is not understood. */
export function unaccounted({ missed, strangers, wishes }: Reading, isShown: boolean): string[] {
  const { language } = wishes
  // What was just warned of is not offered for later.
  const isDangerous = dangersFor(wishes).length > 0
  const told = missed.filter(
    ({ kind, folded }) => !(kind === 'dish' && isDangerous) && strangers.every(({ name }) => name !== folded),
  )
  if (isShown)
    return told.map((each) =>
      filled(ofThing[each.kind][language], {
        name: each.kind === 'dish' ? each.dish.label[language] : each.name,
      }),
    )
  const names = told
    .flatMap(({ kind, name }) => (kind === 'word' ? [name] : []))
    .map((name) => filled(sentences.quoted[language], { name }))
  return names.length === 0 ? [] : [frame('not-understood', language, { list: joined(names, language) })]
}

/** What is new and dangerous, what somebody's health asks for, and what an allergy no longer keeps out. */
export function warnings(reading: Reading): string[] {
  const { wishes, before } = reading
  const { language } = wishes
  const dangers = newDangers(reading).map(({ danger }) => danger.warning[language])
  return [...dangers, ...newHealthNotes(wishes, before, language), ...lifted(reading), ...doubtsSaid(reading)]
}
