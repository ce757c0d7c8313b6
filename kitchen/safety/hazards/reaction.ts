import type { Language } from '#shared/constants/languages.ts'
import { conceptsOf } from './concepts.ts'

/** True of a sentence (folded) in which somebody's body reacts to what is eaten: "me cuesta tragar cuando como kiwi". */
export function isReaction(folded: string, language: Language): boolean {
  const said = conceptsOf(language).in(folded)
  // Who swallows badly since a stroke coughs at bread, and is not allergic to it.
  const body = said.has('own-body') && !said.has('swallow-ill')
  return (
    ((said.has('direct-symptom') || said.has('swell-sign')) && said.has('eat-when')) ||
    (body && said.has('symptom-strong')) ||
    (body && said.has('symptom-weak') && said.has('eat-when'))
  )
}
