import { expect, test } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { libraryChef } from './library-chef.ts'
import { phrases } from './phrase.ts'

const chef = libraryChef()

async function after(language: Language, ...turns: string[]) {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  const { message, recipe } = await chef.recipe({ messages, language })
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
  expect(message).toBe('So kann ich dieses Gericht nicht kochen.')
})

test('a dish is cooked in a way that its recipe has', async () => {
  const { title, message } = await after('de', 'Flammkuchen', 'vegetarisch', 'hab nur ne Heißluftfritteuse')
  expect(title).toMatch(/^Flammkuchen/)
  expect(message).toBe('Jetzt in der Heißluftfritteuse.')
})

test('an allergy that is told later is kept', async () => {
  const { title, items } = await after('en', 'carbonara for 2', 'my son is allergic to milk')
  expect(title).toMatch(/^Carbonara/)
  expect(items).not.toMatch(/pecorino/)
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
  expect(phrases().size).toBeGreaterThan(30)
  for (const [key, text] of phrases())
    for (const language of languages) expect(text[language], key).toMatch(/[.?:]$/)
})
