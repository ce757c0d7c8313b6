import type { Dish } from '../recipes/dish.ts'
import { dishesNamedIn, type NamedDish } from '../recipes/dish-names.ts'
import { rejecting } from './aversions.ts'
import { clauses } from './clauses.ts'
import { cues } from './cues.ts'
import { isNegated } from './negated.ts'
import { refusing, refusingBehind } from './refusals.ts'
import { anyOf, setOf } from './word-list.ts'
import type { Language } from '#shared/constants/languages.ts'

/** A dish that a message names, and whether it is wanted. */
export interface DishMention {
  dish: Dish
  at: number
  end: number
  wanted: boolean
}

/** How people say that they do not want a kind of dish, beside all the ways to refuse a food. */
const weary = anyOf(
  {
    en: `
      not (?:really )?in the mood for
      (?:don't|dont|do not) (?:really )?(?:fancy|feel like|fancy any|want)
      (?:already )?had (?=[a-z ]+ (?:yesterday|last night|for lunch|already|all week|twice))
      (?:anything|everything|whatever) (?:but|except|other than)
      (?:no|not) another
      enough (?:of|with)
      (?<=(?:rather|prefer|better|sooner)[^.,;]{1,40} )than
    `,
    fr: `
      (?:pas|aucune|plus) (?:d')?(?:envie|humeur)
      tout sauf
      n'importe quoi sauf
      (?:hier|deja) (?:mange|eu) (?:des?|du|une?)
      encore (?:des?|du|une?)(?= [a-z]+ ?\\? ?(?:non|pitie|ah non))
      marre|assez|ras le bol
      (?<=(?:plutot|prefere|preferons|mieux)[^.,;]{1,40} )qu(?='|e (?:un|une|du|des|de|la|le|les) )e?
    `,
    es: `
      no (?:me|nos) apetecen?
      no tengo (?:ganas|antojo) de
      todo menos
      cualquier cosa menos
      (?:hart[oa]s?|aburrid[oa]s?|cansad[oa]s?) (?:ya )?del?
      (?:ayer|ya) (?:comi|comimos|cenamos|hubo)
      (?<=(?:mejor|prefiero|preferimos|antes)[^.,;]{1,40} )que(?= (?:un|una|el|la|los|las)? ?[a-z])
    `,
    de: `
      (?:keine lust|keinen? (?:bock|appetit)) (?:mehr )?auf
      alles ausser
      (?:satt|leid|genug) von
      (?:gestern|schon) (?:gab es|gab's|hatten wir|hatte ich)(?: schon)?
      nicht (?:schon )?wieder
      (?<=(?:lieber|eher|besser)[^.,;]{1,40} )als
    `,
  },
  'g',
)

/** What may stand between a refusal and the dish it refuses. */
const between = setOf({
  en: 'another more yet again usual boring typical old plain same more any kinds kind type types sort of the a an some this that those these please ever',
  fr: 'encore de du des d une un la le les l type genre style sorte ces cette cet ce meme sempiternel sempiternelle eternel eternelle',
  es: 'mas otra otro la el los las un una unos unas de del tipo estilo esa ese esos esas misma mismo tipica tipico',
  de: 'schon wieder noch ein eine einen einem der die das den dem so mehr andere andere normale normalen langweilige langweiligen ewige ewigen bitte irgendein irgendeine irgendeinen',
})

/** What joins the dishes of one refusal: "no soup, no pasta or stew". */
const link =
  /^,?\s*(?:(,)|and|or|nor|et|ou|ni|y|e|o|u|und|oder|noch|&|\/)\s*(?:(?:the|les?|la|l'|los|las|el|die|den|das|der|no|keine?n?|des|du|de|d'|another|again|a|an|un|une|una|eine?n?|sin|sans)\s*)*$/

/** Nothing follows a refusal that stands behind its dish: "soup, no thanks", but not "curry, nicht zu scharf". */
const closes = /^\W*(?:$|[.,;!?)]|(?:please|thanks|bitte|danke|merci|gracias|again|today|heute|hoy|wieder)\b)/

/** A place in a clause that names one dish, by one name or by several: "onion soup" is a soup as well. */
interface Place {
  start: number
  end: number
  named: readonly NamedDish[]
}

function placesOf(clause: string): Place[] {
  const places: { start: number; end: number; named: NamedDish[] }[] = []
  for (const each of dishesNamedIn(clause)) {
    const last = places.at(-1)
    if (last && each.start < last.end) {
      last.named.push(each)
      last.end = Math.max(last.end, each.end)
    } else places.push({ start: each.start, end: each.end, named: [each] })
  }
  return places
}

/** The places that a refusal at the end of `from` letters takes in: the first, and the list that it opens. */
function listAt(clause: string, places: readonly Place[], first: number): readonly Place[] {
  const found = places.slice(first, first + 1)
  const pending: Place[] = []
  for (const [at, next] of places.entries()) {
    const before = places[at - 1]
    if (at <= first || !before) continue
    const linked = link.exec(clause.slice(before.end, next.start))
    if (!linked) break
    pending.push(next)
    // A comma alone may begin the next thought: it counts once an "or" closes the list.
    if (!linked[1]) found.push(...pending.splice(0))
  }
  return found
}

const isQuiet = (gap: string) =>
  !/[,:;]/.test(gap) &&
  gap
    .split(/[^a-z]+/)
    .filter(Boolean)
    .every((word) => between.has(word) || cues.fillers.test(word))

function refusedPlaces(clause: string, places: readonly Place[]): ReadonlySet<Place> {
  const openings = [refusing, rejecting, weary].flatMap((words) =>
    [...clause.matchAll(words)].map(({ index, 0: { length } }) => index + length),
  )
  const ahead = openings.flatMap((from) => {
    const first = places.findIndex(({ start }) => start >= from)
    const place = places[first]
    return place && isQuiet(clause.slice(from, place.start)) ? listAt(clause, places, first) : []
  })
  const behind = places.filter(({ end, start }) => {
    const rest = clause.slice(end)
    const match = refusingBehind.exec(rest)
    return isNegated(clause, start) || (match !== null && closes.test(rest.slice(match[0].length)))
  })
  return new Set([...ahead, ...behind])
}

const remembered = new Map<string, readonly DishMention[]>()

/** As below; every turn of a conversation is read again with the next, so the mentions of a text are kept. */
export function readDishMentions(folded: string, language: Language): readonly DishMention[] {
  const key = `${language}/${folded}`
  const known = remembered.get(key)
  if (known) return known
  const mentions = mentionsIn(folded, language)
  if (remembered.size >= 400) remembered.clear()
  remembered.set(key, mentions)
  return mentions
}

/** Every dish that a text (folded) names, in order, each wanted or refused. */
function mentionsIn(folded: string, language: Language): DishMention[] {
  let passed = 0
  return clauses(folded, language).flatMap((clause) => {
    const offset = folded.indexOf(clause, passed)
    passed = offset + clause.length
    const places = placesOf(clause)
    const refused = places.length > 0 ? refusedPlaces(clause, places) : new Set()
    return places.flatMap((place) =>
      place.named.map(({ dish, start, end }) => ({
        dish,
        at: offset + start,
        end: offset + end,
        wanted: !refused.has(place),
      })),
    )
  })
}
