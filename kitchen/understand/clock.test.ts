import { expect, it } from 'vitest'
import { minutesUntilMeal } from './clock.ts'
import { fold } from '../lexicon/text/fold.ts'

it.each([
  ["it's 6:15 and we eat at 7", 45],
  ['on the table by half seven, it is ten to seven now', 40],
  ['ready by quarter past eight please, it is 7.30', 45],
  ['il est 18 h 15, on mange à 19 h', 45],
  ['prêt pour sept heures et demie, il est 18h45', 45],
  ['son las ocho y veinte, que esté a las nueve', 40],
  ['para las nueve y media, y ya son las nueve menos cuarto', 45],
  ['es ist 17:30, um 18:15 wollen wir essen', 45],
  ['um halb acht auf dem Tisch, jetzt ist es Viertel vor sieben', 45],
])('"%s" leaves %i minutes', (text, minutes) => {
  expect(minutesUntilMeal(fold(text))).toBe(minutes)
})

it.each(['dinner at 8 for 4', 'it is 7 already', 'bake at 180, it is for 6', 'a las nueve somos seis'])(
  '"%s" says no time that is left',
  (text) => {
    expect(minutesUntilMeal(fold(text))).toBeNull()
  },
)
