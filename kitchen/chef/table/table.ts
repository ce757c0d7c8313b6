import type { ChatTable, FoodEntry } from '#shared/contract/chat-table.ts'
import { emptyTable, eaterKinds, equipmentKinds } from '#shared/contract/chat-table.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import type { Diet } from '#shared/words/diets.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { groupMembers, type FoodGroup } from '../../lexicon/food-groups.ts'
import { dietsFor } from '../../understand/health/read-health.ts'
import { withKin } from '../../safety/kin.ts'
import type { HandEdits } from '../../understand/understood.ts'
import type { Wishes } from '../../safety/wishes/wishes.ts'
import { applyFood, groupsOfAllergen } from './table-edits.ts'
import { nameOf, readFood, valueOf, type TableFood } from './table-foods.ts'
import { equipmentOf, isOnlyThere, withEquipment, withOwned } from './table-equipment.ts'

interface Mark {
  by: 'hand' | 'read'
  at?: number | undefined
  removed?: boolean | undefined
  confirmed?: boolean | undefined
}

/** What was set by hand, as changes of the wishes between two turns; turns that follow speak last. */
export function handEdits(table: ChatTable, turns: number, language: Language): HandEdits {
  const dueAt = ({ by, at }: Mark) => (by === 'hand' ? Math.min(at ?? turns, turns) : null)
  const edit = (wishes: Wishes, isDue: (entry: Mark) => boolean): Wishes =>
    applied(wishes, table, language, isDue)
  return {
    since: (wishes, turn) => {
      let edited = wishes
      for (let each = 0; each <= turn; each += 1) edited = edit(edited, (entry) => dueAt(entry) === each)
      return edited
    },
    after: (wishes, turn, derived) => {
      const kept = held(wishes, table, derived, (entry) => {
        const due = dueAt(entry)
        return due !== null && due < turn
      })
      return edit(kept, (entry) => dueAt(entry) === turn)
    },
  }
}

/** No word takes out an allergen or a diet that was set by hand, and what only follows from other wishes stays removed. */
function held(
  wishes: Wishes,
  { allergens, diets }: ChatTable,
  derivedDiets: () => readonly Diet[],
  isEarlier: (entry: Mark) => boolean,
): Wishes {
  const set = <Value>(entries: readonly ({ value: Value } & Mark)[]) =>
    entries.filter((entry) => isEarlier(entry) && !entry.removed).map(({ value }) => value)
  const removedDiets = diets.filter((entry) => isEarlier(entry) && entry.removed).map(({ value }) => value)
  const derived = removedDiets.some((diet) => wishes.diets.includes(diet)) ? derivedDiets() : []
  const staysOut = removedDiets.filter((diet) => derived.includes(diet))
  return {
    ...wishes,
    allergens: [...new Set([...wishes.allergens, ...set(allergens)])],
    diets: [...new Set([...wishes.diets.filter((diet) => !staysOut.includes(diet)), ...set(diets)])],
  }
}

function applied(
  given: Wishes,
  table: ChatTable,
  language: Language,
  isDue: (entry: Mark) => boolean,
): Wishes {
  let wishes = given
  const { servings, minutes } = table
  if (servings && isDue(servings)) wishes = withServings(wishes, servings.removed ? null : servings.value)
  if (minutes && isDue(minutes)) wishes = { ...wishes, minutes: minutes.removed ? null : minutes.value }
  for (const { value, removed, confirmed } of table.diets.filter(isDue)) {
    if (removed && !confirmed && wishes.diets.includes(value) && isForHealth(value, wishes)) continue
    const others = wishes.diets.filter((each) => each !== value)
    wishes = {
      ...wishes,
      diets: removed ? others : [...others, value],
      few: wishes.few && { ...wishes.few, diets: wishes.few.diets.filter((each) => each !== value) },
    }
  }
  for (const entry of table.equipment.filter(isDue)) {
    const { value, removed } = entry
    const isOffered = !removed && isOnlyThere(entry, wishes)
    wishes = isOffered ? withOwned(wishes, value) : withEquipment(wishes, value, !removed)
  }
  for (const { value, removed } of table.eaters.filter(isDue)) {
    wishes = { ...wishes, [value]: !removed, ...(value === 'toddler' && !removed && { child: true }) }
  }
  for (const entry of table.with.filter(isDue)) wishes = applyFood(wishes, 'with', entry, language)
  for (const entry of table.without.filter(isDue)) wishes = applyFood(wishes, 'without', entry, language)
  // Last, so that nothing added by hand weakens an allergy.
  for (const entry of table.allergens.filter(isDue)) wishes = withAllergen(wishes, entry)
  return wishes
}

