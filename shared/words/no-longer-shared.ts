import type { Language } from '../constants/languages.ts'

/** Stands where the title of a recipe was that the reader may not read any more. */
export const noLongerShared: Record<Language, string> = {
  en: 'This recipe is no longer shared',
  fr: 'Cette recette n’est plus partagée',
  es: 'Esta receta ya no está compartida',
  de: 'Dieses Rezept wird nicht mehr geteilt',
}
