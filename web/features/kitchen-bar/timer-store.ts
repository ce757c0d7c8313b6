import * as z from 'zod/mini'
import { openableMember, readStoredMember } from '../../lib/stored-member.ts'
import { timersKey } from './in-use.ts'
import { storedList } from './stored-list.ts'

interface Item {
  id: string
}
type List<T> = readonly T[]

/** Replaces what the device has of a member, without another tab in between; answers what it has then. */
type ChangeStored = <R>(memberId: string, by: (stored: unknown) => R) => Promise<R>

/**
 * The timers of this browser. Those of a member are in a database of the device, which a logout deletes; `localStorage`
 * has a mark only, whose changes notify the other tabs. Those of a visitor are in `localStorage`, and become the
 * member's after a login, like those of former versions.
 */
export function timerStore<T extends Item>(schema: z.ZodMiniType<T[]>, load: () => Promise<ChangeStored>) {
  const visitor = storedList(timersKey, schema)
  let member: string | null = null
  let mark: string | null = null
  let list: List<T> = []
  /** Changes that are not in the database yet, on top of what it has. */
  let unstored: ((list: List<T>) => List<T>)[] = []
  let work = Promise.resolve()

  const notify = () => window.dispatchEvent(new Event('storage'))

  /** A session that was refused locks the database, but this page counts on. */
  function currentMember() {
    return openableMember() ?? (readStoredMember()?.id === member ? member : null)
  }

  /** Whose timers are shown, and whether another tab has changed them. */
  function look() {
    const now = currentMember()
    if (now !== member) {
      member = now
      mark = null
      list = []
      unstored = []
    }
    if (member === null) return
    const stored = localStorage.getItem(timersKey)
    if (stored === mark) return
    mark = stored
    void store(member)
  }

  function store(owner: string): Promise<void> {
    work = afterwards(work, owner)
    return work
  }

  async function afterwards(before: Promise<void>, owner: string) {
    await before
    try {
      await writeAndRead(owner)
    } catch (error) {
      console.warn('storing the timers failed', error)
    }
  }

  async function writeAndRead(owner: string) {
    // Nothing is written while the member's pages are locked, or after a logout.
    if (openableMember() !== owner) return
    const changeStored = await load()
    const changes = [...unstored]
    const taken = visitor.read()
    const stored = await changeStored(owner, (value) => {
      const before = z.safeParse(schema, value ?? []).data ?? []
      const known = new Set(before.map(({ id }) => id))
      const all: List<T> = [...before, ...taken.filter(({ id }) => !known.has(id))]
      return changes.reduce((each, by) => by(each), all)
    })
    if (owner !== currentMember()) return
    unstored = unstored.filter((by) => !changes.includes(by))
    list = unstored.reduce((each, by) => by(each), stored)
    if (changes.length > 0 || taken.length > 0 || stored.length === 0) setMark(list.length > 0)
    notify()
  }

  function setMark(hasTimers: boolean) {
    mark = hasTimers ? crypto.randomUUID() : null
    if (mark === null) localStorage.removeItem(timersKey)
    else localStorage.setItem(timersKey, mark)
  }

  function read(): List<T> {
    look()
    return member === null ? visitor.read() : list
  }

  /** Visible at once. The change is made again on what another tab has stored meanwhile. */
  function change(by: (list: List<T>) => List<T>) {
    look()
    if (member === null) return visitor.change(by)
    unstored.push(by)
    list = by(list)
    // The kitchen bar shows as soon as there is something.
    if (list.length > 0 && localStorage.getItem(timersKey) === null) setMark(true)
    void store(member)
    notify()
  }

  /** After all changes of this tab are stored and those of others are read. */
  async function settled(): Promise<void> {
    look()
    if (member !== null) await store(member)
  }

  return { read, change, settled }
}