/** A diet that follows from an illness, or that people keep because their body needs it. */
const isForHealth = (diet: Diet, wishes: Wishes) =>
  diet === 'glutenFree' || diet === 'lactoseFree' || dietsFor(wishes).includes(diet)

/** Amounts that were named follow the number of people, as when it is said in words. */
function withServings(wishes: Wishes, servings: number | null): Wishes {
  const before = wishes.servings ?? 2
  const after = servings ?? 2
  return {
    ...wishes,
    servings,
    wanted: wishes.wanted.map((each) =>
      each.amount === null || each.inHand
        ? each
        : { ...each, amount: Math.max(Math.round((each.amount * after * 2) / before) / 2, 0.5) },
    ),
  }
}

function withAllergen(given: Wishes, { value, ...mark }: { value: Allergen } & Mark): Wishes {
  // Set or taken out, it is no longer in doubt.
  const wishes = { ...given, doubts: given.doubts.filter((each) => each.allergen !== value) }
  if (!mark.removed) {
    return {
      ...wishes,
      allergens: [...new Set([...wishes.allergens, value])],
      wanted: wishes.wanted.filter(({ id }) => !findIngredientById(id)?.allergens.includes(value)),
    }
  }
  // Words named it: without the user's confirmation it stays.
  if (!mark.confirmed) return wishes
  const allergens = wishes.allergens.filter((each) => each !== value)
  const lifted = (id: string) => {
    const contained = findIngredientById(id)?.allergens ?? []
    return contained.includes(value) && !contained.some((each) => allergens.includes(each))
  }
  const groups = groupsOfAllergen(value).filter((group) => wishes.allergyGroups.includes(group))
  const stillMeant = (group: FoodGroup) =>
    allergens.some((each) => (groupsOfAllergen(each) as readonly FoodGroup[]).includes(group))
  const liftedGroups = groups.filter((group) => !stillMeant(group))
  const liftedIds = wishes.allergyIds.filter(lifted)
  return {
    ...wishes,
    allergens,
    allergyIds: wishes.allergyIds.filter((id) => !liftedIds.includes(id)),
    excludedIds: wishes.excludedIds.filter((id) => !liftedIds.includes(id)),
    allergyGroups: wishes.allergyGroups.filter((group) => !liftedGroups.includes(group)),
    excludedGroups: wishes.excludedGroups.filter((group) => !liftedGroups.includes(group)),
  }
}

/**
 * The table after the last turn: what is wished for now, marked as set by hand or read, and what was removed by hand.
 * Foods have their names in the given language, that of the page.
 */
export function tableOf(wishes: Wishes, language: Language, sent: ChatTable = emptyTable): ChatTable {
  const scalar = (field: 'servings' | 'minutes') => {
    const hand = sent[field]?.by === 'hand' ? sent[field] : null
    const value = wishes[field]
    if (value === null) return hand?.removed ? hand : null
    return hand && !hand.removed && hand.value === value ? hand : { value, by: 'read' as const }
  }
  return {
    servings: scalar('servings'),
    minutes: scalar('minutes'),
    diets: marked(wishes.diets, sent.diets, (diet) => isForHealth(diet, wishes)),
    allergens: [
      ...marked(wishes.allergens, sent.allergens, () => true).filter(
        ({ value }) => !wishes.doubts.some(({ allergen }) => allergen === value),
      ),
      ...wishes.doubts.map(({ allergen, suspected }) => ({
        value: allergen,
        by: 'read' as const,
        doubtful: true,
        ...(suspected && { suspected }),
      })),
    ],
    with: foods(shownWanted(wishes), sent.with, 'with', language),
    without: foods(shownRefused(wishes), sent.without, 'without', language).map((entry) =>
      isAllergy(entry, wishes) ? { ...entry, asks: true } : entry,
    ),
    equipment: marked(
      equipmentKinds.filter((kind) => equipmentOf(wishes, kind)),
      sent.equipment,
    ),
    eaters: marked(
      eaterKinds.filter((kind) => wishes[kind] && !(kind === 'child' && wishes.toddler)),
      sent.eaters,
    ),
  }
}

