import type { Language } from '#shared/constants/languages.ts'

const meanwhile: Record<Language, RegExp> = {
  en: /^Meanwhile, /,
  fr: /^Pendant ce temps, /,
  es: /^Mientras(?: tanto)?, /,
  de: /^Inzwischen /,
}

/** The first thing on the stove has nothing to run beside. */
export function notMeanwhile(text: string, language: Language): string {
  const plain = text.replace(meanwhile[language], '')
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1)
}
