import type { Language } from '#shared/languages.ts'

/** Thoughts that a full stop or a "but" parts; French "but" is German maize. */
export const clauses = (folded: string, language: Language) =>
  folded
    .split(
      language === 'de'
        ? /[.;!?\n]+(?=\s|$)|\b(?:but|pero|aber|sondern|however)\b/
        : /[.;!?\n]+(?=\s|$)|\b(?:but|mais|pero|aber|sondern|however)\b/,
    )
    .filter((each) => each.trim() !== '')
