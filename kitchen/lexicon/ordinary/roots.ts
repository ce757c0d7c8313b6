import type { Language } from '#shared/constants/languages.ts'

/** Endings of inflected words, folded; taken off once, as long as three letters stay. */
const endings: Record<Language, RegExp> = {
  en: /(?:'s|ingly|ings?|edly|ed|ies|iest|ier|est|ers?|es|ly|s|e|y)$/,
  fr: /(?:issaient|issait|issent|eraient|erait|erons|erez|eront|aient|ions|antes?|ants?|ment|eaux|euses?|eux|ees?|ent|ait|ais|ons|era|iez|ez|er|ir|es|e|s|x|t)$/,
  es: /(?:ariamos|eriamos|iriamos|aramos|ieron|aron|aban|abas?|ando|iendo|ados?|adas?|idos?|idas?|mente|arlos?|arlas?|erlos?|erlas?|arme|arnos|aria|eria|iria|amos|emos|imos|cion|ciones|ar|er|ir|an|en|as|es|os|a|e|o|s)$/,
  de: /(?:ungen|ung|test|test|ten|tet|tes|ter|ern|eln|em|en|er|es|et|st|te|e|n|s|t)$/,
}

/** What stays of a folded word without its ending: "prawns" and "prawn" are one word, "backen" and "gebackt" nearly. */
export function rootOf(word: string, language: Language): string {
  const whole = language === 'de' ? word.replace(/^ge(?=[a-z]{5})/, '') : word
  const root = whole.replace(endings[language], '')
  return root.length >= 3 ? root : whole
}
