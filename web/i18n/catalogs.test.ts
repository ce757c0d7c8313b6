import { expect, test } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'

const files = import.meta.glob<{ default: object }>('./{en,fr,es,de}/*.ts', { eager: true })

/** Every text of a language by `area.key`. */
function textsOf(language: Language): Map<string, string> {
  const texts = new Map<string, string>()
  const walk = (path: string, words: object) => {
    for (const [key, text] of Object.entries(words)) {
      if (typeof text === 'string') texts.set(`${path}.${key}`, text)
      else walk(`${path}.${key}`, text)
    }
  }
  for (const [path, file] of Object.entries(files)) {
    const [, in_, area = ''] = /^\.\/(\w+)\/([\w-]+)\.ts$/.exec(path) ?? []
    if (in_ === language && area !== 'app' && area !== 'initial') walk(area, file.default)
  }
  return texts
}

/** Texts that are the same in both languages; any other equal text is a missing translation. */
const sameAsEnglish: Record<Exclude<Language, 'en'>, RegExp> = {
  fr: /^(barbecue|Menu|Ontario, Canada|Conversations?|Message|Image|Photos?|Public|Table|Total|Notes?|Tags|Description|Desserts|Cocktails|Minutes|US|Notifications|Invitations|Actions|Cookies|Version {{number}})$/,
  es: /^(BETA|Total|Error|Token)$/,
  de: /^(BETA|Name|Tags|Chat|Desserts|Cocktails|Admin|Administration|US|Timer|Made in Canada|optional|Text|Token|\{\{name\}\}\?|Version {{number}})$/,
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name).toSorted()

test('there are texts to compare', () => {
  expect(textsOf('en').size).toBeGreaterThan(100)
})

test.each(languages.filter((language) => language !== 'en'))('%s has no English text', (language) => {
  const english = textsOf('en')
  const forgotten = [...textsOf(language)].filter(
    ([key, text]) => text === english.get(key) && /\p{L}/u.test(text) && !sameAsEnglish[language].test(text),
  )
  expect(forgotten).toEqual([])
})

test.each(languages.filter((language) => language !== 'en'))(
  '%s fills in the same places as English',
  (language) => {
    const english = textsOf('en')
    const different = [...textsOf(language)].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(key.replace(/_many$/, '_other'))
      return original !== undefined && String(placeholders(original)) !== String(placeholders(text))
    })
    expect(different).toEqual([])
  },
)

test.each(languages)('%s has no blank text', (language) => {
  expect([...textsOf(language)].filter(([, text]) => text.trim() === '')).toEqual([])
})
