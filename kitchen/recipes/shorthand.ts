import type { Unit } from '#shared/words/units.ts'
import { say, type Amount, type Role, type Step } from './pattern.ts'

type More = Partial<Omit<Step, 'kind' | 'text' | 'minutes'>>
type StepRow = [minutes: Step['minutes'] | null, en: string, fr: string, es: string, de: string, more?: More]

const step =
  (kind: Step['kind']) =>
  (...[minutes, en, fr, es, de, more]: StepRow): Step => ({
    kind,
    ...(minutes != null && { minutes }),
    text: say(en, fr, es, de),
    ...more,
  })

export const prep = step('prep')
export const cook = step('cook')
export const wait = step('wait')

/** A part that comes from a pool of equals, so much for each guest. */
export const part = (
  id: string,
  pool: readonly string[],
  [amount, unit]: readonly [number, Unit | null],
  more: Partial<Role> = {},
): Role => ({ id, pool, each: () => ({ amount, unit }), ...more })

/** A part that only comes when it is named, by the guest or by the dish. */
export const onCall = (
  id: string,
  takes: NonNullable<Role['takes']>,
  each: readonly [number, Unit | null],
  more: Partial<Role> = {},
): Role => part(id, [], each, { takes, least: 0, most: 3, ...more })

type Measure = number | readonly [number, Unit | null]

/** So much of each for one guest; a bare number is in the unit of the list. */
export const measured = (unit: Unit, list: Readonly<Record<string, Measure>>): Record<string, Amount> =>
  Object.fromEntries(
    Object.entries(list).map(([id, each]) => [
      id,
      typeof each === 'number' ? { amount: each, unit } : { amount: each[0], unit: each[1] },
    ]),
  )
