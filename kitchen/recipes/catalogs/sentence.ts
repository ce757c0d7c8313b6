import { placeholder } from '../phrase.ts'
import { forms } from '../../lexicon/articles.ts'

/** What is wrong with the marks of a sentence, in words; null when it can be said. */
export function mistakeIn(sentence: string): string | null {
  const plain = sentence.replace(placeholder, '')
  const [brace] = /[{}]/.exec(plain) ?? []
  if (brace) return `a ${brace} is alone`
  // Options stand between brackets, and there are none within them.
  if (/[[\]|]/.test(plain.replace(/\[[^[\]]*\]/g, ''))) return 'a bracket is alone'
  for (const [mark, , form, choices] of sentence.matchAll(placeholder)) {
    if (form !== undefined && !(forms as readonly string[]).includes(form)) return `no form is called ${form}`
    if (choices !== undefined && ![2, 4].includes(choices.split('/').length))
      return `${mark} has neither two nor four choices`
  }
  return null
}