/** An entry set by hand keeps its mark; one removed by hand is remembered until words bring it back. */
function marked<Value, Entry extends { value: Value } & Mark>(
  now: readonly Value[],
  sent: readonly Entry[],
  asks: (value: Value) => boolean = () => false,
): (Entry | { value: Value; by: 'read'; asks?: boolean })[] {
  const byHand = sent.filter(({ by }) => by === 'hand')
  return [
    ...now.map(
      (value) =>
        byHand.find((entry) => entry.value === value && !entry.removed) ?? {
          value,
          by: 'read' as const,
          ...(asks(value) && { asks: true }),
        },
    ),
    ...byHand.filter(({ value, removed }) => removed && !now.includes(value)),
  ]
}

function foods(
  now: readonly TableFood[],
  sent: readonly FoodEntry[],
  field: 'with' | 'without',
  language: Language,
): FoodEntry[] {
  const byHand = sent
    .filter(({ by }) => by === 'hand')
    .map((entry) => ({ entry, food: readFood(entry.value, language, field) }))
  const all = [
    ...now.map((food): [TableFood, FoodEntry] => {
      const hand = byHand.find(({ entry, food: each }) => !entry.removed && valueOf(each) === valueOf(food))
      return [food, hand?.entry ?? { value: '', by: 'read' }]
    }),
    ...byHand.flatMap(({ entry, food }): [TableFood, FoodEntry][] => {
      const isNow = now.some((each) => valueOf(each) === valueOf(food))
      const isOpen = entry.removed || food.kind === 'unknown'
      return !isNow && isOpen && food.kind !== 'allergen' ? [[food, entry]] : []
    }),
  ]
  return all.slice(0, maxFoods).map(([food, { by, at, removed, confirmed }]) => ({
    value: valueOf(food),
    name: nameOf(food, language),
    by,
    ...(at !== undefined && { at }),
    ...(removed && { removed }),
    ...(confirmed && { confirmed }),
    ...(food.kind === 'unknown' && { unknown: true }),
  }))
}

const maxFoods = 60

const ingredientFood = (id: string): TableFood => ({ kind: 'ingredient', id })
const groupFood = (group: FoodGroup): TableFood => ({ kind: 'group', group })

function shownWanted({ wanted, wantedGroups }: Wishes): TableFood[] {
  return [...wantedGroups.map(groupFood), ...wanted.map(({ id }) => ingredientFood(id))]
}

/** Without what an allergen, a kind of food or a plain name above it says already: "no tomatoes" means no passata. */
function shownRefused(wishes: Wishes): TableFood[] {
  const { language, allergens, excludedGroups, excludedIds, allergyIds, allergyGroups, alcoholFree } = wishes
  const saidByAllergen = (group: FoodGroup) =>
    allergyGroups.includes(group) &&
    allergens.some((each) => (groupsOfAllergen(each) as readonly FoodGroup[]).includes(group))
  const groups = excludedGroups.filter((group) => !saidByAllergen(group))
  const shown: string[] = []
  const covered = new Set<string>()
  for (const id of excludedIds) {
    const ingredient = findIngredientById(id)
    if (!ingredient || covered.has(id) || excludedGroups.some((group) => groupMembers[group](ingredient)))
      continue
    if (allergyIds.includes(id) && ingredient.allergens.some((each) => allergens.includes(each))) continue
    for (const kin of withKin(id, language)) covered.add(kin)
    shown.push(id)
  }
  const sober: readonly FoodGroup[] = alcoholFree && !groups.includes('alcohol') ? ['alcohol'] : []
  return [...[...groups, ...sober].map(groupFood), ...shown.map(ingredientFood)]
}

function isAllergy({ value, removed }: FoodEntry, { allergyIds, allergyGroups }: Wishes): boolean {
  return !removed && (allergyIds.includes(value) || allergyGroups.some((group) => value === `group:${group}`))
}
