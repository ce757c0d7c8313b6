import type { Language } from '#shared/constants/languages.ts'
import type { TableDish } from '../library/table-dish.ts'
import { fold } from '../lexicon/text/fold.ts'
import type { Wanted, Wishes } from '../safety/wishes/wishes.ts'
import { missedOf, type Missed } from './accounting.ts'
import { readDishMentions } from './dish-mentions.ts'
import { readEquipment } from './equipment.ts'
import { readKitchen } from './equipment/read-kitchen.ts'
import { unsureIn } from './gaps.ts'
import { heardAs } from './heard-as.ts'
import { spansOf } from './mentions.ts'
import { isConcrete } from './mood.ts'
import { readServings } from './servings.ts'
import { inStandardWords } from './spoken.ts'
import type { Understood } from './understood.ts'
import { usesUp } from './use-up.ts'

export interface Message {
  role: 'user' | 'assistant'
  content: string
}

/** Where the conversation stands: what is wanted now and was wanted a turn ago, and the dish for either. */
export interface Reading extends Omit<Understood, 'told' | 'named' | 'isEnough'> {
  dish: TableDish
  dishBefore: TableDish | null
  /** The whole of the last turn, folded. */
  turn: string
  /** How many turns the guest has had. */
  turns: number
  /** Foods of the last turn, in its words, that may be wanted or not: they are left out until the user says. */
  unsure: readonly string[]
  /** What was named since the dish was chosen and is neither in it nor told of otherwise. */
  missed: readonly Missed[]
}

/** The turns of the guest, in the standard words of the language. */
export const turnsIn = (messages: readonly Message[], language: Language): Message[] =>
  messages
    .filter(({ role, content }) => role === 'user' && content.trim() !== '')
    .map((message) => ({ ...message, content: inStandardWords(message.content, language) }))

/**
 * What a recipe is made of where nothing was asked for but one is called for all the same: the foods and the dish that
 * the questions were about, as far as they may be eaten.
 */
export function talkedOf(wishes: Wishes, turns: readonly Message[]): Wishes {
  if (isConcrete(wishes) || wishes.refused !== null || turns.length === 0) return wishes
  const { language } = wishes
  const said = heardAs(turns.map(({ content }) => content).join('. '))
  const [named] = readDishMentions(said, wishes.language)
  const isOut = (id: string) => wishes.excludedIds.includes(id) || wishes.allergyIds.includes(id)
  const foods = spansOf(said, language).flatMap((span): Wanted[] => {
    const { ingredientId: id, amount, unit, cooked, inHand, plenty } = span
    if (id === null || isOut(id)) return []
    // A number is only meant where it is of what is there.
    const measure = inHand ? { amount, unit, inHand } : { amount: null, unit: null }
    return [
      {
        id,
        ...measure,
        loosely: true,
        ...(cooked && { cooked }),
        ...(plenty && { plenty }),
      },
    ]
  })
  const wanted = [...new Map(foods.map((each) => [each.id, each])).values()].slice(0, 4)
  return {
    ...wishes,
    ...readEquipment(said, wishes),
    ...readKitchen(said, language, wishes, { isMildOnly: false, isNewDish: true }),
    dish: named?.dish.id ?? null,
    wanted,
    useUp: wishes.useUp || usesUp(said, foods.length > 0) || wanted.some(({ plenty }) => plenty),
    servings: wishes.servings ?? readServings(said, null),
  }
}

/** What is understood of the last turn, beside the dish that stands now and the one before. */
export function readingOf(
  { told, named, isEnough: _enough, ...known }: Understood,
  turns: readonly Message[],
  dish: TableDish,
  dishBefore: TableDish | null,
): Reading {
  const { wishes, said } = known
  return {
    ...known,
    dish,
    dishBefore,
    turn: fold(turns.at(-1)?.content ?? ''),
    turns: turns.length,
    unsure: unsureIn(told, said, wishes),
    missed: missedOf(named, wishes, dish),
  }
}
