import { expect, test } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { kitchenChef } from './kitchen-chef.ts'
import { phrases } from './phrase.ts'
import { talkOf } from './talk.ts'

const chef = kitchenChef()

async function after(language: Language, ...turns: string[]) {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  const { recipe } = await chef.recipe({ messages, language })
  const message = await chef.reply({ messages, language })
  return {
    message,
    title: recipe?.title ?? null,
    servings: recipe?.servings,
    items: recipe?.ingredients.map(({ item }) => item).join(', ') ?? '',
  }
}

test('a wish for the dish on the table changes it, and not which dish it is', async () => {
  const { title, items, message } = await after('en', 'carbonara for 2', 'make it vegetarian')
  expect(title).toBe('Carbonara (with smoked tofu)')
  expect(items).not.toMatch(/bacon|pecorino/)
  expect(message).toMatch(/smoked tofu instead of bacon/)
})

test('pears for apples are pears in the same cake', async () => {
  const { title, items } = await after('de', 'Apfelkuchen vom Blech', 'mit Birnen statt Äpfeln')
  expect(title).toMatch(/^Apfel-Streusel-Kuchen vom Blech/)
  expect(items).toMatch(/Birnen/)
  expect(items).not.toMatch(/Äpfel/)
})

test('what no way exists for is said, and the dish stays', async () => {
  const { title, message } = await after('de', 'Käsespätzle', 'hab nur ne Heißluftfritteuse')
  expect(title).toMatch(/spätzle/)
  expect(message).toMatch(/^Mit dem, was in deiner Küche da ist, kann ich dieses Gericht nicht kochen\./)
})

test('a dish is cooked in a way that its recipe has', async () => {
  const { title, message } = await after('de', 'Flammkuchen', 'vegetarisch', 'hab nur ne Heißluftfritteuse')
  expect(title).toMatch(/^Flammkuchen/)
  expect(message).toMatch(/Jetzt in der Heißluftfritteuse\./)
})

test('an allergy that is told later is kept', async () => {
  const { title, items } = await after('en', 'carbonara for 2', 'my husband is allergic to milk')
  expect(title).toMatch(/^Carbonara/)
  expect(items).not.toMatch(/pecorino/)
})

test('what is a danger for who comes to the table is withdrawn in the same turn, with the reason', async () => {
  const { title, message } = await after('en', 'carbonara for 2', 'my son eats with us, he is four')
  expect(title).not.toBe('Carbonara')
  expect(message).toMatch(/egg/)
  expect(message).toMatch(/So it is not the dish any more/)
})

test('what is offered is done after a yes, and not before', async () => {
  const turns = ['Käsespätzle', 'hab nur ne Heißluftfritteuse']
  const before = await after('de', ...turns)
  const offered = /könnte ich (.+) machen: Soll ich/.exec(before.message)?.[1]
  expect([before.title, typeof offered]).toEqual([expect.stringMatching(/spätzle/), 'string'])
  expect((await after('de', ...turns, 'ja bitte')).title).toBe(offered)
  expect((await after('de', ...turns, 'für 3')).title).toBe(before.title)
})

test('another dish that is named is made, and one of its kind where only that is named', async () => {
  expect((await after('fr', 'une blanquette de veau', 'plutôt un osso buco')).title).toMatch(/^Osso/)
  expect((await after('de', 'Nudelauflauf', 'lieber ein Risotto')).title).toMatch(/Risotto/)
})

test.each([
  ['en', 'blondies', 'Blondies'],
  ['de', 'Linsenbratlinge', 'Linsenbratlinge'],
  ['en', "I'd like avocado toast", 'Avocado Toast'],
  ['es', 'bandeja paisa', 'Bandeja paisa'],
  ['de', 'Paprika-Hackfleisch-Reispfanne', 'Paprika-Hackfleisch-Reispfanne'],
  ['fr', 'courge farcie', 'Courge farcie aux marrons et aux cranberries'],
] as const)(
  'in %s "%s" is the recipe of that name, though no reader knows it',
  async (language, said, title) => {
    expect((await after(language, said)).title).toBe(title)
  },
)

