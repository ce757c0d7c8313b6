import type { Ingredient } from '../../lexicon/ingredient.ts'
import { isFlesh } from '../../lexicon/facts.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { plainApostrophes } from '../../render/grammar/phrase.ts'
import { sentences } from '../../render/sentences.ts'
import { dangersFor, spokenDangers } from '../../safety/hazards/dangers.ts'
import { newHealthNotes } from '../../render/health-notes.ts'
import { isForBabyAlone } from '../../safety/wishes/vulnerable-eaters.ts'
import { newsTo } from '../../understand/read-dangers.ts'
import { isAgainstMedicine } from '../../safety/health/known-needs.ts'
import { isConcrete } from '../../understand/mood.ts'
import type { Reading } from '../../understand/understand.ts'

/** The dangers that the last turn told of, or told of again. */
export function newDangers({ wishes, before, said }: Pick<Reading, 'wishes' | 'before' | 'said'>) {
  const isNews = newsTo(before, said, wishes.language)
  return spokenDangers(wishes).filter(isNews)
}

/** Who says chicken means any part of it. */
const isSame = (asked: Ingredient, other: Ingredient): boolean =>
  asked === other || (isFlesh(asked) && asked.category === other.category && asked.animal === other.animal)

/** Nothing of what somebody asked for is in the dish, and the dish has not been asked for either. */
const isSomethingElse = (asked: readonly Ingredient[], { wishes, dish: { plan } }: Reading): boolean =>
  asked.length > 0 &&
  !wishes.dish &&
  !wishes.dishType &&
  !wishes.cuisine &&
  plan.parts.every(({ ingredient }) => asked.every((each) => !isSame(each, ingredient)))

/** True where what was just told leaves nothing to cook that anybody has asked for. */
function leavesNothing(reading: Reading): boolean {
  const { wishes, before, mood, dish } = reading
  const fresh = newDangers(reading).map(({ danger }) => danger)
  // What is thrown away does not come back as the dish of the same turn.
  if (fresh.some(({ gone }) => gone)) return true
  if (before !== null && before.settled !== null) return false
  const { dish: named, dishType, cuisine } = wishes
  // No drink of a kitchen is one for a baby.
  if (isForBabyAlone(wishes) && fresh.length > 0 && !named && dishType === 'Cocktails') return true
  if (fresh.some(({ alone }) => alone) && mood !== 'surprise')
    return named ? dish.plan.dish.id !== named : !dishType && !cuisine
  const isIll = wishes.health.some((id) => !before?.health.includes(id))
  const asked = wishes.wanted.flatMap(({ id }) => findIngredientById(id) ?? [])
  const drunk = dish.plan.dishType === 'Cocktails' ? dish.plan.parts.map(({ ingredient }) => ingredient) : []
  return (
    ((isIll || fresh.length > 0) && isSomethingElse(asked, reading)) ||
    (isIll && isAgainstMedicine([...asked, ...drunk], wishes))
  )
}

/** Who spoke of a danger hears of it, and gets no dish that nobody asked for. */
export function onlyDangers(reading: Reading): string | null {
  const { wishes, before, mood } = reading
  const isOpen = wishes.settled === null && !isConcrete(wishes) && mood !== 'surprise'
  const isOfWork = dangersFor(wishes).some(({ danger }) => danger.ofWork || danger.refuse)
  if (!(isOpen && isOfWork) && !leavesNothing(reading)) return null
  const { language } = wishes
  const told = spokenDangers(wishes).map(({ danger }) => danger.warning[language])
  return plainApostrophes(
    [...told, ...newHealthNotes(wishes, before, language), sentences.askDish[language]].join(' '),
  )
}
