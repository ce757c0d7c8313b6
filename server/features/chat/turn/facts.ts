import type { TurnAim } from '#kitchen/draft'
import { nameOfFood } from '#kitchen/foods'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { Measures } from '#shared/constants/measures.ts'
import { usualRegion, type SeasonRegion } from '#shared/constants/season-regions.ts'
import type { Language } from '#shared/constants/languages.ts'
import { weekdayOf } from '#shared/days.ts'
import type { EaterFacts, TurnFacts } from '../../../adapters/chef/model/desk.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { findHousehold, householdOf, selectEaters, type EaterRow } from '../../households/queries.ts'

/** More people than that are a party, which the chips describe. */
const mostEaters = 12

interface Asked {
  userId: string
  language: Language
  table: ChatTable | null
  aim: TurnAim
  now: number
}

/** What a chef knows of the day and of the household: those who eat as the page has chosen them, without names. */
export async function turnFacts(db: Db, { userId, language, table, aim, now }: Asked): Promise<TurnFacts> {
  const { id } = await householdOf(db, userId, now)
  const [household, eaters] = await Promise.all([findHousehold(db, id), selectEaters(db, id)])
  const today = new Date(now).toISOString().slice(0, 10)
  const chosen = table?.eaterIds
  const atTable = eaters.filter((eater) => (chosen ? chosen.includes(eater.id) : eater.is_usual))
  return {
    today,
    region: household ? toldRegion(household, language) : null,
    measures: household?.measures ?? 'metric',
    eaters: atTable.slice(0, mostEaters).map((eater) => eaterFacts(eater, language)),
    equipment: household?.equipment ?? [],
    minutes: household?.weekday_minutes?.[weekdayOf(today) - 1] ?? null,
    table,
    aim,
  }
}

/**
 * A household begins with the region of its language: only another one was chosen. English is read everywhere and beside any
 * other language, so that the American one counts beside American measures alone.
 */
function toldRegion(
  { region, measures }: { region: SeasonRegion; measures: Measures },
  language: Language,
): SeasonRegion | null {
  const isChosen = region === usualRegion.en ? measures === 'us' : region !== usualRegion[language]
  return isChosen ? region : null
}

const eaterFacts = ({ is_child, allergens, diets, dislikes }: EaterRow, language: Language): EaterFacts => ({
  isChild: is_child,
  allergens,
  diets,
  dislikes: dislikes.map((food) => nameOfFood(food, language) ?? food),
})
