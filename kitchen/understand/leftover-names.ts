import type { Language } from '#shared/constants/languages.ts'
import { isSeasoning } from '../lexicon/facts.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { matches } from '../lexicon/may-match.ts'
import type { Dish } from '../recipes/dish.ts'
import { dishesNamedIn } from '../recipes/dish-names.ts'
import { isCookedAlready } from './cooked-already.ts'
import { fold } from '../lexicon/text/fold.ts'
import { usesUp } from './use-up.ts'
import { anyOf, anyFree } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('leftover-names')

/** "Von gestern", "de ayer": the food is left over, and nothing is told of yesterday. */
const fromYesterday: readonly (readonly [RegExp, string])[] = [
  // "I left the rice out all night": nobody wants the dish without rice.
  [
    /(?<![a-z])(?:left|forgot|leaving) ([^.!?,;]{2,50}?) out (?=on |all |over ?night|of the fridge|since |for \d|in )/g,
    'had $1 standing ',
  ],
  [
    /(?<![a-z])(?:me |he |hemos |ha )?(?:dej[aeo]|dejamos|dejado|dejaron) ([^.!?,;]{2,40}?) fuera (?=de la nevera|del frigo|del refri|de la heladera|toda|anoche|desde|en la|por la)/g,
    'tenia $1 ',
  ],
  [
    /(?<![a-z])(?:dej[aeo]|dejamos|dejado|dejaron) fuera (?=[^.!?,;]{2,40} (?:toda|de la nevera|del frigo|anoche|desde))/g,
    'estuvo ',
  ],
  [
    /(?<=[a-z] )(?:von (?:vor)?gestern(?: abend)?|vom vortag|vom vorabend|vo[nm] (?:samstag|sonntag))(?![a-z])/g,
    'ubrig',
  ],
  [/(?<=[a-z] )de (?:ayer|anoche|anteayer|antes de ayer)(?![a-z])/g, 'ya hecho'],
  [/(?<=[a-z] )d'(?:avant[- ]?)?hier(?: soir| midi)?(?![a-z])(?! reste)/g, 'deja cuit'],
  [/(?<=[a-z] )from (?:yesterday|last night|the night before)(?![a-z])/g, 'left over'],
]

/** "There's turkey left from Christmas": what is left of a feast is cooked; a turkey for Christmas is not. */
const fromFeast: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=(?<![a-z])(?:left[- ]?overs?|left|rest of|use up|got|there's)(?![a-z])[^.!?;]{0,40} )from (?:(?:the )?(?:sunday|weekend|christmas|easter|thanksgiving|boxing day|barbecue|bbq|party|roast|deli))(?: (?:roast|lunch|dinner|day))?(?![a-z])/g,
    'left over',
  ],
  [
    /(?<=(?<![a-z])(?:restes?|restent|finir)(?![a-z])[^.!?;]{0,40} )(?:de (?:noel|paques|dimanche|samedi)|du (?:reveillon|barbecue|repas|week-end))(?![a-z])/g,
    'deja cuit',
  ],
  [
    /(?<=(?<![a-z])(?:queda|quedo|quedaron|quedan|sobr[a-z]+|restos)(?![a-z])[^.!?;]{0,40} )(?:de (?:navidad|nochebuena|la cena|la comida|la barbacoa|la fiesta|la parrillada)|del (?:domingo|sabado|asado))(?![a-z])/g,
    'ya hecho',
  ],
  [
    /(?<=(?<![a-z])(?:reste?|ubrig|noch|hab|habe|haben)(?![a-z])[^.!?;]{0,40} )vo[nm] (?:weihnachten|ostern|festessen|grillen|grillabend|mittag|wochenende|sonntagsbraten)(?![a-z])/g,
    'ubrig',
  ],
]

const birds: Readonly<Record<string, string>> = {
  chicken: 'cooked-chicken',
  poulet: 'cooked-chicken',
  pollo: 'cooked-chicken',
  hahnchen: 'cooked-chicken',
  huhn: 'cooked-chicken',
  hendl: 'cooked-chicken',
  duck: 'cooked-duck',
  canard: 'cooked-duck',
  pato: 'cooked-duck',
  ente: 'cooked-duck',
  turkey: 'cooked-turkey',
  dinde: 'cooked-turkey',
  pavo: 'cooked-turkey',
  pute: 'cooked-turkey',
  beef: 'cooked-beef',
  boeuf: 'cooked-beef',
  res: 'cooked-beef',
  ternera: 'cooked-beef',
  rinder: 'cooked-beef',
  pork: 'cooked-pork',
  porc: 'cooked-pork',
  cerdo: 'cooked-pork',
  schweine: 'cooked-pork',
  lamb: 'cooked-lamb',
  agneau: 'cooked-lamb',
  cordero: 'cooked-lamb',
  lamm: 'cooked-lamb',
  carne: 'cooked-beef',
}

