import type { Language } from '#shared/constants/languages.ts'

/** A thing as one language speaks of it in running text: its word, gender and number. */
export interface Noun {
  word: string
  gender: 'm' | 'f' | 'n'
  plural: boolean
}

/**
 * How a list of nouns may stand in a sentence. `the` is the direct object; `of` is the genitive (of the oil, de l'huile,
 * del aceite, des Öls), `to` follows à/a/zu; `with` is a bare list after mit/avec/con/with; `bare` has no article at all,
 * and `acc` is the German object without one (griechischen Joghurt).
 */
export const forms = ['the', 'of', 'to', 'with', 'bare', 'de', 'dat', 'nom', 'acc', 'title'] as const
export type Form = (typeof forms)[number]

const and: Record<Language, string> = { en: 'and', fr: 'et', es: 'y', de: 'und' }

const vowel = /^[aeiouâàáéèêëíîïóôöúùûœæ]|^h/i
const aspirated = /^(haricot|houmous|homard|hareng|harissa|halloumi|hach|hot|ouzo|yaourt)/i

function elides(word: string) {
  return vowel.test(word) && !aspirated.test(word)
}

function french({ word, gender, plural }: Noun, form: Form) {
  const elided = elides(word) && !plural
  const definite = plural ? 'les ' : elided ? "l'" : gender === 'f' ? 'la ' : 'le '
  if (form === 'the' || form === 'nom' || form === 'dat') return definite + word
  if (form === 'of') return (plural ? 'des ' : elided || gender === 'f' ? `de ${definite}` : 'du ') + word
  if (form === 'to') return (plural ? 'aux ' : elided || gender === 'f' ? `à ${definite}` : 'au ') + word
  if (form === 'de') return (elides(word) ? "d'" : 'de ') + word
  return word
}

const stressedA = /^(agua|alga|ánade)\b/i

function spanish({ word, gender, plural }: Noun, form: Form) {
  const masculine = gender !== 'f' || (stressedA.test(word) && !plural)
  const definite = plural ? (gender === 'f' ? 'las' : 'los') : masculine ? 'el' : 'la'
  if (form === 'the' || form === 'nom' || form === 'dat') return `${definite} ${word}`
  if (form === 'of') return definite === 'el' ? `del ${word}` : `de ${definite} ${word}`
  if (form === 'to') return definite === 'el' ? `al ${word}` : `a ${definite} ${word}`
  if (form === 'de') return `de ${word}`
  return word
}

/** Gives every adjective in front of the noun ("rote Linsen") the ending its place in the sentence asks for. */
function declineAdjectives(word: string, ending: string) {
  const words = word.split(' ')
  // Rote Bete is written with two capitals and declined all the same.
  const noun = word.startsWith('Rote Bete') ? 1 : words.findIndex((each) => /^\p{Lu}/u.test(each))
  return words
    .map((each, place) =>
      place < noun && each.length > 3 ? each.replace(/(er|es|en|em|e)$/, '') + ending : each,
    )
    .join(' ')
}

/** What follows the noun is not declined with it: Öl zum Frittieren, Thunfisch aus der Dose. */
const tail = /( (?:aus|zum|ohne|mit|der|d').*)$/

const headAndTail = (word: string): [string, string] => {
  const [, behind = ''] = tail.exec(word) ?? []
  return [behind ? word.slice(0, -behind.length) : word, behind]
}

/** Loan words that take no ending in any case. */
const invariable = /(couscous|hummus|oktopus|anis|matjes|[mM]asala|edamame|merguez|hanout)$/i

function dativePlural(word: string) {
  const [head, behind] = headAndTail(word)
  return (/[nsaio]$/.test(head) || invariable.test(head) ? head : `${head}n`) + behind
}

/** Des Salzes, des Kürbisses, des Öls zum Frittieren. */
function genitive(word: string) {
  const [head, behind] = headAndTail(word)
  if (invariable.test(head)) return head + behind
  if (head.endsWith('nis') || head.endsWith('Kürbis')) return `${head}ses${behind}`
  return `${head}${/[szßx]$/.test(head) ? 'es' : 's'}${behind}`
}

function german({ word, gender, plural }: Noun, form: Form) {
  if (form === 'of') {
    const feminine = plural || gender === 'f'
    return `${feminine ? 'der' : 'des'} ${declineAdjectives(feminine ? word : genitive(word), 'en')}`
  }
  if (form === 'to' || form === 'dat') {
    const article = plural ? 'den' : gender === 'f' ? 'der' : 'dem'
    return `${article} ${declineAdjectives(plural ? dativePlural(word) : word, 'en')}`
  }
  if (form === 'with' || form === 'de') {
    return declineAdjectives(plural ? dativePlural(word) : word, plural ? 'en' : gender === 'f' ? 'er' : 'em')
  }
  if (form === 'acc') return gender === 'm' && !plural ? declineAdjectives(word, 'en') : word
  if (form === 'the' || form === 'nom') {
    const masculine = form === 'the' ? 'den' : 'der'
    const article = plural || gender === 'f' ? 'die' : gender === 'n' ? 'das' : masculine
    const ending = plural || (gender === 'm' && form === 'the' && !plural) ? 'en' : 'e'
    return `${article} ${declineAdjectives(word, ending)}`
  }
  return word
}

/** Joins words as a sentence does: "a, b and c"; Spanish y turns into e before the sound i. */
export function joined(words: readonly string[], language: Language): string {
  if (words.length < 2) return words.join('')
  const last = words[words.length - 1] ?? ''
  const link = language === 'es' && /^h?i(?!e)/i.test(last) ? 'e' : and[language]
  return `${words.slice(0, -1).join(', ')} ${link} ${last}`
}

/** A list of nouns in one of the forms; an empty list gives an empty text. */
export function listed(nouns: readonly Noun[], form: Form, language: Language): string {
  if (language === 'fr')
    return joined(
      nouns.map((noun) => french(noun, form)),
      language,
    )
  if (language === 'es')
    return joined(
      nouns.map((noun, place) => spanish(noun, form === 'de' && place > 0 ? 'bare' : form)),
      language,
    )
  if (language === 'de')
    return joined(
      nouns.map((noun) => german(noun, form)),
      language,
    )
  const article = form === 'of' ? 'of the ' : ['the', 'to', 'nom', 'dat'].includes(form) ? 'the ' : ''
  const list = joined(
    nouns.map(({ word }) => word),
    language,
  )
  return list === '' ? '' : article + list
}
