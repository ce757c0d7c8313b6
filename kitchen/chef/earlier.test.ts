import { expect, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from './kitchen-chef.ts'
import { pointedBack } from './ideas.ts'
import { talkOf } from './talk.ts'

const chef = kitchenChef()
const asMessages = (turns: readonly string[]) => turns.map((content) => ({ role: 'user' as const, content }))

async function after(language: Language, ...turns: string[]) {
  const messages = asMessages(turns)
  const { recipe } = await chef.recipe({ messages, language })
  return {
    draft: talkOf({ messages, language }).state.draft,
    message: await chef.reply({ messages, language }),
    servings: recipe?.servings,
    items: recipe?.ingredients.map(({ item }) => item).join(', ') ?? '',
  }
}

test.each<[Language, string, number | null]>([
  ['en', 'hmm. the first one was better', 0],
  ['en', 'back to the second', 1],
  ['en', 'I liked the previous one better', -1],
  ['en', 'leave it as before', -1],
  ['en', "I've never made this before", null],
  ['en', 'the first time it was too salty', null],
  ['en', 'last week we had something better', null],
  ['en', 'what do I do first', null],
  ['fr', "la quiche d'avant me tentait plus, celle au saumon", -1],
  ['fr', 'on en a mangé avant-hier', null],
  ['es', 'no no, la anterior me gustaba más. déjala como estaba', -1],
  ['es', 'mmm no, déjalo con jamón como antes', -1],
  ['de', 'hm. nee. das erste war besser, aber mit weißen Bohnen', 0],
  ['de', 'die vorige gefiel mir besser', -1],
  ['de', 'kann ich das vorher machen', null],
])('in %s "%s" points back at %s', (language, said, place) => {
  expect(pointedBack(said, language)).toBe(place)
})

test.each<[Language, readonly string[]]>([
  ['en', ['mushroom risotto for 3', 'something with potatoes instead', 'hmm. the first one was better']],
  ['fr', ['une quiche lorraine pour 3', 'plutôt une ratatouille', "non, la quiche d'avant me tentait plus"]],
  ['es', ['lentejas con chorizo para 3', 'mejor un gazpacho', 'no no, el anterior me gustaba más']],
  ['de', ['Rindergulasch für 3', 'lieber eine Linsensuppe', 'nee, das erste war besser']],
])('in %s what is pointed back at stands again: %j', async (language, turns) => {
  const [first, last] = [await after(language, turns[0] ?? ''), await after(language, ...turns)]
  expect(last.draft?.base).toBe(first.draft?.base)
  expect(last.servings).toBe(3)
})

test('a dish that is named again is the one that stood, with what was changed about it', async () => {
  const { items, message } = await after(
    'en',
    'carbonara for 2',
    'make it vegetarian',
    'rather a mushroom risotto',
    'no, the carbonara after all',
  )
  expect(items).toMatch(/smoked tofu/)
  expect(message).toMatch(/Carbonara/)
})

test('what is said meanwhile holds for what stands again', async () => {
  const turns = [
    'carbonara for 2',
    'rather a mushroom risotto',
    'for 5, and no garlic',
    'the first one was better',
  ]
  const { items, servings } = await after('en', ...turns)
  expect(servings).toBe(5)
  expect(items).not.toMatch(/garlic/)
})

test('the last change is taken back', async () => {
  const turns = ['beef goulash', 'with pumpkin instead of beef', 'no, leave it as before']
  const [first, last] = [await after('en', turns[0] ?? ''), await after('en', ...turns)]
  expect(last.items).toBe(first.items)
})