const plainly = (id: string, language: Language) => fold(findIngredientById(id)?.names[language].one ?? '')

/** That it is there, or bought as it is; nobody orders what is called so. */
const inHand = anyOf(lists('in-hand'))

/** A bird or a joint by what was done to it before: "roast chicken", "pollo rostizado", "Brathähnchen". */
const roasted = anyFree(lists('roasted'), 'g')

/** Joints that do not say of which animal they are, and what the language takes them for. */
const joints =
  /(?<![a-z])(?:(?<half>half an?|(?:eine?n? )?halbe[nrs]?|(?:une? )?demi[- ]?|medi[oa]) ?)?(?:(?:sunday )?roast(?: meat| joint)?(?= (?:left|from|meat|that))|(?<=(?:left[- ]?over|rest of the) )(?:sunday )?roast(?! [a-z]*(?:chicken|duck|turkey|beef|pork|lamb|veg|potato))|(?:sonntags|fest|krusten)?(?<!(?:rinder|schweine|lamm|kalbs|hack|sauer|leber|vorgegarter) ?)braten|(?<=restes? (?:de |du |d'un )|demi[- ])roti(?! de (?:porc|boeuf|veau|dinde|dindon|agneau)))(?![a-z])/g
const jointOf: Readonly<Record<Language, string>> = {
  en: 'cooked-beef',
  fr: 'cooked-beef',
  es: 'cooked-beef',
  de: 'cooked-pork',
}

/** Mash that is there; mash that somebody wants is made of potatoes. */
const mash = anyOf(lists('mash'), 'g')
const leftBefore =
  /(?<![a-z])(?:left[- ]?overs?(?: of)?|left[- ]?over [a-z -]{3,30} (?:and|with|\+)(?: some)?|reste de [a-z ]{3,20} et (?:de |de la )?|rest [a-z ]{3,20} und|cold|the rest of the|remains of(?: the)?|restes? (?:de |d'|du |de la )|il (?:me |nous )?reste (?:un peu )?(?:de |de la )|sobr[a-z]+(?: de| un poco de| algo de)?|quedo(?: un poco de| algo de)?|queda (?:un poco de |algo de )|restos de|restliche[nrs]?|ubrige[nrs]?|rest(?:e)?(?: vom| von)?) ?$/
const leftBehind =
  /^ ?,? ?(?:left[- ]?overs?|left|ubrig|deja (?:faite?|cuite?)|qui reste|ya hech[oa]|que (?:sobr|qued)[a-z]+|sobrante)(?![a-z])/

/** What a dish that is left over is above all: the beef of a stew, or dumplings. */
const heartOf = ({ wants = [], alone = [], template }: Dish): string | null =>
  /^(?:breadDumplings|potatoBalls|dumplings)$/.test(template)
    ? 'cooked-dumpling'
    : ([...wants, ...alone].flatMap((id) => cookedForm(id) ?? [])[0] ?? null)

/** What a dumpling is of stands before it in one word, and is no food beside it. */
const ofDumplings = /(?:semmel|brot|kartoffel|servietten|speck|spinat|kase) ?$/

/** The same food as it is once it was cooked, or null where it has no name of its own. */
export function cookedForm(id: string): string | null {
  const food = findIngredientById(id)
  if (!food || (food.category !== 'meat' && food.category !== 'poultry') || id.startsWith('cooked-'))
    return null
  // Ham, bacon and what is dried or salted are eaten as they are bought.
  if (isSeasoning(food) || /liver|smoked/.test(id)) return null
  return [food.species, food.animal].map((each) => `cooked-${each}`).find(findIngredientById) ?? null
}

/** What half a bird or half a joint comes to without its bones, and a whole one. */
const grams = (half: string | undefined, whole: string | undefined) =>
  half === undefined ? (whole === undefined ? '' : '700 g ') : '350 g '

/** From a counter, not from this oven. */
const fromShop =
  /^ ?,? ?(?:from the (?:deli|shop|supermarket|takeaway)|du (?:traiteur|marche|supermarche)|de chez le traiteur|(?:deja )?achetee?|del? (?:la )?(?:super|supermercado|rosticeria|polleria|asador)|comprado|vo[mn] (?:imbiss|hendlstand|grillstand|supermarkt|wagen|markt)|gekauft)(?![a-z])/

function withRoasts(folded: string, language: Language): string {
  const isThere = (at: number, end: number) =>
    inHand.test(folded.slice(Math.max(0, at - 60), at)) ||
    leftBehind.test(folded.slice(end)) ||
    fromShop.test(folded.slice(end))
  return folded.replace(roasted, (words, ...rest) => {
    const { half, whole, ...animals } = rest.at(-1) as Record<string, string | undefined>
    const at = rest.at(-3) as number
    const animal = Object.values(animals).find((each) => each !== undefined) ?? ''
    const always = words.includes('rotisserie') || half !== undefined
    if (!always && !isThere(at, at + words.length)) return words
    return `${grams(half, words.includes('rotisserie') ? whole : undefined)}${plainly(birds[animal] ?? '', language)}`
  })
}

const left = anyOf(lists('left'))

/** "Zucchinischwemme", "Käserest": the food and how much there is of it. */
const glut = /(?<![a-z])([a-z]{4,}?)(?:n|s|en)?(?:schwemme|uberschuss|flut)(?![a-z])/g
const rest =
  /(?<![a-z])(?!puten|enten|lamm|hahnchen|puree|rindfleisch)([a-z]{4,}?)(?:s)?(?:reste?n?)(?![a-z])/g

/** Sold soft in tins and bags, for a pozole. */
const precookedCorn = /(?<!harina de )(?<![a-z])maiz (?:(?:pozolero|blanco) )?precocido(?![a-z])/g

/** In a Spanish larder that holds tortillas, they are of maize. */
const mexicanTortillas: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=(?<![a-z])(?:tengo|tenemos|hay|qued[a-z]+|sobr[a-z]+)(?![a-z])[^.!?]{0,60} )tortillas(?: duras| viejas)?(?! (?:de |frances|espanol|rellen))(?![a-z])/g,
    'tortillas de maiz',
  ],
]

/** "Leeks and eggs, quick tea": a meal, and nothing to drink. */
const teaTime = /(?<=(?:^|[.,;!?] |for |quick |easy |our |the kids' ))tea(?= (?:for|tonight)|\W*$)/g

/** With tortillas, salsa verde is the one of tomatillos, and it comes out of a jar. */
const greenSalsa = /(?<!en )(?<![a-z])salsa verde(?! (?:italian|mexican))(?![a-z])/g
const mexican = /tortilla|totopo|enchilad|chilaquil|taco|nacho/

/** A turn in which what is there cooked has the plain name of what it is: "half a roast chicken", "the rest of the goulash". */
export function withLeftovers(text: string, language: Language): string {
  const plain = [...mexicanTortillas, ...fromYesterday, ...fromFeast].reduce(
    (all, [words, said]) => all.replace(words, said),
    text,
  )
  const told = language === 'en' && usesUp(plain) ? plain.replace(teaTime, 'dinner') : plain
  const dated = (
    language === 'de' ? told.replace(glut, 'jede menge $1').replace(rest, 'rest $1') : told
  ).replace(precookedCorn, 'maiz pozolero ya cocido')
  const salsa = plainly('green-salsa', language)
  const folded = withRoasts(mexican.test(dated) ? dated.replace(greenSalsa, salsa) : dated, language)
  if (!matches(left, folded) && !mash.test(folded)) return folded
  mash.lastIndex = 0
  const mashed = folded.replace(mash, (words, at: number) =>
    leftBefore.test(folded.slice(0, at)) || leftBehind.test(folded.slice(at + words.length))
      ? plainly('mashed-potato', language)
      : words,
  )
  const jointed = matches(left, mashed)
    ? mashed.replace(
        joints,
        (_words, half: string | undefined) =>
          `${half === undefined ? '' : '400 g '}${plainly(jointOf[language], language)}`,
      )
    : mashed
  return withLeftoverDishes(jointed, language)
}

/** Named plainly already. */
const isPlain = /(?:ready-(?:cooked|made)|vorgegarte[rsn]?|fertige) [a-z]+$/

function withLeftoverDishes(folded: string, language: Language): string {
  let text = folded
  for (const { dish, start, end } of dishesNamedIn(folded).toReversed()) {
    const heart = heartOf(dish)
    const before = folded.slice(0, start)
    const from = heart === 'cooked-dumpling' ? before.replace(ofDumplings, '').length : start
    if (
      heart === null ||
      isPlain.test(folded.slice(0, end)) ||
      !isCookedAlready(folded, { start: from, end })
    )
      continue
    text = `${text.slice(0, from)}${plainly(heart, language)}${text.slice(end)}`
  }
  return text
}
