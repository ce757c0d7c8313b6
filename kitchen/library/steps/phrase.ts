import type { Language } from '#shared/constants/languages.ts'

/**
 * A sentence pattern in each language. `{role}` names things, `[…|…]` is left out (or replaced) when a thing in it is
 * missing. The English one also says which things the sentence names.
 */
export type Phrase = Record<Language, string>

export const say = (en: string, fr: string, es: string, de: string): Phrase => ({ en, fr, es, de })

/** Names (joined by `+`), the form they take, and the choices that agree with them. */
export const placeholder = /\{([^{}?:]+)(?::([a-z]+))?(?:\?([^{}]*))?\}/g

/** The pattern with each `[…|…]` replaced by its first option of which nothing is missing. */
export function withOptions(template: string, isThere: (names: string) => boolean): string {
  const isWhole = (option: string) =>
    [...option.matchAll(placeholder)].every(([, names = '']) => isThere(names))
  return template.replace(
    /\[([^[\]]*)\]/g,
    (_whole, options: string) => options.split('|').find((option) => isWhole(option)) ?? '',
  )
}

const namesOf = (names: string) => names.split('+')

/** The same sentences are planned with again and again. */
function remembered<Value>(read: (phrase: Phrase) => Value): (phrase: Phrase) => Value {
  const known = new WeakMap<Phrase, Value>()
  return (phrase) => {
    const found = known.get(phrase) ?? read(phrase)
    known.set(phrase, found)
    return found
  }
}

/** All names of a pattern, once each, in their order. */
export const namesIn = remembered(({ en }): readonly string[] => [
  ...new Set([...en.matchAll(placeholder)].flatMap(([, names = '']) => namesOf(names))),
])

/** The names without which the sentence cannot be said; any of those joined by `+` will do. */
export const namesNeeded = remembered(({ en }): readonly (readonly string[])[] =>
  [...en.replace(/\[[^[\]]*\]/g, '').matchAll(placeholder)].map(([, names = '']) => namesOf(names)),
)
