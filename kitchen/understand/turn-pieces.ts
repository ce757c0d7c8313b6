import { saysOnly } from '../answers/stated.ts'
import { isClosing } from '../answers/unmarked.ts'
import type { Language } from '#shared/constants/languages.ts'
import { guardAllergies } from './allergy-guard.ts'
import { asksGreenSide } from './green-side.ts'
import { tellsLacking } from './lacking.ts'
import { fold } from '../lexicon/text/fold.ts'
import { withDigits } from '../lexicon/text/number-words.ts'
import { changedHeadcount } from './headcount-changes.ts'
import { readMeanings } from './marks/read-mentions.ts'
import { changedParty } from './party-changes.ts'
import { tellsLimit } from './limits-told.ts'
import { spelledOut } from './spelled-out.ts'
import { unjoin } from '../lexicon/text/unjoin.ts'
import { saysOnlyHeads } from './only-heads.ts'

/** A piece of a turn as it was written; `opens` when the same sentence goes on with a question of its own. */
export interface Piece {
  text: string
  opens: boolean
  /** It says how many eat, another limit or what is not there, and nothing else. */
  counts?: true
}

/** Where a question begins in the middle of a sentence: "for six, and which wine goes with it?" */
const seam =
  /[,:–—-]?\s+(?:and|et|y|und|but|mais|pero|aber|also|oh)\s+(?=(?:how|what|why|when|where|which|who|is|are|does|do|did|can i|could i|should|comment|combien|quel\w*|pourquoi|quand|est-ce|faut-il|qué|cuál\w*|cuánt\w*|cómo|por qué|cuándo|dónde|wie|was(?! (?:man|ich|wir|halt|noch|so|sonst|gerade)\b)|warum|wieso|wann|wo|welche\w*|womit|kann ich|muss ich|soll ich|darf ich)\b)|(?<=^\W*(?:for|pour|para|für)\s+(?:\d+|\p{L}+)(?:\s+(?:people|personnes|personas|Personen|Leute))?),\s+|,\s+(?=(?:is|are|does|do|ist|sind|est-ce) (?:it|that|this|they|those|es|das|die|que)\b)|,\s+(?=(?:muss|müssen|soll) (?:ich|man|wir|der|die|das)\b|(?:do i|should i) (?:need|have|peel)|(?:dois-je|faut-il|il faut)\b|(?:hay que|tengo que)\b[^,.]*\?)|\s*(?=¿)/giu

/** A full stop behind a number ends no sentence ("am 5. Mai"), unless a question begins behind it. */
const upToStop =
  /(?:[^.!?\n]|\.(?=\S)|(?<=\d)\.(?!\s+(?:¿|(?:How|What|When|Which|Why|Can|Could|Do|Does|Is|Should|Comment|Combien|Quel|Quelle|Quand|Est-ce|Peut-on|Faut-il|Wie|Was|Wann|Welche[rsn]?|Warum|Kann|Muss|Soll|Ist|Geht)(?!\p{L}))))+[.!?\n]*\s*/gu

function sentencesIn(text: string): Piece[] {
  const sentences = text.match(upToStop) ?? [text]
  return sentences.flatMap((sentence) => {
    const cuts = [...sentence.matchAll(seam)]
      .map(({ index }) => index)
      .filter((at) => at > 0 && !(isClosing(sentence.slice(at)) && saysOnly(sentence.slice(0, at))))
    const edges = [0, ...cuts, sentence.length]
    const pieces = edges.slice(0, -1).map((from, at) => sentence.slice(from, edges[at + 1]))
    const spoken = pieces.filter((each) => /[\p{L}\p{N}]/u.test(each))
    return spoken.map((each, at) => ({ text: each, opens: at < spoken.length - 1 }))
  })
}

/** "My daughter can't have milk": what a body does not take, by the marks around it. */
const saysCannotHave = (text: string, language: Language) =>
  readMeanings(unjoin(spelledOut(fold(text))), language).mentions.some(({ meaning }) => meaning === 'allergy')

/** What somebody must not have is told, whatever the sentence looks like; either reader of allergies is enough. */
export function tellsOfAllergy(text: string, language: Language, onTable: boolean): boolean {
  const { refused, unnamed } = guardAllergies(text, language, { onTable })
  return refused.length > 0 || unnamed || saysCannotHave(text, language)
}

/** "Que al final Javi y los niños no vienen, quita 3": who comes and who stays away is told. */
const changesParty = (text: string): boolean => {
  const folded = withDigits(fold(text))
  return (
    !/[?¿]/.test(text) &&
    (changedHeadcount(folded, headsBefore) ?? changedParty(folded, headsBefore)) !== null
  )
}

/** As many as can lose somebody. */
const headsBefore = 20

/** Where a number of people may end or begin beside something else: "we are six and I have no pan". */
const besideHeads = /,\s+|\s[-–—]\s|\s+(?=(?:and|et|y|und|pero|but|mais|aber)\s)/gi

/**
 * How many eat is told, whatever is asked or wished in the same sentence: "for five please, and how do I thicken it?",
 * "does it freeze, there are seven of us". Such a part stands at the beginning or the end.
 */
function cutByHeads(piece: Piece, onTable: boolean, language: Language): Piece[] {
  const { text } = piece
  const isTold = tellsLimit(text, language) || tellsLacking(text, language)
  // Only beside a recipe has somebody been counted who can stay away.
  const isOfTable = onTable && (changesParty(text) || asksGreenSide(text))
  if (saysOnlyHeads(text, language) || isTold || isOfTable) return [{ ...piece, counts: true }]
  const cuts = [...text.matchAll(besideHeads)].map(({ index, 0: { length } }) => index + length)
  for (const at of cuts) {
    const [before, behind] = [text.slice(0, at), text.slice(at)] as const
    if (!/[\p{L}\p{N}]+\P{L}+[\p{L}\p{N}]+/u.test(saysOnlyHeads(before, language) ? behind : before)) continue
    if (saysOnlyHeads(before, language))
      return [
        { text: before, opens: true, counts: true },
        { ...piece, text: behind },
      ]
    if (saysOnlyHeads(behind, language))
      return [
        { text: before, opens: true },
        { text: behind, opens: piece.opens, counts: true },
      ]
  }
  return [piece]
}

/** The pieces of a turn that each do one thing. */
export const piecesOf = (text: string, onTable: boolean, language: Language): Piece[] =>
  sentencesIn(text).flatMap((each) => cutByHeads(each, onTable, language))
