import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { fold } from '#shared/words/fold.ts'
import type { Conversation } from '../../adapters/chef/chef.ts'

/** So many words in a row are no accident. */
const quotedWords = 4

/** Allergies, bodies and illnesses: the check knows the foods, and who has what is nobody else's business. */
const ofBodies =
  /(?<!\p{L})(?:allerg|intoleran|coeliac|celiac|cœliaque|celíac|zöliakie|unverträglich|anaphyla|epipen|pregnan|enceinte|embaraz|schwanger|diabet|medicine|medication|médicament|medicament|medizin)/iu

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(quotedWords - 1).map((_, place) => words.slice(place, place + quotedWords).join(' '))
}

/** A model's recipe without the notes that tell of the guests or repeat what they said; others may read it. */
export function withoutGuests(recipe: RecipeStructure, { messages }: Conversation): RecipeStructure {
  const said = new Set(
    messages.filter(({ role }) => role === 'user').flatMap(({ content }) => runsOf(content)),
  )
  const tells = (sentence: string) => ofBodies.test(sentence) || runsOf(sentence).some((run) => said.has(run))
  return { ...recipe, safety: recipe.safety.filter((sentence) => !tells(sentence)) }
}
