import { findIngredients } from '../lexicon/find.ts'
import { nameIndex } from '../lexicon/name-index.ts'
import { languages } from '#shared/constants/languages.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import { fold } from '../lexicon/text/fold.ts'
import { isMealOrMachine } from './meals.ts'
import { unstocked } from './unstocked.ts'
import { isKnown } from './typos.ts'
import { asksWhatToCook } from './what-to-cook.ts'
import { unjoin } from '../lexicon/text/unjoin.ts'
import { describing, noDishes, wishOpeners, wishVerbs } from './wish-words.ts'

/** Where the name ends and the wishes begin. */
const enders =
  /^(for|pour|pr|para|pa|fur|with|w\/|avec|con|mit|without|sans|sin|ohne|in|en|within|but|mais|pero|aber|tonight|today|like|comme|como|wie|please|svp|stp|bitte|heute|ce|esta|tomorrow|veille|avance|vispera|antelacion|vortag|vorabend|voraus|maybe|perhaps|rather|instead|quizas?|mejor|vielleicht|lieber|plutot|environ|kilos?|kg|livres?|pfund|pounds?|vegan|vegane|vegano|vegana|und|for\d+|x\d+|\d.*)$/

/** Small words that stand inside a name: coq au vin, pollo a la brasa, toad in the hole. */
const links =
  /^(a|au|aux|al|alla|all|la|le|les|l|de|del|di|du|des|d|e|et|y|and|n|und|vom|nach|the|of|style|art)$/

const sweet =
  /(torte|kuchen|cakes?|tartas?|tartes?|gateau|pies?|puddings?|kekse?|platzchen|cookies?|schnitten?|kranz|stollen|pastel|dulces?|postre|dessert|buns?|brioche|creme|eis)$/
const drink =
  /(cocktails?|drinks?|sours?|fizz|punch|spritz|collins|coolers?|slings?|shots?|schorle|limonade|latte)$/

