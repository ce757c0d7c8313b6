import type { Language } from '../constants/languages.ts'

/** The colon after a label; French sets a no-break space before it. */
export const colon: Record<Language, string> = { en: ':', fr: '\u00A0:', es: ':', de: ':' }
