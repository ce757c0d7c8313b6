import type { Language } from '#shared/constants/languages.ts'
import { dietWordsAsked } from './cues.ts'
import { wordings } from './dangers.ts'
import { spansOf } from './mentions.ts'

/** "Salmon, not smoked", "sin freír": what is refused is the manner, and not the food before it. */
const notSo =
  '(?<![a-z])(?:(?:but|pero|mais|aber) )?(?:not|no|never|pas|non|sans|sin|nicht|ohne(?: zu)?) (?:deep[- ]?|too |trop |zu |demasiado |muy )?(?:smoked|fried|frying|roasted|boiled|mushy|soggy|watery|dry|peeled|fumee?s?|frite?s?|frire|bouillie?s?|sech?e?s?|ahumad[oa]s?|frit[oa]s?|freir|sec[oa]s?|aguad[oa]s?|blandengues?|gerauchert\\w*|gebraten\\w*|frittiert\\w*|frittieren|braten|matschig\\w*|trocken\\w*|wassrig\\w*)(?![a-z])'

/** "Elle souffle ses neuf bougies" bakes no soufflé. */
export const blowingOut = /(?<![a-z])souffle(?:r|nt|ra|z)?(?= (?:ses|sa|leurs?|les|\w+ bougies?)(?![a-z]))/g

/** "With tuna, in the oven no": the place is refused, and no food before it. */
export const withoutRefusedPlaces = (folded: string, language: Language) =>
  folded.replace(
    /(?<=[,;] ?)(?:al|en el|en la|im|in der|au|in the|with the|con el|con la) ([a-z]+) (?:no|nein|nicht|non|pas)(?![a-z])/g,
    (words, place: string) => (spansOf(place, language).length === 0 ? ' x ' : words),
  )

/** What is no food though it sounds like it: poisons, and the names of diets. */
export const takenOut = [
  notSo,
  ...wordings.filter(({ hazard }) => hazard.deadly || hazard.strip).map(({ words }) => words),
  ...dietWordsAsked.map(([, words]) => words),
].map((words) => new RegExp(words, 'g'))
