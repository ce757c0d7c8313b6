import { expect, test } from 'vitest'
import type { PlannedMeal } from '#shared/contract/home.ts'
import { isServed, mealOfNow, momentOf, startOf } from './moment-of-meal.ts'

const day = '2026-11-23'
const recipe = { minutes: 50 } as PlannedMeal['recipe']
const meal = (fields: Partial<PlannedMeal> = {}): PlannedMeal => ({
  id: 'p1',
  day,
  meal: 'dinner',
  title: 'Soup',
  leftovers: false,
  recipe,
  servings: null,
  eaters: [],
  eaterIds: null,
  cook: null,
  onList: false,
  toBuy: 0,
  isLogged: false,
  ...fields,
})
const at = (time: string, on = day) => new Date(`${on}T${time}:00`).getTime()

test('cooking starts as early as the dish takes before the meal', () => {
  expect(startOf(meal())).toBe(at('18:10'))
  expect(startOf(meal({ meal: 'lunch' }))).toBe(at('11:40'))
  expect(startOf(meal({ leftovers: true }))).toBeNull()
  expect(startOf(meal({ recipe: null }))).toBeNull()
})

test.each<[string, ReturnType<typeof momentOf>]>([
  ['08:00', 'ahead'],
  ['17:24', 'ahead'],
  ['17:25', 'cook'],
  ['20:29', 'cook'],
  ['20:31', 'after'],
])('at %s a dinner of 50 minutes is %s', (time, moment) => {
  expect(momentOf(meal(), at(time))).toBe(moment)
})

test('the day on which the clocks change has its dinner at the same time', () => {
  for (const on of ['2026-03-29', '2026-10-25']) {
    expect(momentOf(meal({ day: on }), at('17:00', on))).toBe('ahead')
    expect(momentOf(meal({ day: on }), at('18:00', on))).toBe('cook')
  }
})

test('the next meal matters, then the last one that was not told about', () => {
  const lunch = meal({ id: 'p2', meal: 'lunch' })
  const dinner = meal()
  const tomorrow = meal({ id: 'p3', day: '2026-11-24' })
  const meals = [tomorrow, dinner, lunch]
  const idAt = (time: string, among = meals) => mealOfNow(among, day, at(time))?.id
  expect(idAt('09:00')).toBe('p2')
  expect(idAt('15:00')).toBe('p1')
  expect(idAt('22:00')).toBe('p1')
  expect(idAt('22:00', [lunch, { ...dinner, isLogged: true }])).toBe('p2')
  expect(idAt('22:00', [meal({ isLogged: true }), tomorrow])).toBe('p1')
  expect(idAt('22:00', [tomorrow])).toBeUndefined()
})

test('how it was is asked once it has been on the table, not while it is cooked', () => {
  expect(momentOf(meal(), at('18:20'))).toBe('cook')
  expect(isServed(meal(), at('18:20'))).toBe(false)
  expect(isServed(meal(), at('19:10'))).toBe(true)
  expect(isServed(meal({ meal: 'lunch' }), at('12:40'))).toBe(true)
})
