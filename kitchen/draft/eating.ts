import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import { conditionsOf, forEverybody } from '../chef/conditions-heard.ts'
import type { Eating } from '../chef/standing.ts'
import { talkOf } from '../chef/talk.ts'
import { handEdits } from '../chef/table/table.ts'
import type { Conditions } from '../library/find/conditions.ts'
import { noWishes, type Wishes } from '../safety/wishes/wishes.ts'
import { guestsIn } from '../understand/guests.ts'
import type { Message } from '../understand/understand.ts'
import { protecting } from './protecting.ts'

/** Who eats, and what a recipe must keep for them. */
export interface AtTable extends Eating {
  /** What may be swapped or put in keeps what is in doubt out as well. */
  conditions: Conditions
  /** Allergies that may be none: they keep nothing from standing, and nothing of theirs comes in. */
  doubtful: readonly Allergen[]
  /** Of the reader: what is said beside the recipe, which stays in its own language. */
  spoken: Language
}

interface Mark {
  by: 'hand' | 'read'
  doubtful?: boolean | undefined
}

/** Whoever set it: beside a draft that is changed by hand, what is on the table counts. A doubt changes no draft. */
const byHand = <Entry extends Mark>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ doubtful }) => !doubtful).map(({ ...entry }) => ({ ...entry, by: 'hand', at: 0 }))

const whollyByHand = (table: ChatTable): ChatTable => ({
  ...table,
  // For how many it is made, and in what time, the draft says itself.
  servings: null,
  minutes: null,
  with: [],
  diets: byHand(table.diets),
  allergens: byHand(table.allergens),
  without: byHand(table.without),
  equipment: byHand(table.equipment),
  eaters: byHand(table.eaters),
})

/** What was said of those who eat, where it was said in a conversation. */
function toldIn(table: ChatTable, { messages, language, isLed }: Told): Wishes {
  if (messages.length === 0) return noWishes(language)
  const { wishes } = talkOf({ messages, table, language, isLed }).known
  return isLed ? protecting(wishes) : wishes
}

interface Told {
  messages: readonly Message[]
  language: Language
  /** By a guest with whom a model talks. */
  isLed?: boolean | undefined
}

/**
 * Those who eat, as the table tells of them and as they were told of in the conversation. How it is to taste and what is to be
 * in it was said of the dish: who changes it by hand decides anew.
 */
export function eatingAt(table: ChatTable, told: Told & { spoken: Language }): AtTable {
  const { language, spoken } = told
  const heard = { ...toldIn(table, told), language, heat: null, wanted: [], minutes: null }
  const wishes = handEdits(whollyByHand(table), 0, language).since(heard, 0)
  // A doubt takes nothing back, whatever the built-in chef would have chosen since.
  const guests = guestsIn({ wishes: forEverybody({ ...wishes, doubts: [] }) })
  const inDoubt = [
    ...table.allergens.filter(({ doubtful, removed }) => doubtful && !removed).map(({ value }) => value),
    ...wishes.doubts.map(({ allergen }) => allergen),
  ]
  const doubtful = [...new Set(inDoubt)].filter((each) => !guests.allergens?.includes(each))
  const heeding = { ...wishes, allergens: [...wishes.allergens, ...doubtful] }
  return { guests, wishes, language, spoken, conditions: conditionsOf(heeding, [], []), doubtful }
}
