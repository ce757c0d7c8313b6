import type { Language } from '#shared/constants/languages.ts'
import de from '../web/i18n/de/app.ts'
import deUi from '../web/i18n/de/ui.ts'
import en from '../web/i18n/en/app.ts'
import enUi from '../web/i18n/en/ui.ts'
import es from '../web/i18n/es/app.ts'
import esUi from '../web/i18n/es/ui.ts'
import fr from '../web/i18n/fr/app.ts'
import frUi from '../web/i18n/fr/ui.ts'

/** The interface's own words, so that a journey finds things by the names people read. */
export const texts = {
  en: { ...en, ui: enUi },
  fr: { ...fr, ui: frUi },
  es: { ...es, ui: esUi },
  de: { ...de, ui: deUi },
} satisfies Record<Language, unknown>

/** What a user says in two turns, and what the dish must then be. */
export const prompts: Record<Language, { first: string; second: string; holds: readonly RegExp[] }> = {
  en: {
    first: 'a vegan main with chickpeas and spinach for four, no nuts, 30 minutes',
    second: 'a little spicier, please',
    holds: [/chickpeas/i, /spinach/i],
  },
  fr: {
    first: 'un plat végan aux pois chiches et aux épinards pour quatre, sans noix, en 30 minutes',
    second: 'un peu plus épicé, s’il te plaît',
    holds: [/pois chiches/i, /épinards/i],
  },
  es: {
    first: 'un plato principal vegano con garbanzos y espinacas para cuatro, sin nueces, en 30 minutos',
    second: 'un poco más picante, por favor',
    holds: [/garbanzos/i, /espinacas/i],
  },
  de: {
    first: 'ein veganes Hauptgericht mit Kichererbsen und Spinat für vier, ohne Nüsse, 30 Minuten',
    second: 'bitte etwas schärfer',
    holds: [/kichererbsen/i, /spinat/i],
  },
}
