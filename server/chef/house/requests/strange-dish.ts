import { nameIndex } from '#server/food/name-index.ts'
import { languages } from '#shared/languages.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import { fold } from './fold.ts'
import { isKnown } from './typos.ts'

/** What people say before the name of a dish. */
const openers = new Set(
  "please can could may you make cook do prepare fix me us a an some the i i'd id would like love want wanna need to have eat we fancy hi hello hey give recipe tonight today how about what bonjour salut bonsoir je j' voudrais aimerais veux voudrions on nous moi un une des du d' de la le les l' s'il te vous plait svp stp fais faites faire peux tu pouvez prepare prepare-moi fais-moi recette envie ai hola buenas quiero quisiera queremos gustaria hazme haz hacer prepara preparame una unos unas receta del el los las puedes me apetece hallo hi bitte mach mache machst koch koche kannst du mir uns ein eine einen einmal ich mochte hatte hatten will wollen wir gern gerne rezept der die das den".split(
    ' ',
  ),
)

/** Where the name ends and the wishes begin. */
const enders =
  /^(for|pour|pr|para|pa|fur|with|w\/|avec|con|mit|without|sans|sin|ohne|in|en|within|but|mais|pero|aber|tonight|today|please|svp|stp|bitte|heute|ce|esta|tomorrow|vegan|vegane|vegano|vegana|und|for\d+|x\d+|\d.*)$/

/** Small words that stand inside a name: coq au vin, pollo a la brasa, toad in the hole. */
const links =
  /^(a|au|aux|al|alla|all|la|le|les|l|de|del|di|du|des|d|e|et|y|and|n|und|vom|nach|the|of|style|art)$/

const sweet =
  /(torte|kuchen|cakes?|tartas?|tartes?|gateau|pies?|puddings?|kekse?|platzchen|cookies?|schnitten?|kranz|stollen|pastel|dulces?|postre|dessert|buns?|brioche|creme|eis)$/
const drink =
  /(cocktails?|drinks?|sours?|fizz|punch|spritz|collins|coolers?|slings?|shots?|schorle|limonade|latte)$/

const article = /^(an?|some|une?|des|una|unos|unas|eine?n?|recipe|recette|receta|rezept|for|de|d')$/
const guests =
  /^(x ?\d|\d+ ?(p|pp|pers|ppl|people|persona|personne|leute|portion|raciones|servings|guests|x|$)|(for|pour|pr|para|pa|fur) (\d|us|me|two|three|four|five|six|eight|ten|nous|moi|deux|trois|quatre|cinq|huit|dix|nosotr|mi|dos|tres|cuatro|cinco|seis|ocho|diez|uns|mich|zwei|drei|vier|funf|sechs|acht|zehn))/
/** Words that only sound like a name here: greetings, verbs, and what stands for "something". */
const noDish =
  /^(moin|servus|gruezi|hej|yo|smth|sumthing|sth|stuff|truc|bidule|idee|idea|cosa|whats|quedan|sobr\w*|sera|seremos|somos|hazla|cherche|ramasse|sorry|perdon|pardon|quatsch|doch|jetzt|estudiante|etudiant|papilla|mocktail|gouter|merienda|grillabend|grillparty|grillfest|picknick|picnic|barbecue|barbacoa|lunchbox|brotdose|fiambrera)$/

/** Good things that the larder does not keep. */
const notInTheLarder =
  /^(lotte|raie|rouget|lapin|rabbit|conejo|kaninchen|hase|liebre|wild|gibier|venison|ciervo)$/

const isFood = (word: string) =>
  notInTheLarder.test(word) || languages.some((language) => nameIndex(language).words.has(word))

/** The name of a dish that nobody here has heard of, in the guest's own words, and what kind of thing it sounds like. */
export function strangeDish(text: string): { name: string; dishType: DishType | null } | null {
  const [clause = ''] = text.trim().split(/[,.;:!?()\n]| [-–] /)
  const tokens = clause.replace(/['’]/g, "' ").split(/\s+/).filter(Boolean)
  const plain = tokens.map((token) => fold(token).replace(/[^a-z0-9'/-]/g, ''))
  let from = 0
  while (from < tokens.length && openers.has(plain[from] ?? '')) from += 1
  if (/^(recipe|recette|receta|rezept)$/.test(plain[from - 1] ?? '') && enders.test(plain[from] ?? ''))
    from += 1
  while (from < tokens.length && openers.has(plain[from] ?? '')) from += 1
  const length = plain.slice(from).findIndex((word) => enders.test(word))
  const words = plain.slice(from, length === -1 ? undefined : from + length)
  if (words.length === 0 || words.length > 5 || words.some((word) => noDish.test(word))) return null
  const strange = (word: string) =>
    word.replace(/[^a-z]/g, '').length >= 4 &&
    !/[b-df-hj-np-tv-z]{5}/.test(word) &&
    !isKnown(word) &&
    !isFood(word)
  if (!words.some((word) => strange(word) || notInTheLarder.test(word))) return null
  if (!words.every((word) => strange(word) || links.test(word.replace(/'$/, '')) || isFood(word))) return null
  // A word nobody knows is taken for a dish only where people name one: behind an article, before a number of guests,
  // in the manner of something, or alone with a capital.
  const next = plain.slice(from + words.length, from + words.length + 2).join(' ')
  const asked = article.test(plain[from - 1] ?? '') || guests.test(next)
  const manner = words.slice(1).some((word) => /^(a|au|aux|al|alla|alla)$/.test(word))
  const alone =
    from === 0 && words.length === tokens.length && /^\p{Lu}/u.test(tokens[0] ?? '') && clause === text.trim()
  if (!asked && !manner && !alone) return null
  const name = tokens
    .slice(from, from + words.length)
    .join(' ')
    .replace(/' /g, "'")
  const last = words.filter((word) => !links.test(word)).join(' ')
  return {
    name,
    dishType:
      sweet.test(last) || sweet.test(words[0] ?? '') ? 'Desserts' : drink.test(last) ? 'Cocktails' : null,
  }
}