test('something else is another recipe, and keeps what was said of the table', async () => {
  const first = await after('en', 'a vegan lentil soup for 3')
  const other = await after('en', 'a vegan lentil soup for 3', 'something else')
  expect(other.title).not.toBe(first.title)
  expect(other.servings).toBe(3)
  expect(other.items).not.toMatch(/cream|butter|bacon|milk(?!.*coconut)/)
})

test.each([
  ['en', 'a beef stew', 'spicier', /chil|cayenne/],
  ['fr', 'une soupe de courge', 'plus épicée', /piment|cayenne/],
  ['es', 'un guiso de ternera', 'más picante', /guindilla|chile|cayena/],
  ['de', 'Rindergulasch', 'schärfer', /Chili|Cayenne/],
] as const)('in %s "%s" is made hotter by "%s"', async (language, dish, hotter, words) => {
  const [before, now] = [await after(language, dish), await after(language, dish, hotter)]
  expect(now.title).toBe(before.title)
  expect(now.items).toMatch(words)
})

test('what nothing here accounts for is named', async () => {
  const { message } = await after('en', 'beef goulash', 'with windfalls and garlic')
  expect(message).toMatch(/windfalls/)
})

test('what a recipe has no form for is said once', async () => {
  const asked = await after('en', 'carrot soup', 'in US cups please')
  expect(asked.message).toMatch(/^I write in grams/)
  expect((await after('en', 'carrot soup', 'in US cups please', 'for 3')).message).toBe('Now for 3.')
})

test('what is said because of a body is told, and is not part of the recipe that stands', async () => {
  const messages = ['a tomato soup', 'I am pregnant'].map((content) => ({ role: 'user' as const, content }))
  expect(talkOf({ messages, language: 'en' }).now?.recipe.safety.join(' ')).not.toMatch(/pregnan/i)
  expect(await chef.reply({ messages, language: 'en' })).toMatch(/pregnan/i)
})

test('what is in the way of somebody who swallows badly is left out', async () => {
  const { title, items, message } = await after(
    'fr',
    'papa a fait un AVC et avale mal, une soupe de carottes',
  )
  expect(title).toMatch(/carottes/)
  expect(items).not.toMatch(/persil|coriandre|graines|ciboulette/)
  expect(message).toMatch(/travers/)
})

test('before there is a dish it is talked, answered and noted', async () => {
  expect((await after('en', 'hello')).message).toMatch(/\?$/)
  expect((await after('en', 'how long does cooked rice keep in the fridge?')).message).toMatch(/rice|day/i)
  expect((await after('en', 'we are vegetarians')).message).toMatch(/vegetarian.*\?$/s)
})

test('an allergy that nobody names is asked about, and nothing is cooked before', async () => {
  const { title, message } = await after('en', 'pancakes', 'my son has an allergy')
  expect([title, message]).toEqual([null, expect.stringMatching(/which food/)])
})

test('more guests are only more guests', async () => {
  const before = await after('fr', 'une quiche lorraine')
  const now = await after('fr', 'une quiche lorraine', 'pour 8')
  expect([now.title, now.servings, now.items]).toEqual([before.title, 8, before.items])
})

test('a question changes nothing', async () => {
  const before = await after('es', 'lentejas con chorizo')
  const now = await after('es', 'lentejas con chorizo', '¿se puede congelar?')
  expect([now.title, now.items]).toEqual([before.title, before.items])
  expect(now.message).not.toBe('')
})

test('every sentence is there in each language', () => {
  // These stand within the sentences of "done" and "adapted".
  const parts = ['instead', 'instead.named', 'out', 'in', 'side', 'more', 'less']
  const sentences = [...phrases()].filter(([key]) => !parts.includes(key))
  expect(phrases().size - sentences.length).toBe(parts.length)
  expect(sentences.length).toBeGreaterThan(30)
  for (const [key, text] of sentences)
    for (const language of languages) expect(text[language], key).toMatch(/[.?:]$/)
})
