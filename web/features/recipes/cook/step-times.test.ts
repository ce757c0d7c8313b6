import { expect, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { timesIn } from './step-times.ts'

const found = (text: string, language: Language) =>
  timesIn(text, language).flatMap((part) => (part.minutes === null ? [] : [[part.text, part.minutes]]))

test.each<[Language, string, [string, number][]]>([
  ['en', 'Simmer the leeks for 8 minutes.', [['8 minutes', 8]]],
  [
    'en',
    'Bake for 20–25 minutes, then rest 5 min.',
    [
      ['20–25 minutes', 20],
      ['5 min', 5],
    ],
  ],
  ['en', 'Chill for 1 hour and 30 minutes.', [['1 hour and 30 minutes', 90]]],
  [
    'en',
    'Boil for an hour, whisk 30 seconds.',
    [
      ['an hour', 60],
      ['30 seconds', 0.5],
    ],
  ],
  [
    'en',
    'Rest for half an hour, or 1½ hours.',
    [
      ['half an hour', 30],
      ['1½ hours', 90],
    ],
  ],
  ['en', 'Cook between 10 and 12 minutes at 180 °C.', [['between 10 and 12 minutes', 10]]],
  ['en', 'A 10-minute rest does it good.', [['10-minute', 10]]],
  ['en', 'Let it simmer for 2 more minutes.', [['2 more minutes', 2]]],
  ['de', 'Noch 5 weitere Minuten garen.', [['5 weitere Minuten', 5]]],
  ['en', 'Add 2 carrots and 300 ml stock.', []],
  ['en', 'Keeps for 2 days in the fridge.', []],
  ['en', 'Heat it to 200 °C for 1 h 20 min.', [['1 h 20 min', 80]]],
  [
    'fr',
    'Laissez mijoter 8 minutes, puis 1 h 30.',
    [
      ['8 minutes', 8],
      ['1 h 30', 90],
    ],
  ],
  ['fr', 'Enfournez de 20 à 25 minutes.', [['20 à 25 minutes', 20]]],
  [
    'fr',
    'Reposez une demi-heure, voire une heure.',
    [
      ['une demi-heure', 30],
      ['une heure', 60],
    ],
  ],
  ['fr', 'Un quart d’heure au frais.', [['Un quart d’heure', 15]]],
  ['fr', 'Une heure et demie au four.', [['Une heure et demie', 90]]],
  [
    'es',
    'Cuece 8 minutos y deja reposar media hora.',
    [
      ['8 minutos', 8],
      ['media hora', 30],
    ],
  ],
  [
    'es',
    'Hornea entre 20 y 25 minutos o una hora y media.',
    [
      ['entre 20 y 25 minutos', 20],
      ['una hora y media', 90],
    ],
  ],
  [
    'es',
    'Un cuarto de hora, de 5 a 6 min.',
    [
      ['Un cuarto de hora', 15],
      ['5 a 6 min', 5],
    ],
  ],
  ['de', 'Den Lauch 8 Minuten dünsten.', [['8 Minuten', 8]]],
  [
    'de',
    '20 bis 25 Min. backen, 1 Std. 30 Min. ruhen.',
    [
      ['20 bis 25 Min.', 20],
      ['1 Std. 30 Min.', 90],
    ],
  ],
  [
    'de',
    'Eine halbe Stunde ruhen, eine Viertelstunde kühlen.',
    [
      ['Eine halbe Stunde', 30],
      ['eine Viertelstunde', 15],
    ],
  ],
  [
    'de',
    'Anderthalb Stunden schmoren, 1,5 Stunden ziehen.',
    [
      ['Anderthalb Stunden', 90],
      ['1,5 Stunden', 90],
    ],
  ],
  ['de', 'Drei Minuten rühren, 2 Tage ziehen lassen.', [['Drei Minuten', 3]]],
])('in %s the times of “%s”', (language, text, times) => {
  expect(found(text, language)).toEqual(times)
})

test('the parts are the whole text', () => {
  const text = 'Simmer for 8 minutes, rest for 5 minutes.'
  expect(
    timesIn(text, 'en')
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(timesIn('Serve.', 'en')).toEqual([{ text: 'Serve.', at: 0, minutes: null }])
  expect(timesIn('', 'en')).toEqual([])
})

test('a time of more than a day is no timer', () => {
  expect(found('Cure it for 72 hours.', 'en')).toEqual([])
})
