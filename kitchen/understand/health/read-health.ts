import { matchesOf } from '../../lexicon/may-match.ts'
import { remembering } from '../../lexicon/remembering.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Diet } from '#shared/words/diets.ts'
import { fold } from '../../lexicon/text/fold.ts'
import { isMedicine, knownNeeds, needsOf, type Health } from '../../safety/health/known-needs.ts'
import type { Need } from '../../safety/health/needs.ts'
import { unknownNeeds } from './unknown-needs.ts'

const denied =
  /\b(?:not|no|none of (?:us|them)|nobody|never|isn'?t|hasn'?t|doesn'?t|don'?t|without|pas|jamais|personne|ni|sans|no|nadie|ninguno|nunca|sin|nicht|kein\w*|niemand|ohne)\s+(?:[a-z']+\s+){0,3}$/

const globally = new Map<Need, RegExp>(knownNeeds.map((need) => [need, new RegExp(need.words, 'g')]))

/** The places in a folded text where a known need is told of and not denied. */
function placesOf(need: Need, folded: string): { at: number; end: number }[] {
  const words = globally.get(need)
  return words === undefined
    ? []
    : matchesOf(words, folded)
        .filter(({ index }) => !denied.test(folded.slice(Math.max(0, index - 40), index)))
        .map(({ index, 0: { length } }) => ({ at: index, end: index + length }))
}

const blanked = (text: string, places: readonly { at: number; end: number }[]) =>
  places.reduce((rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end), text)

/** A text without the words for diets, illnesses and medicines: "low salt" asks for none, and a statin is no gratin. */
export function withoutHealth(folded: string, names: readonly string[] = []): string {
  const known = knownNeeds.reduce((text, need) => blanked(text, placesOf(need, text)), folded)
  return names.reduce((text, name) => text.replaceAll(fold(name), ' '), known)
}

/** What one text tells by itself. Known needs are taken out before the rest is searched for unknown ones. */
function heardIn(text: string, language: Language): Health {
  const folded = fold(text)
  const all = knownNeeds.map((need) => ({ need, places: placesOf(need, folded) }))
  const isNamed = all.some(
    ({ need, places }) => need.id !== 'medicine' && isMedicine(need) && places.length > 0,
  )
  // "Tablets for the thyroid" need not be named a second time.
  const found = all.filter(({ need }) => need.id !== 'medicine' || !isNamed)
  const places = found.flatMap((each) => each.places)
  // A place in the folded text is one in the text as long as no letter has become two.
  const aligned = folded.length === text.length ? text : folded
  return {
    health: found.filter((each) => each.places.length > 0).map(({ need }) => need.id),
    unknownHealth: unknownNeeds(blanked(aligned, places), language),
  }
}

const heardOnce = remembering(400, heardIn)

/** The diets, illnesses and medicines that hold after a turn. Nobody gets well in the course of a conversation. */
export function readHealth(text: string, language: Language, before: Health): Health {
  const { health: known, unknownHealth: names } = heardOnce(text, language)
  const said = before.unknownHealth.map(fold)
  return {
    health: [...new Set([...before.health, ...known])],
    unknownHealth: [...before.unknownHealth, ...names.filter((name) => !said.includes(fold(name)))].slice(
      0,
      10,
    ),
  }
}

/** The diets that needs bring along: little sugar for diabetes. */
export const dietsFor = (health: Pick<Health, 'health'>): readonly Diet[] =>
  needsOf(health).flatMap(({ diet }) => diet ?? [])

/** Citrus that acts like grapefruit beside a medicine. */
const alike =
  /\b(?:(?:seville|bitter|sour) oranges?|pomelos?|pummelos?|orang(?:e|es) ameres?|bigarades?|naranjas? amargas?|pampelmusas?|bitterorangen?|pomeranzen?|pampelmusen?)\b/g

/** Pomelo and Seville orange heard as grapefruit where a medicine forbids them alike. */
export const withGrapefruit = (folded: string, { health }: Pick<Health, 'health'>): string =>
  health.some((id) => id === 'grapefruit' || id === 'vitaminK') ? folded.replace(alike, 'grapefruit') : folded
