import type { Language } from '#shared/constants/languages.ts'
import { readDishMentions } from './dish-mentions.ts'
import { fold } from '../lexicon/text/fold.ts'
import { withDigits } from '../lexicon/text/number-words.ts'
import { spansOf } from './mentions.ts'
import { readServings } from './servings.ts'

/** What was cooked or eaten before says nothing of this table. */
const past =
  /(?<![a-z])(?:was|were|had|made|cooked|last|yesterday|etions|etait|avions|avait|hier|eramos|fuimos|hice|ayer|waren|war|hatten?|gestern|neulich)(?![a-z])/

/** What is counted in something else or numbered, or asks. */
const other =
  /\?\s*\S|(?<![a-z])(?:how|what|which|why|comment|combien|quoi|quel\w*|pourquoi|como|cuant\w*|cual\w*|wie|was|womit|warum|welche\w*|if|si|wenn|ob|can|could|does|shall|should|kann|konnen|muss|soll|darf|lasst|peut|peux|puis|faut|puede\w*|puedo|hay|ca suffit|reicht|alcanza|enough|without|sans|sin|ohne|not|pas|no|nicht|kein\w*|pans?|pots?|days?|jours?|dias?|tage?n?|times?|fois|veces|mal|steps?|etapes?|pasos?|schritte?s?|menus?|courses?|gange|platos|plats|services)(?![a-z])/

const most = 11

/** Whether a part of a turn says how many eat and nothing besides: "we'll be six", "für 5 Leute bitte". */
export function saysOnlyHeads(text: string, language: Language): boolean {
  const folded = withDigits(fold(text)).replace(/ (?:no ?mas|nada mas)(?![a-z])/g, '')
  if (!/\d|(?<![a-z])(?:my|mis?|mes|mon|ma|meine?\w*|unsere?\w*|nuestr\w+|nos|notre)(?![a-z])/.test(folded))
    return false
  if ((folded.match(/[a-z0-9]+/g) ?? []).length > most || /\?/.test(text)) return false
  if (past.test(folded) || other.test(folded)) return false
  if (readServings(folded) === null) return false
  return spansOf(folded, language).length === 0 && readDishMentions(folded, language).length === 0
}
