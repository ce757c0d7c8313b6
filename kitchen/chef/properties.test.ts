import { expect, test } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import type { Change } from '../library/edit/index.ts'
import { chanceOf } from '../library/edit/test-operations.ts'
import { checkedDish } from '../safety/checked-dish.ts'
import { kitchenChef } from './kitchen-chef.ts'
import { talkOf } from './talk.ts'

const chef = kitchenChef()

/** Turns that change the recipe that stands, as people say them. */
const edits: Record<Language, readonly string[]> = {
  en: [
    'for 6',
    'without onions',
    'no garlic please',
    'milder',
    'spicier',
    'with mushrooms',
    'in the slow cooker',
    'leave out the parsley',
    'for three',
  ],
  fr: [
    'pour 6',
    'sans oignons',
    'pas d’ail',
    'moins épicé',
    'plus épicé',
    'avec des champignons',
    'à la mijoteuse',
    'sans persil',
    'pour trois',
  ],
  es: [
    'para 6',
    'sin cebolla',
    'sin ajo',
    'menos picante',
    'más picante',
    'con champiñones',
    'en olla lenta',
    'quita el perejil',
    'para tres',
  ],
  de: [
    'für 6',
    'ohne Zwiebeln',
    'keinen Knoblauch',
    'milder',
    'schärfer',
    'mit Champignons',
    'im Slowcooker',
    'lass die Petersilie weg',
    'für drei',
  ],
}
const questions: Record<Language, string> = {
  en: 'can I freeze it?',
  fr: 'peut-on le congeler ?',
  es: '¿se puede congelar?',
  de: 'kann man das einfrieren?',
}
const named: Record<Language, readonly string[]> = {
  en: ['carbonara', 'fish pie', 'tiramisu', 'lentil soup', 'beef goulash', 'shakshuka'],
  fr: [
    'quiche lorraine',
    'blanquette de veau',
    'tiramisu',
    'soupe de lentilles',
    'poulet basquaise',
    'ratatouille',
  ],
  es: ['tortilla de patatas', 'gazpacho', 'tiramisú', 'lentejas con chorizo', 'paella', 'fideuá'],
  de: ['Rindergulasch', 'Käsespätzle', 'Tiramisu', 'Linsensuppe', 'Königsberger Klopse', 'Zwiebelkuchen'],
}
const allergic: Record<Language, readonly [string, Allergen][]> = {
  en: [
    ['I am allergic to milk', 'milk'],
    ['my son has an egg allergy', 'eggs'],
    ['she cannot have gluten, coeliac', 'gluten'],
  ],
  fr: [
    ['je suis allergique au lait', 'milk'],
    ['mon fils est allergique aux œufs', 'eggs'],
    ['elle est cœliaque', 'gluten'],
  ],
  es: [
    ['soy alérgico a la leche', 'milk'],
    ['mi hijo es alérgico al huevo', 'eggs'],
    ['ella es celíaca', 'gluten'],
  ],
  de: [
    ['ich bin allergisch gegen Milch', 'milk'],
    ['mein Sohn hat eine Eierallergie', 'eggs'],
    ['sie hat Zöliakie', 'gluten'],
  ],
}

const asMessages = (turns: readonly string[]) => turns.map((content) => ({ role: 'user' as const, content }))
const after = async (language: Language, turns: readonly string[]) =>
  chef.recipe({ messages: asMessages(turns), language })

interface Walk {
  language: Language
  turns: string[]
}

/** A dish by its name and some changes of it, by chance and the same every time. */
const walks: Walk[] = languages.flatMap((language) =>
  named[language].map((dish) => {
    const chance = chanceOf(`${language} ${dish}`)
    const turns = Array.from({ length: 2 }, () => edits[language][chance(edits[language].length)] ?? '')
    return { language, turns: [dish, ...turns] }
  }),
)

test.each(walks)('$turns keeps the dish that was named', ({ language, turns }) => {
  const bases = turns.map((_turn, at) => talkOf({ messages: asMessages(turns.slice(0, at + 1)), language }))
  const [first] = bases
  for (const { state } of bases) expect(state.draft?.base).toBe(first?.state.draft?.base)
})

test.each(walks)('after $turns a question changes nothing', async ({ language, turns }) => {
  const before = await after(language, turns)
  const asked = await after(language, [...turns, questions[language]])
  expect(asked.recipe).toEqual(before.recipe)
})

/** What a turn confirmed and the recipe does not have. */
function untrue(turns: readonly string[], language: Language): string[] {
  const { moves, now } = talkOf({ messages: asMessages(turns), language })
  const foods = now?.edit.applied.recipe.lines.map(({ food }) => food) ?? []
  const isTrue = (change: Change): boolean => {
    switch (change.kind) {
      case 'out':
        return !foods.includes(change.food)
      case 'in':
        return foods.includes(change.food)
      case 'instead':
        return foods.includes(change.by) && !foods.includes(change.food)
      case 'servings':
        return now?.recipe.servings === change.after
      default:
        return true
    }
  }
  const changes = moves.flatMap((move) => (move.move === 'edit' ? move.changes : []))
  return changes.filter((change) => !isTrue(change)).map((change) => JSON.stringify(change))
}

test.each(walks)('after $turns what is confirmed is in the recipe', ({ language, turns }) => {
  expect(turns.flatMap((_turn, at) => untrue(turns.slice(0, at + 1), language))).toEqual([])
})

test.each(walks)(
  'an allergy that is told after $turns is kept in the same turn',
  async ({ language, turns }) => {
    for (const [said, allergen] of allergic[language]) {
      const { recipe } = await after(language, [...turns, said])
      if (!recipe) continue
      expect(recipe.allergens).not.toContain(allergen)
      const held = checkedDish(recipe).items.filter(
        ({ contains, mayContain }) => contains.includes(allergen) || mayContain.includes(allergen),
      )
      expect(held.map(({ item }) => item)).toEqual([])
    }
  },
)
