import type { Language } from './languages.ts'

/** Where foods are in season. */
export const seasonRegions = ['northEastAmerica', 'northernEurope', 'southernEurope'] as const

export type SeasonRegion = (typeof seasonRegions)[number]

/** Until somebody has chosen one. */
export const usualRegion: Record<Language, SeasonRegion> = {
  en: 'northEastAmerica',
  fr: 'northernEurope',
  de: 'northernEurope',
  es: 'southernEurope',
}