/** "A kilo of carrots" is an amount of something, and no dish. */
const anAmount =
  /^(?:(?:\d[\d.,/]*|half|an?|une?|un|una|ein|demi|medio|halbes|couple|some) )*(?:(?:k?g|kilos?|grams?|grammes?|gramos?|pounds?|lbs?|ounces?|oz|lit(?:er|re|ro)s?|ml|cl|livres?|bags?|sacks?|tins?|cans?|box(?:es)?|packets?|jars?|bunch(?:es)?|heads?|sachets?|paquets?|boites?|bottes?|bolsas?|latas?|paquetes?|manojos?) (?:of |de |d'|du |des )|(?:kilo|pfund|gramm|liter|bund|packung(?:en)?|packchen|dosen?|beutel|netz|sack) (?!of ))/

/** "I have a cold and a long shift" says what is the matter, and orders nothing. */
const isPossession =
  /^(?:(?:and|so|but|et|mais|y|pero|und|aber) )*(?:(?:i|we)(?: have(?: got)?| got|'?ve(?: got)?)|j' ?ai|on a|nous avons|tengo|tenemos|(?:ich|wir) (?:hab|habe|haben)) (?!to |envie|ganas|lust|appetit|hunger auf|antojo|(?:a |an )?(?:craving|idea)|(?:been |always )*want|entendu|lu |vu |oido|leido|gehort|gelesen|heard|read |seen |never|noch nie|jamais|nunca)/

const article = /^(an?|some|une?|des|una|unos|unas|eine?n?|recipe|recette|receta|rezept|for|de|d')$/
const guests =
  /^(x ?\d|\d+ ?(p|pp|pers|ppl|people|persona|personne|leute|portion|raciones|servings|guests|x|$)|(for|pour|pr|para|pa|fur) (\d|us|me|two|three|four|five|six|eight|ten|nous|moi|deux|trois|quatre|cinq|huit|dix|nosotr|mi|dos|tres|cuatro|cinco|seis|ocho|diez|uns|mich|zwei|drei|vier|funf|sechs|acht|zehn))/
const isFood = (word: string) =>
  unstocked(word).length > 0 || languages.some((language) => nameIndex(language).words.has(word))

/** "Ich will vorkochen" says what somebody will do, and names no dish. */
const ofDoing = /^[a-z]+(?:kochen|backen|braten|grillen|garen|essen|machen|brutzeln|frieren)$/

const isStrange = (word: string) =>
  word.replace(/[^a-z]/g, '').length >= 4 &&
  !/[b-df-hj-np-tv-z]{5}/.test(word) &&
  !isKnown(word) &&
  !isFood(word) &&
  !ofDoing.test(word) &&
  !ofACourse.test(word)

/** A food at the head of a German compound: Himbeer, Schweine, Zitronen. */
const namesFood = (head: string) =>
  head.split('-').some((part) => part.length > 2 && findIngredients(part, 'de').length > 0)

/** The end of a German compound that names a kind of dish: Kasnudeln are noodles, though nobody knows which. */
const strangeCompound = (word: string) => {
  const [head = '', tail] = unjoin(word).split(' ')
  return (
    tail !== undefined && !isKnown(word) && isStrange(head) && !namesFood(head) && !everydayHeads.test(head)
  )
}

/** Of lemons and a course nobody makes a name: Zitronendessert, Reisgericht. */
const ofACourse =
  /^(.{3,})(dessert|nachtisch|nachspeise|gericht|pfanne|essen|cocktail|drink|getrank|saft|snack)s?$/

/** What makes a cake a birthday cake is no name of its own. */
const everydayHeads =
  /^(geburtstag|hochzeit|sonntag|feiertag|alltag|sommer|winter|herbst|fruhling|weihnacht|oster|party|grill|familie|kinder|studenten|single|lieblings?|fest|feier|abend|mittag|fruhstuck|buro|haus|oma|opa|mama|blech|topf|pfanne|ofen|blitz|schnell|diat|fitness|protein|garten|land|bauern|wohlfuhl|seelen|rest|vorrat|dessert|tassen|gute|schicht|rohkost|sattmacher|kater|knoll)/

interface Stranger {
  name: string
  /** A German compound whose end names the kind: Kasnudeln. */
  isKind: boolean
  dishType: DishType | null
}

/** "Surtout pas allumer le four" names no dish. */
const denial = /^(?:pas|plus|jamais|surtout|not|never|don't|no|nunca|nicht|nie|kein[a-z]*)$/

/** What one clause asks for, up to where its wishes begin. */
interface Request {
  tokens: readonly string[]
  from: number
  words: readonly string[]
  /** Whether it stands where people name a dish: as the object of a wish, behind an article, before guests. */
  isFramed: boolean
  isAlone: boolean
  named: boolean
  /** Whether an article or a verb of wishing stands before it. */
  isOrdered: boolean
}

const isLeadUp = (word: string) => links.test(word.replace(/'$/, '')) || article.test(word)

function requestIn(clause: string, isWhole: boolean): Request | null {
  if (asksWhatToCook(clause)) return null
  const tokens = clause.replace(/['’]/g, "' ").split(/\s+/).filter(Boolean)
  const plain = tokens.map((token) => fold(token).replace(/[^a-z0-9'/-]/g, ''))
  // "The kids want rice krispie treats": the name stands behind what others want.
  let from = plain.findIndex((word) => /^(?:wants?|veulent|quieren)$/.test(word)) + 1
  let verb = from > 0
  while (from < tokens.length) {
    const word = plain[from] ?? ''
    if (wishVerbs.has(word)) verb = true
    else if (!wishOpeners.has(word) && !(verb && enders.test(word) && wishOpeners.has(plain[from + 1] ?? '')))
      break
    from += 1
  }
  const isAfterVerb = verb
  const length = plain.slice(from).findIndex((word) => enders.test(word))
  const words = plain.slice(from, length === -1 ? undefined : from + length)
  // German puts the verb last: "ich möchte Saumagen kochen".
  while (words.length > 1 && wishVerbs.has(words.at(-1) ?? '')) {
    words.pop()
    verb = true
  }
  // "Un rôti de bœuf d'un kilo": what led up to the amount is no part of the name.
  while (words.length > 1 && isLeadUp(words.at(-1) ?? '')) words.pop()
  if (
    words.length === 0 ||
    words.some((word) => noDishes.has(word) || isMealOrMachine(word) || denial.test(word))
  )
    return null
  if (anAmount.test(`${plain.slice(from).join(' ')} `) || isPossession.test(plain.join(' '))) return null
  const named = article.test(plain[from - 1] ?? '')
  // A word nobody knows is taken for a dish only where people name one: as the object of a wish, behind an article,
  // before a number of guests, in the manner of something, or alone with a capital.
  const next = plain.slice(from + words.length, from + words.length + 2).join(' ')
  const manner = words.slice(1).some((word) => /^(a|au|aux|al|alla|alla)$/.test(word))
  const isAlone = from === 0 && words.length === tokens.length && isWhole
  const polite = /^(please|pls|bitte|svp|stp|s'|porfa|por favor)/.test(next)
  const isFramed = named || guests.test(next) || polite || manner || verb
  return { tokens, from, words, isFramed, isAlone, named, isOrdered: named || isAfterVerb }
}

/** The words of a request as they were written. */
const asWritten = ({ tokens, from, words }: Request) =>
  tokens
    .slice(from, from + words.length)
    .join(' ')
    .replace(/' (?!s(?![a-z]))/g, "'")
    .replace(/' s(?![a-z])/g, "'s")

/** The strange name that one clause asks for. */
function strangerIn(clause: string, isWhole: boolean, mustBeOrdered: boolean): Stranger | null {
  const request = requestIn(clause, isWhole)
  if (!request || request.words.length > 6 || (mustBeOrdered && !request.isOrdered)) return null
  const { tokens, words, named } = request
  const tells = (word: string) =>
    (isStrange(word) && (!describing.test(word) || (named && words.length === 1))) || strangeCompound(word)
  if (!words.some(tells) || words.some((word) => /'s$/.test(word))) return null
  const fits = (word: string) =>
    isStrange(word) || links.test(word.replace(/'$/, '')) || isFood(word) || strangeCompound(word)
  if (!words.every(fits)) return null
  const alone = request.isAlone && /^\p{Lu}/u.test(tokens[0] ?? '')
  if (!request.isFramed && !alone) return null
  const last = words.filter((word) => !links.test(word)).join(' ')
  return {
    name: asWritten(request),
    isKind: words.some(strangeCompound),
    dishType:
      sweet.test(last) || sweet.test(words[0] ?? '') ? 'Desserts' : drink.test(last) ? 'Cocktails' : null,
  }
}

const clausesOf = (text: string) =>
  text
    .trim()
    .split(/[,.;:!?()¿¡\n]| [-–] /)
    .map((part) => part.trim())
    .filter(Boolean)

/** "Cheap lentils, it's the end of the month": what is to eat has been said, so a name behind it has to be asked for. */
const namesAFood = (clause: string) =>
  languages.some((language) => findIngredients(fold(clause), language).length > 0)

/** "Was mache ich daraus" asks something; no dish is called so. */
const asks = /^(?:was|wie|womit|wozu|what|how|which|que|qu'|quoi|comment|avec quoi|como|cual|con que) /

/** What is asked for by name, with words in it that no ordinary request holds. */
interface Unheard {
  name: string
  /** The name without its small words, folded. */
  folded: string
}

/**
 * A name whose words are neither foods nor what people say of food: "stargazy pie", "dead man's leg". `isCovered` says
 * which letters of the folded name the kitchen understands.
 */
export function unheardName(text: string, unfamiliar: (folded: string) => boolean): Unheard | null {
  const clauses = clausesOf(text)
  for (const [at, clause] of clauses.slice(0, 2).entries()) {
    if (/allerg|alerg|alérg|intol/i.test(clause)) continue
    const request = requestIn(clause, clause === text.trim().replace(/[.!?\s]+$/, ''))
    if (!request || request.words.length > 6 || !(request.isFramed || request.isAlone)) continue
    if (at > 0 && namesAFood(clauses[0] ?? '') && !request.isOrdered) continue
    const name = asWritten(request)
    const folded = fold(name)
    if (!asks.test(folded) && unfamiliar(folded)) return { name, folded }
  }
  return null
}

/** The name of a dish that nobody here has heard of, in the guest's own words, and what kind of thing it sounds like. */
export function strangeDish(text: string): Stranger | null {
  const parts = clausesOf(text)
  for (const [at, part] of parts.slice(0, 3).entries()) {
    const found = strangerIn(part, part === text.trim(), at > 0 && namesAFood(parts[0] ?? ''))
    if (found) return found
  }
  return null
}
