import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { writeCalendar, type CalendarEvent } from './icalendar.ts'

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: '6f2c1f0a-6a43-4a0f-9b6e-0c6d6d0a6a01',
  sequence: 3,
  day: '2026-11-25',
  meal: 'dinner',
  title: 'Leek soup',
  url: 'https://convive.example/recipes/1?a=1,2;3',
  changedAt: new Date('2026-11-23T10:00:00.123Z'),
  isCancelled: false,
  ...changes,
})

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return { name: calendar.getFirstPropertyValue('name'), events }
}

const written = (name: string, events: CalendarEvent[]) => writeCalendar(name, events, 'Europe/Paris')

test('a parser reads back what was written', () => {
  const { name, events } = read(written('Week of us', [event()]))
  expect(name).toBe('Week of us')
  const [first] = events
  expect(first).toMatchObject({ uid: event().id, sequence: 3, summary: 'Leek soup' })
  expect(first?.startDate.toString()).toBe('2026-11-25T19:00:00')
  expect(first?.endDate.toString()).toBe('2026-11-25T20:00:00')
  expect(first?.component.getFirstPropertyValue('url')).toBe(event().url)
  expect(String(first?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-23T10:00:00Z')
})

test('separators, backslashes and line breaks of a title survive', () => {
  const title = 'Crêpes, "salées"; C:\\new\nand more: 50 % off'
  expect(read(written('x', [event({ title })])).events[0]?.summary).toBe(title)
})

test('no line has more than 75 octets, and no character is cut', () => {
  for (const unit of ['a', 'é', '€', '🍕', 'é🍕a€', '👩‍🍳']) {
    for (const count of [20, 33, 66, 67, 68, 75, 150]) {
      const title = unit.repeat(count)
      const text = written('x', [event({ title })])
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(text).not.toMatch(/[^\r]\n|\r[^\n]/)
      expect(read(text).events[0]?.summary).toBe(title)
    }
  }
})

test('meals keep their hour on the days when summer time begins and ends', () => {
  const days = ['2026-03-28', '2026-03-29', '2026-10-25', '2026-11-01']
  const { events } = read(
    written(
      'x',
      days.map((day) => event({ day, meal: 'breakfast' })),
    ),
  )
  for (const [at, { startDate, endDate }] of events.entries()) {
    expect(startDate.toString()).toBe(`${days[at]}T08:00:00`)
    expect(startDate.zone.tzid).toBe('floating')
    expect(endDate.subtractDate(startDate).toSeconds()).toBe(1800)
  }
})

test('a calendar names its zone, and its hours stay without one', () => {
  const zoneOf = (text: string) => new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('x-wr-timezone')
  const text = written('x', [event()])
  expect(zoneOf(text)).toBe('Europe/Paris')
  const [first] = read(text).events
  expect(first?.startDate.toString()).toBe('2026-11-25T19:00:00')
  expect(first?.startDate.zone.tzid).toBe('floating')
})

test('a moved meal is the same event with a higher sequence', () => {
  const before = read(written('x', [event()])).events[0]
  const after = read(written('x', [event({ day: '2026-11-27', meal: 'lunch', sequence: 9 })])).events[0]
  expect(after?.uid).toBe(before?.uid)
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity)
  expect(after?.startDate.toString()).toBe('2026-11-27T12:30:00')
})

test('a meal that was taken out is cancelled', () => {
  const [taken] = read(written('x', [event({ isCancelled: true, url: null })])).events
  expect(taken?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(taken?.component.getFirstPropertyValue('url')).toBeNull()
})

test('a calendar without events is one', () => {
  expect(read(written('Week plan', [])).events).toEqual([])
})
