import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { confirmStoredMember, lockStoredMember } from '../../lib/stored-member.ts'
import { timersKey } from './in-use.ts'
import { timerStore } from './timer-store.ts'

const schema = z.array(z.object({ id: z.string() }))
const [rice, soup, cake] = ['rice', 'soup', 'cake'].map((id) => ({ id }))

beforeEach(() => localStorage.clear())

/** The databases of one device, which its tabs share. */
function openDevice() {
  const databases = new Map<string, unknown>()
  let isLocked = false
  return {
    databases,
    lock: () => (isLocked = true),
    openTab: () =>
      timerStore(schema, async () => async (memberId, by) => {
        if (isLocked) throw new Error('not the member of this device')
        const next = by(databases.get(memberId))
        databases.set(memberId, next)
        return next
      }),
  }
}

const add =
  (item = { id: '' }) =>
  (list: readonly { id: string }[]) => [...list, item]

test('a visitor’s timers are in the browser’s storage, and become the member’s once', async () => {
  const { databases, openTab } = openDevice()
  const tab = openTab()
  tab.change(add(rice))
  expect(JSON.parse(localStorage.getItem(timersKey) ?? '')).toEqual([rice])
  confirmStoredMember('ada')
  await tab.settled()
  expect(tab.read()).toEqual([rice])
  expect(databases.get('ada')).toEqual([rice])
  expect(localStorage.getItem(timersKey)).not.toContain('rice')
  const other = openTab()
  await other.settled()
  expect(other.read()).toEqual([rice])
  // Stopped in the middle, the list is taken over again.
  localStorage.setItem(timersKey, JSON.stringify([rice, soup]))
  await tab.settled()
  expect(tab.read()).toEqual([rice, soup])
})

test('a timer that is started before the stored ones are read joins them', async () => {
  const { openTab } = openDevice()
  confirmStoredMember('ada')
  const first = openTab()
  first.change(add(rice))
  await first.settled()
  const second = openTab()
  second.change(add(soup))
  expect(second.read()).toEqual([soup])
  await second.settled()
  expect(second.read()).toEqual([rice, soup])
})

test('changes of several tabs come together, and the last timer leaves no mark', async () => {
  const { openTab } = openDevice()
  confirmStoredMember('ada')
  const [first, second] = [openTab(), openTab()]
  first.change(add(rice))
  second.change(add(soup))
  first.change(add(cake))
  for (const tab of [first, second, first]) await tab.settled()
  const ids = (tab: typeof first) =>
    tab
      .read()
      .map(({ id }) => id)
      .toSorted()
  expect(ids(first)).toEqual(['cake', 'rice', 'soup'])
  await second.settled()
  expect(ids(second)).toEqual(ids(first))
  expect(localStorage.getItem(timersKey)).not.toBeNull()
  second.change(() => [])
  await second.settled()
  expect(localStorage.getItem(timersKey)).toBeNull()
  await first.settled()
  expect(first.read()).toEqual([])
})

test('after a logout nothing is shown, and another member sees their own', async () => {
  const { databases, openTab } = openDevice()
  confirmStoredMember('ada')
  const tab = openTab()
  tab.change(add(rice))
  await tab.settled()
  localStorage.clear()
  databases.clear()
  expect(tab.read()).toEqual([])
  confirmStoredMember('bo')
  tab.change(add(soup))
  await tab.settled()
  expect([...databases]).toEqual([['bo', [soup]]])
})

test('a refused session stops no timer of an open page', async () => {
  const { openTab, lock } = openDevice()
  confirmStoredMember('ada')
  const tab = openTab()
  tab.change(add(rice))
  await tab.settled()
  lockStoredMember()
  lock()
  tab.change(add(soup))
  await tab.settled()
  expect(tab.read()).toEqual([rice, soup])
})
