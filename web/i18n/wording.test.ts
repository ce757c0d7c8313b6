import { expect, test } from 'vitest'
import { type Language } from '#shared/constants/languages.ts'
import { allergens, allergenWords } from '#shared/words/allergens.ts'
import { diets, dietWords } from '#shared/words/diets.ts'
import { dishTypes, dishTypeWords } from '#shared/words/dish-types.ts'
import { frenchTypography } from '#shared/words/french-typography.ts'
import { recipeLabels } from '#shared/words/labels.ts'
import { moderationSentence, suspensionSentence } from '#shared/words/moderation.ts'
import { recipePageWords } from '#shared/words/recipe-page.ts'
import frenchPrivacy from '../features/legal/fr/privacy.ts'
import frenchTerms from '../features/legal/fr/terms.ts'
import frenchLegal from '../features/legal/fr/words.ts'
import deInitial from './de/initial.ts'
import de from './de/app.ts'
import enInitial from './en/initial.ts'
import en from './en/app.ts'
import esInitial from './es/initial.ts'
import es from './es/app.ts'
import frInitial from './fr/initial.ts'
import fr from './fr/app.ts'

const catalogs = {
  en: { ...enInitial, ...en },
  fr: { ...frInitial, ...fr },
  es: { ...esInitial, ...es },
  de: { ...deInitial, ...de },
}

/** All texts of an object, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const spoken = [
  ...(['recipe', 'comment', 'photo', 'thread', 'post', 'collection'] as const).flatMap((thing) =>
    (['hidden', 'restored', 'removed'] as const).map((kind) =>
      moderationSentence('fr', kind, thing, 'Tarte'),
    ),
  ),
  ...(['suspended', 'unsuspended'] as const).flatMap((kind) =>
    [null, 'Levain'].map((group) => suspensionSentence('fr', kind, group)),
  ),
  recipeLabels.fr.serves(2),
  recipeLabels.fr.minutes(5),
  recipeLabels.fr.hours(1, 5),
  recipePageWords.fr.rating('4,5'),
  recipePageWords.fr.likes(2),
  recipePageWords.fr.by('Zoé'),
  ...allergens.map((each) => allergenWords.fr[each]),
  ...diets.map((each) => dietWords.fr[each]),
  ...dishTypes.map((each) => dishTypeWords.fr[each]),
]

test('French texts follow French typography', () => {
  const french = [
    catalogs.fr,
    frenchPrivacy,
    frenchTerms,
    frenchLegal,
    recipeLabels.fr,
    recipePageWords.fr,
    spoken,
  ]
  const texts = textsIn(french)
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => text !== frenchTypography(text))).toEqual([])
  expect(texts.filter((text) => text.includes("'"))).toEqual([])
})

test.each([
  ['en', /\bguests?\b/i],
  ['fr', /\bconvives?\b|nombre de personnes/i],
  ['es', /\bcomensal(?:es)?\b/i],
  ['de', /(?<!\p{L})G(?:ast|äste)(?!\p{L})/u],
] as const)('in %s a recipe has servings, and nothing else for them', (language: Language, others) => {
  const { recipeView, recipeEditor, chat, words } = catalogs[language]
  const label = words.servings
  expect(recipeEditor.servings).toBe(label)
  expect(recipePageWords[language].servings).toBe(label)
  expect(textsIn({ recipeView, recipeEditor, chat }).filter((text) => others.test(text))).toEqual([])
})

test('labels that appear in several places are the same', () => {
  for (const texts of Object.values(catalogs)) {
    const { account, discover, landing, shell, words } = texts
    for (const named of [
      [discover.search, landing.search],
      [discover.searchLabel, landing.searchLabel],
      [account.signUp, shell.signUp],
      [words.logIn, shell.logIn],
      [account.requestInvite, landing.requestInvite],
      [account.haveAccount, landing.logIn],
    ])
      expect(new Set(named).size).toBe(1)
  }
})

test('a number in figures is directly followed by its noun', () => {
  const many = (value: object): string[] =>
    Object.entries(value).flatMap(([key, text]) =>
      typeof text === 'string' ? (key.endsWith('_many') ? [text] : []) : many(text),
    )
  const texts = [...many(catalogs.fr), ...many(catalogs.es)]
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => /\}\} d(?:e |’)\p{L}/u.test(text))).toEqual([])
})

test('German calls the binder a recipe book', () => {
  expect(textsIn(catalogs.de).filter((text) => /Ordner/.test(text))).toEqual([])
})
