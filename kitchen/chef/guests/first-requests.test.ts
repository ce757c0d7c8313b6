import { expect, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { findIngredients } from '../../lexicon/find.ts'
import { isOfFamily } from '../../library/find/conditions.ts'
import { hasQuality, servesAs } from '../../library/find/qualities.ts'
import { phrases } from '../phrase.ts'
import { replyTo } from '../kitchen-chef.ts'
import { talkOf } from '../talk.ts'

/** Foods as they are said behind "with", and as an order of their own. */
const foods: Record<Language, readonly string[]> = {
  en: ['leeks', 'red lentils', 'smoked salmon', 'cauliflower', 'minced beef', 'kale'],
  fr: ['des poireaux', 'des lentilles corail', 'du saumon', 'du chou-fleur', 'du poulet', 'des blettes'],
  es: ['puerros', 'lentejas rojas', 'salmón', 'coliflor', 'pollo', 'acelgas'],
  de: ['Lauch', 'roten Linsen', 'Lachs', 'Blumenkohl', 'Hackfleisch', 'Mangold'],
}

/** Frames of asking; A and B are wanted, N is not. */
const frames: Record<Language, readonly string[]> = {
  en: [
    'what can I make with {A} and {B}',
    'quick breakfast with {A} and {B}, no {N}',
    'something with {A}, no {N} because my husband hates it',
    'got {A} and {B}, what would you suggest?',
    '{A} and {B} for dinner, my daughter can not stand {N}',
  ],
  fr: [
    "qu'est-ce que je peux faire avec {A} et {B} ?",
    'un plat avec {A} et {B}, sans {N} parce que mon mari deteste',
    "j'ai {A} et {B}, tu proposes quoi ?",
    'je fais quoi ce soir avec {A} et {B}',
    'quelque chose avec {A}, mon fils déteste {N}',
  ],
  es: [
    'que puedo cenar hoy con {A} y {B}?',
    'qué hago con {A} y {B}',
    'algo con {A} y {B}, sin {N} porque mi marido lo odia',
    'tengo {A} y {B}, que me propones',
    '{A} con {B}, a mi hijo no le gusta {N}',
  ],
  de: [
    'Was koch ich heut mit {A} und {B}?',
    'was kann ich aus {A} und {B} machen',
    'etwas mit {A} und {B}, ohne {N}, weil mein Mann das hasst',
    'ich hab noch {A} und {B} und will nicht einkaufen gehen, was geht da?',
    'ein Abendessen mit {A}, meine Tochter hasst {N}',
  ],
}

/** Foods that nobody wants here, and a word that no kitchen knows. */
const unwanted: Record<Language, readonly string[]> = {
  en: ['cumin', 'mushrooms', 'zorbla'],
  fr: ['cumin', 'champignons', 'zorbla'],
  es: ['comino', 'champiñones', 'zorbla'],
  de: ['Kümmel', 'Champignons', 'Zorbla'],
}

const languages: readonly Language[] = ['en', 'fr', 'es', 'de']
const idOf = (words: string, language: Language) =>
  findIngredients(words, language)[0]?.ingredient.id ?? `no food "${words}"`
const talkIn = (content: string, language: Language) =>
  talkOf({ messages: [{ role: 'user', content }], language })

const asked = languages.flatMap((language) =>
  frames[language].flatMap((frame, at) =>
    [0, 2, 4].map((from) => {
      const [a = '', b = ''] = [
        foods[language][from],
        foods[language][(from + at) % 6 === from ? from + 1 : (from + at) % 6],
      ]
      const no = unwanted[language][(from / 2 + at) % 3] ?? ''
      return {
        language,
        wanted: frame.includes('{B}') ? [a, b] : [a],
        text: frame.replace('{A}', a).replace('{B}', b).replace('{N}', no),
      }
    }),
  ),
)

test.each(asked)(
  '$language: nothing of "$text" is lost or taken for unwanted',
  ({ language, text, wanted }) => {
    const { known, now } = talkIn(text, language)
    const { wishes } = known
    for (const words of wanted) {
      const id = idOf(words, language)
      expect(wishes.excludedIds).not.toContain(id)
      expect(wishes.allergens).toEqual([])
      expect(wishes.wanted.map((each) => each.id)).toContain(id)
      const isIn = now?.edit.applied.recipe.lines.some(
        ({ food }) => isOfFamily(food, [id]) || food.startsWith(id.split('-')[0] ?? id),
      )
      if (now && !isIn)
        expect(replyTo({ messages: [{ role: 'user', content: text }], language })).toMatch(
          /did not find a place|pas trouvé|no ha encontrado|keinen Platz/,
        )
    }
  },
)

const qualities: Record<Language, readonly (readonly ['cold' | 'warm' | 'cheap' | 'light', string])[]> = {
  en: [
    ['cold', 'a cold starter with {A}'],
    ['warm', 'something warm with {A}'],
    ['cheap', 'a cheap dinner with {A}'],
    ['light', 'a light lunch with {A}'],
  ],
  fr: [
    ['cold', 'une entrée froide avec {A}'],
    ['warm', 'un plat chaud avec {A}'],
    ['cheap', 'un dîner pas cher avec {A}'],
    ['light', 'quelque chose de léger avec {A}'],
  ],
  es: [
    ['cold', 'un entrante frío con {A}'],
    ['warm', 'algo calentito con {A}'],
    ['cheap', 'una cena barata con {A}'],
    ['light', 'una cena ligera con {A}'],
  ],
  de: [
    ['cold', 'eine kalte Vorspeise mit {A}'],
    ['warm', 'etwas Warmes mit {A}'],
    ['cheap', 'ein günstiges Abendessen mit {A}'],
    ['light', 'etwas Leichtes mit {A}'],
  ],
}

const served = languages.flatMap((language) =>
  qualities[language].flatMap(([quality, frame], at) =>
    [at, at + 2].map((place) => ({
      language,
      quality,
      text: frame.replace('{A}', foods[language][place % 6] ?? ''),
    })),
  ),
)

test.each(served)(
  '$language: "$text" is so, or the answer says that it is not',
  ({ language, quality, text }) => {
    const { now, heard } = talkIn(text, language)
    expect(now).not.toBeNull()
    if (!now || !heard) return
    const { recipe } = now.edit.applied
    const heats = recipe.steps.flatMap(({ heat }) => heat ?? [])
    const reply = replyTo({ messages: [{ role: 'user', content: text }], language })
    const says = (key: string) =>
      reply.includes(phrases().get(key)?.[language].split(/[:：]/)[0]?.trim() ?? '?')
    expect(heard.conditions.qualities).toContain(quality)
    if (hasQuality({ ...recipe, foods: recipe.lines, heats }, quality) === false)
      expect(says(`unmet.${quality}`)).toBe(true)
    const { course } = heard.conditions
    if (course !== null && !servesAs(recipe, course)) expect(says(`unmet.${course}`)).toBe(true)
  },
)

test.each([
  ['en', 'it is freezing out and I have a cold, something with leeks'],
  ['en', 'hot chocolate'],
  ['fr', 'il fait froid dehors, un plat avec des poireaux'],
  ['es', 'hace frío, algo con puerros'],
  ['de', 'draußen ist es kalt, etwas mit Lauch'],
  ['en', 'what shall I do with cold rice and peas'],
] as const)('%s: "%s" says nothing of how the dish is served', (language, text) => {
  expect(talkIn(text, language).known.wishes.qualities).not.toContain('cold')
})

test.each([
  ['en', 'chicken thighs in the air fryer, done in half an hour', 'airFryer', 'chicken'],
  ['en', 'roast parsnips in the air fryer', 'airFryer', 'parsnip'],
  ['de', 'Pommes im Airfryer', 'airFryer', 'potato'],
  ['fr', 'des frites au airfryer svp', 'airFryer', 'potato'],
  ['de', 'Lachs aus der Heißluftfritteuse', 'airFryer', 'salmon'],
  ['fr', 'des carottes rôties au four', 'oven', 'carrot'],
] as const)('%s: "%s" is that food, cooked so, and not beside another', (language, text, heat, food) => {
  const recipe = talkIn(text, language).now?.edit.applied.recipe
  expect(recipe?.steps.map((each) => each.heat)).toContain(heat)
  const mains = recipe?.lines.filter(({ role }) => role === 'main') ?? []
  expect(mains.length).toBeGreaterThan(0)
  expect(
    mains.every((each) => each.food.includes(food) || findIngredients(each.food, 'en').length === 0),
  ).toBe(true)
})

test.each([
  ['fr', 'quiche loraine sans lardons', 'lorraine'],
  ['de', 'Rinderroladen wie bei Oma', 'beef-roulades'],
] as const)('%s: "%s" is known in spite of its spelling', (language, text, base) => {
  expect(talkIn(text, language).state.draft?.base).toBe(base)
})

test.each([
  ['en', 'strawberry cheesecake no bake', 'strawberry'],
  ['de', 'Hähnchenbrust im Ofen mit Tomaten, kein Knoblauch', 'chicken-breast'],
  ['en', 'a burger that comes with peas', 'pea'],
] as const)('%s: "%s" wants its food', (language, text, food) => {
  const { wishes } = talkIn(text, language).known
  expect(wishes.excludedIds).not.toContain(food)
  expect(wishes.allergyIds).not.toContain(food)
  expect(wishes.wanted.map(({ id }) => id)).toContain(food)
})

test('what meets a diet by itself goes before what needs a swap', () => {
  const { now } = talkIn('showstopper chocolate dessert, coeliac friend', 'en')
  expect(now?.edit.applied.recipe.lines.map(({ food }) => food)).not.toContain('gluten-free-flour')
})

test('what children hate is not made hotter, and no chilli is cooked for them', () => {
  for (const text of ['cheap dinner for 4 kids who hate anything spicy', 'quick pasta for my toddler']) {
    const lines = talkIn(text, 'en').now?.edit.applied.recipe.lines.map(({ food }) => food) ?? []
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((food) => /chilli|cayenne|jalapeno/.test(food))).toEqual([])
  }
})
