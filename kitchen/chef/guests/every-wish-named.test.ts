import { expect, it } from 'vitest'
import { asked } from '../../test/asked.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('chef/guests/every-wish-named')

it.each([
  ['en', 'shakshuka for 2', 'No mushrooms, and a bit spicier', [/harissa|chill/, /stays out: mushrooms/]],
  ['fr', 'chakchouka pour 2', 'Sans champignons et un peu plus épicé', [/harissa|piment/, /champignons/]],
  [
    'es',
    'shakshuka para 2',
    'Sin champiñones y un poco más picante',
    [/harissa|guindilla|chile/, /champiñones/],
  ],
  ['de', 'Schakschuka für 2', 'Ohne Pilze, und etwas schärfer', [/Harissa|Chili/, /Pilze|Champignons/]],
  ['en', 'steak and chips', 'with a green salad and no mushrooms', [/lettuce/, /stays out: mushrooms/]],
] as const)('each wish of a turn is named, in %s: %s, "%s"', async (language, dish, said, named) => {
  const { reply } = await asked(language, dish, said)
  for (const words of named) expect(reply).toMatch(words)
})

it.each([
  ['en', 'chicken curry', 'can it be milder, kids eating too', /without chilli flakes/, /chilli/],
  ['fr', 'curry de poulet', 'moins épicé', /sans piment/, /piment/],
  ['es', 'curry de pollo', 'menos picante', /sin (?:guindilla|chile|copos)/, /guindilla|chile/],
  ['de', 'Hähnchencurry', 'milder bitte', /ohne Chili/, /Chili/],
] as const)('what is hot goes, and it is said, in %s: %s, "%s"', async (language, dish, said, told, hot) => {
  const { reply, list } = await asked(language, dish, said)
  expect(reply).toMatch(told)
  expect(list).not.toMatch(hot)
})

it.each(['ohne Paprika (das Gemüse), mag mein Vater nicht', 'ohne Paprikaschoten'])(
  'the powder stays where only the vegetable is refused: "%s"',
  async (said) => {
    const { list, reply } = await asked('de', 'Rindergulasch', said)
    expect(list).toMatch(/Paprikapulver/)
    expect(reply).toMatch(/bleibt draußen: Paprika/)
  },
)

it.each(['ohne Paprika', 'Allergie gegen Paprikaschoten'])(
  'and goes where the word may mean it: "%s"',
  async (said) => {
    expect((await asked('de', 'Rindergulasch', said)).list).not.toMatch(/Paprikapulver/)
  },
)
