import type { Language } from '#shared/constants/languages.ts'

/**
 * Thoughts that a full stop or a "but" parts. French "but" is German maize, and without its dots French maize too: it is
 * what stands behind an article or at the end.
 */
export const clauses = (folded: string, language: Language) =>
  folded
    .split(
      language === 'de'
        ? /[.;!?\n]+(?=\s|$)|\b(?:but|pero|aber|sondern|however)\b/
        : /[.;!?\n]+(?=\s|$)|\b(?:but|(?<!(?:de|du|le|au|aux|et|ou) )mais(?!\s*$| (?:et|pour|a la|au four)\b)|pero|aber|sondern|however)\b/,
    )
    .filter((each) => each.trim() !== '')
