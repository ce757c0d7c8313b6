import type { Language } from '#shared/languages.ts'

/** Every mention of salt that a sentence makes in passing. */
const salted: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\b(?:lightly |well )?salted water/g, 'water'],
    [/ (?:and|with) a (?:good )?pinch of salt/g, ''],
    [/; salt them at the end| and salt(?=\.)/g, ''],
  ],
  fr: [
    [/l'eau (?:légèrement |bien )?salée/g, "l'eau"],
    [/d'eau (?:légèrement |bien )?salée/g, "d'eau"],
    [/eau (?:bouillante )?salée/g, 'eau bouillante'],
    [/ (?:et|avec) une (?:bonne )?pincée de sel/g, ''],
    [/ ; saler à la fin| et saler(?=\.)|, saler légèrement/g, ''],
  ],
  es: [
    [/agua (?:hirviendo )?con (?:un poco de )?sal/g, 'agua'],
    [/agua bien salada/g, 'agua'],
    [/ (?:y|con) una (?:buena )?pizca de sal/g, ''],
    [/; salar al final| y salar(?=\.)|, salar un poco/g, ''],
  ],
  de: [
    [/(?:leicht |kräftig |gut )?gesalzene([mns]) Wasser/g, 'Wasser'],
    [/Salzwasser/g, 'Wasser'],
    [/ (?:und|mit) einer (?:guten |kräftigen )?Prise Salz/g, ''],
    [/; erst zum Schluss salzen| und salzen(?=\.)/g, ''],
  ],
}

export function withoutSalt(text: string, language: Language): string {
  return salted[language].reduce((plain, [words, instead]) => plain.replace(words, instead), text)
}

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
