import type { Equipment } from '#shared/contract/chat-table.ts'
import type { Wishes } from '../understand/wishes.ts'

/** The wish that holds each kind. */
const fieldOf = {
  noOven: 'noOven',
  noStove: 'noCook',
  onePot: 'onePot',
  airFryer: 'airFryer',
  microwaveOnly: 'microwaveOnly',
  kettleOnly: 'kettleOnly',
  pressureCooker: 'pressureCooker',
  slowCooker: 'slowCooker',
  grill: 'grill',
} as const satisfies Record<Equipment, keyof Wishes>

/** What a kind says beside itself: with a microwave alone there is neither oven nor stove. */
const implied: Partial<Record<Equipment, readonly Equipment[]>> = {
  noStove: ['noOven'],
  microwaveOnly: ['noOven', 'noStove'],
  kettleOnly: ['noOven', 'noStove'],
}

/** Whether the kind is shown: wished for, and not only implied by another. */
export function equipmentOf(wishes: Wishes, kind: Equipment): boolean {
  const isImplied = (Object.keys(implied) as Equipment[]).some(
    (other) => wishes[fieldOf[other]] && implied[other]?.includes(kind),
  )
  return wishes[fieldOf[kind]] && !isImplied
}

/** Sets a kind with what it implies; taking it out takes that out too. */
export function withEquipment(wishes: Wishes, kind: Equipment, on: boolean): Wishes {
  const fields = [kind, ...(implied[kind] ?? [])].map((each) => [fieldOf[each], on])
  const edited: Wishes = { ...wishes, ...Object.fromEntries(fields) }
  return kind === 'noOven' && !on ? { ...edited, noBake: false } : edited
}
