import type { Language } from '#shared/constants/languages.ts'
import { dietWordsAsked } from './cues.ts'
import { wordings } from '../safety/hazards/wordings/wordings.ts'
import { anyOf } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'
import { spansOf } from './mentions.ts'

const lists = wordLists('no-food')

/** "Salmon, not smoked", "sin freír": what is refused is the manner, and not the food before it. */
const notSo =
  '(?<![a-z])(?:(?:but|pero|mais|aber) )?(?:not|no|never|pas|non|sans|sin|nicht|ohne(?: zu)?) (?:deep[- ]?|too |trop |zu |demasiado |muy )?(?:smoked|fried|frying|roasted|boiled|mushy|soggy|watery|dry|peeled|fumee?s?|frite?s?|frire|bouillie?s?|sech?e?s?|ahumad[oa]s?|frit[oa]s?|freir|sec[oa]s?|aguad[oa]s?|blandengues?|gerauchert\\w*|gebraten\\w*|frittiert\\w*|frittieren|braten|matschig\\w*|trocken\\w*|wassrig\\w*)(?![a-z])'

/** Sayings that name an animal or a dish and mean neither. */
const sayings = anyOf(lists('sayings'))

/** "She doesn't eat raw egg", "no come huevo crudo": cooked through it is welcome. */
const food = 'eggs?|fish|meat|oeufs?|poissons?|viandes?|huevos?|pescado|carne|eier|ei|eiern|fisch|fleisch'
export const refusesRaw = anyOf({
  en: `(?:no|not|never|without|don't|doesn't|won't|can't|cannot)(?: [a-z]+){0,2} (?:raw|runny|undercooked) (?:${food})`,
  fr: `(?:pas|jamais|sans|ni)(?: [a-z']+){0,2} ?(?:d'|de |des |du )?(?:${food}) (?:crue?s?|coulants?|pas cuite?s?)`,
  es: `(?:no|nunca|sin|nada de)(?: [a-z]+){0,2} (?:${food}) (?:crud[oa]s?|poco (?:hech|cuajad)[oa]s?|a medio cuajar)`,
  de: `(?:keine?[nrms]?|ohne|nie|nicht)(?: [a-z]+){0,1} (?:rohe[nrs]?|weiche[nrs]?) (?:${food})`,
})

/** "Elle souffle ses neuf bougies" bakes no soufflé. */
export const blowingOut = /(?<![a-z])souffle(?:r|nt|ra|z)?(?= (?:ses|sa|leurs?|les|\w+ bougies?)(?![a-z]))/g

/** "With tuna, in the oven no": the place is refused, and no food before it. */
export const withoutRefusedPlaces = (folded: string, language: Language) =>
  folded.replace(
    /(?<=[,;] ?)(?:al|en el|en la|im|in der|au|in the|with the|con el|con la) ([a-z]+) (?:no|nein|nicht|non|pas)(?![a-z])/g,
    (words, place: string) => (spansOf(place, language).length === 0 ? ' x ' : words),
  )

/** "Un menú no, solo un plato": who refuses a menu asks for none. Of a turn as it was written. */
const refusedMenu =
  /(?<!\p{L})(?:(?:hazme |haz )?(?:un )?men[uú] no(?=\W)|(?:no quiero|pas(?: d[e']| un)?|keine?n?|not an?|no(?: full| whole)?)(?: (?:un|full|whole|three[- ]course|ganzes))? ?men[uúü](?!\p{L})|men[uü] nicht(?=\W))[,;:]?/giu
export const withoutRefusedMenu = (text: string): string =>
  text
    .replace(refusedMenu, (words, at: number) => (at + words.length >= text.trim().length ? words : ' '))
    .trim()

/** What is no food though it sounds like it: poisons, and the names of diets. */
export const takenOut = [
  notSo,
  sayings.source,
  refusesRaw.source,
  ...wordings.filter(({ hazard }) => hazard.deadly || hazard.strip).map(({ words }) => words),
  ...dietWordsAsked.map(([, words]) => words),
].map((words) => new RegExp(words, 'g'))
