/** The four languages of the product; the first is the fallback. */
export const languages = ['en', 'fr', 'es', 'de'] as const

export type Language = (typeof languages)[number]

export const fallbackLanguage: Language = 'en'

/** The languages' own names, for the language menu. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  de: 'Deutsch',
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The best supported language for an `Accept-Language` header or a browser's list, by quality values. */
export function chooseLanguage(accept: string | readonly string[] | null | undefined): Language {
  const entries = typeof accept === 'string' ? accept.split(',') : (accept ?? [])
  const wanted = entries
    .map((entry, order) => {
      const [tag = '', ...parameters] = entry.trim().split(';')
      const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='))
      return { tag: tag.toLowerCase(), quality: quality ? Number(quality.slice(2)) : 1, order }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.order - b.order)
  for (const { tag } of wanted) {
    const language = tag.split('-')[0]
    if (isLanguage(language)) return language
  }
  return fallbackLanguage
}
