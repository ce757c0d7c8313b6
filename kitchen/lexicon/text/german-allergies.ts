import { findIngredients } from '../find.ts'
import { isAllergenName } from '../food-groups.ts'

/** What ends a German word for an allergy or for food that goes without: Eiallergie, Milcheiweißunverträglichkeit, nusslos. */
const ending =
  /(?<![a-z])([a-z]{2,}?)[- ]?(allergi(?:e|en|sch|sche[nrms]?|ker|kern?|kers|kerin|kerinnen)|unvertraglichkeit(?:en)?|intoleranz(?:en)?|intolerante?[nrms]?|los(?:e[nrms]?)?)(?![a-z])/g

/** How a food stands in such a word where it is neither its singular nor its plural. */
const shortened: Readonly<Record<string, string>> = {
  ei: 'ei',
  eier: 'eier',
  eiweiss: 'ei',
  huhnerei: 'ei',
  huhnereiweiss: 'ei',
  milcheiweiss: 'milch',
  milchprotein: 'milch',
  kuhmilcheiweiss: 'kuhmilch',
  kuhmilchprotein: 'kuhmilch',
  krebstier: 'krebstiere',
  krustentier: 'krustentiere',
  schalentier: 'schalentiere',
  weichtier: 'weichtiere',
  schalenfrucht: 'schalenfruchte',
  meeresfruchte: 'meeresfruchte',
  sojaeiweiss: 'soja',
  fischeiweiss: 'fisch',
}

const remembered = new Map<string, string | null>()

/** The food that the first part of a compound names, or null where it names none ("kosten-los"). */
export function foodOf(stem: string): string | null {
  const known = remembered.get(stem)
  if (known !== undefined) return known
  const forms = [stem, stem.replace(/(?:en|n|s)$/, ''), `${stem}e`, `${stem}n`].filter(
    (each) => each.length > 2,
  )
  const isNamed = (form: string) =>
    isAllergenName(form) ||
    findIngredients(form, 'de', 'exact').some(({ matched }) => matched.length === form.length)
  const found = shortened[stem] ?? forms.find(isNamed) ?? null
  if (remembered.size > 5000) remembered.clear()
  remembered.set(stem, found)
  return found
}

/** Folded text in which what German joins stands apart: "ei allergie", "ohne soja". */
export const withAllergiesApart = (folded: string): string =>
  folded.replace(ending, (whole, stem: string, tail: string) => {
    const food = foodOf(stem)
    if (food === null) return whole
    return tail.startsWith('los') ? `ohne ${food}` : `${food} ${tail}`
  })
