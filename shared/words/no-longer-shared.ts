import type { Language } from '../constants/languages.ts'

/** Shown instead of the title of a recipe that the reader may no longer read. */
export const noLongerShared: Record<Language, string> = {
  en: 'This recipe is no longer shared',
  fr: 'Cette recette n’est plus partagée',
  es: 'Esta receta ya no está compartida',
  de: 'Dieses Rezept wird nicht mehr geteilt',
}
