import type { Equipment } from '#shared/contract/chat-table.ts'
import { machines, type Machine, type Wishes } from '../../safety/wishes/wishes.ts'

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

const isMachine = (kind: Equipment): kind is Machine => machines.some((each) => each === kind)

/** Whether the kind is shown: there or wished for, and not only implied by another. */
export function equipmentOf(wishes: Wishes, kind: Equipment): boolean {
  if (isMachine(kind) && wishes.owned.includes(kind)) return true
  const isImplied = (Object.keys(implied) as Equipment[]).some(
    (other) => wishes[fieldOf[other]] && implied[other]?.includes(kind),
  )
  return wishes[fieldOf[kind]] && !isImplied
}

/** Less is no time for a slow cooker. */
const leastSlowly = 180

/** A machine set before the first message is there and no wish; a slow one is none where it must be quick. */
export function isOnlyThere(
  { value, at, use }: { value: Equipment; at?: number | undefined; use?: boolean | undefined },
  { minutes }: Wishes,
): boolean {
  if (!isMachine(value)) return false
  return (at === 0 && !use) || (value === 'slowCooker' && minutes !== null && minutes < leastSlowly)
}

/** The kitchen has it: it is offered. */
export const withOwned = (wishes: Wishes, kind: Equipment): Wishes =>
  isMachine(kind) ? { ...wishes, owned: [...new Set([...wishes.owned, kind])] } : wishes

/** Sets a kind with what it implies; taking it out takes that out too. */
export function withEquipment(wishes: Wishes, kind: Equipment, on: boolean): Wishes {
  const fields = [kind, ...(implied[kind] ?? [])].map((each) => [fieldOf[each], on])
  const edited: Wishes = {
    ...wishes,
    ...Object.fromEntries(fields),
    owned: wishes.owned.filter((each) => each !== kind),
  }
  return kind === 'noOven' && !on ? { ...edited, noBake: false } : edited
}
