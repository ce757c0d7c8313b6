import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Language } from '#shared/constants/languages.ts'
import { listed, type Form } from '../render/grammar/articles.ts'
import { isAllowed } from '../cook/allowed.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { groupDefaults } from '../understand/group-defaults.ts'
import type { Wishes } from '../understand/wishes.ts'
import { filled, nounsOf } from '../render/words.ts'

const swap: Record<Language, string> = {
  en: 'Instead {from} I would take {to}. Say "replace" and I will rework the recipe.',
  fr: 'À la place {from}, je prendrais {to}. Dites « remplacer » et je reprends la recette.',
  es: 'En lugar {from} usaría {to}. Di «sustituir» y rehago la receta.',
  de: 'Statt {from} würde ich {to} nehmen. Sag „ersetzen“, und ich arbeite das Rezept um.',
}
/** What a cook reaches for when the everyday thing is out. */
const swaps: Readonly<Record<string, readonly string[]>> = {
  butter: ['margarine', 'rapeseed-oil'],
  milk: ['oat-milk', 'soy-milk', 'rice-milk'],
  cream: ['creme-fraiche', 'soy-cream', 'oat-cream', 'coconut-milk'],
  egg: ['applesauce', 'soy-yogurt'],
  sugar: ['honey', 'maple-syrup'],
  honey: ['maple-syrup', 'sugar'],
  flour: ['spelt-flour', 'gluten-free-flour'],
  lemon: ['lime', 'white-wine-vinegar'],
  'white-wine': ['vegetable-stock'],
  'soy-sauce': ['tamari'],
}
const swapForms = {
  en: { from: 'of', to: 'bare' },
  fr: { from: 'of', to: 'of' },
  es: { from: 'of', to: 'bare' },
  de: { from: 'acc', to: 'acc' },
} as const satisfies Record<Language, { from: Form; to: Form }>
/** What can stand in for a food: a known swap, its kin, or something of its kind in the dish. */
export function swapFor(from: Ingredient, others: readonly Ingredient[], wishes: Wishes): string | null {
  const { language } = wishes
  const kin = Object.values(groupDefaults).find((ids) => ids.includes(from.id)) ?? []
  const other = [
    ...(swaps[from.id] ?? []).map(findIngredientById),
    ...kin.map(findIngredientById),
    ...others.filter(({ category }) => category === from.category),
  ].find((each) => each && each !== from && isAllowed(each, wishes))
  if (!other) return null
  return filled(swap[language], {
    from: listed(nounsOf([from], language), swapForms[language].from, language),
    to: listed(nounsOf([other], language), swapForms[language].to, language),
  })
}
