import { withMeals } from './meals.ts'
import { replaced } from '../lexicon/may-match.ts'
import { withPlainLists } from './list-joins.ts'

/** What guests write short, on folded text: diets above all, where a lost letter makes somebody ill. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\b(my|his|her|your|the|a) gf\b/g, '$1 girlfriend'],
  [/\b(my|his|her|your|the|a) bf\b/g, '$1 boyfriend'],
  [/(?<![a-z])w\/ ?(?:o|out)(?![a-z])/g, 'without'],
  [/(?<![a-z])w\/ ?(?=[a-z])/g, 'with '],
  [/(?<![a-z])s\/ ?(?=[a-z])/g, 'sin '],
  [/(?<![a-z])c\/ ?(?=[a-z])/g, 'con '],
  [/\bss (?=[a-z])/g, 'sans '],
  [/(?<![a-z])o(?:hn)?\. ?(?=[a-z]{2})/g, 'ohne '],
  [/\b(?:sin|sans|no|ohne|without|zero|cero|0) glut\b/g, 'gluten free'],
  [/\b(?:sin|sans|no|ohne|without|zero|cero|0) (?:lact|lakt)\b/g, 'lactose free'],
  [/\b(?:without|zero|cero|0) lactos[ea]\b/g, 'lactose free'],
  [/\b(gluten|lactose|laktose|alkohol|zucker|milch|nuss)[- ]?fr(?:\.|\b)/g, '$1 frei'],
  [/\b(non|no|sans|sin|ohne|without)[- ]alc(?:\.|\b)/g, '$1 alcohol'],
  [/\balc[- ]?free\b/g, 'alcohol free'],
  [/\balk(?:\.|[- ])?frei/g, 'alkoholfrei'],
  [/(?<![a-z])gf(?![a-z])/g, 'gluten free'],
  [/(?<![a-z])df(?![a-z])/g, 'dairy free'],
  [/(?<![a-z])lf(?![a-z])/g, 'lactose free'],
  [/(?<![a-z])sg(?![a-z])/g, 'sin gluten'],
  [/(?<![a-z])sl(?![a-z])/g, 'sin lactosa'],
  [/(?<=(?:gluten|dairy|lactose) free[ ,+/&]{1,3}(?:and )?)nf(?![a-z])/g, 'nut free'],
  [/(?<![a-z])vgn(?![a-z])/g, 'vegan'],
  // Written as it is spoken: "jai du riz", "nen Kuchen", "n Kilo".
  [/(?<![a-z'])jai(?![a-z])/g, "j'ai"],
  [/(?<![a-z'])cest(?![a-z])/g, "c'est"],
  [/(?<![a-z'])jsuis(?![a-z])/g, 'je suis'],
  [
    /(?<![a-z])(went|going|goes|go|gone|drives? (?:me|us|him|her)) (?:completely |absolutely )?nuts(?![a-z])/g,
    '$1 wild',
  ],
  [
    /(?<=(?:gluten|dairy|lactose) free[ ,+/&]{1,3}(?:and )?)veg(?![a-z])|(?<![a-z])veg(?=[ ,+/&]{1,3}(?:and )?(?:gluten|dairy|lactose) free)/g,
    'vegetarian',
  ],
  [/(?<![a-z])vg(?![a-z])/g, 'vegan'],
  [/(?<![a-z'])v(?= ?[+&/,] ?(?:gluten|dairy|lactose) free)/g, 'vegetarian'],
  [/(?<![a-z])cmpa?(?![a-z])/g, "cow's milk protein allergy"],
  [/(?<![a-z])a\.?p\.?l\.?v\.?(?![a-z])/g, 'allergie aux proteines de lait'],
  // "One is allergic to nuts, the other to milk": one list of what nobody may get.
  [
    /(?:,| and| et| y| und| e){1,4} (?:the other|another|someone else|l'autre|un autre|une autre|(?:el |la |un |una )?otr[oa]|(?:der|die|ein|eine) andere[rn]?|wer anders)(?: one| guest| person| invite| gast| invitad[oa])?(?:'s| is| est| es| ist)?(?: allergic| allergique| alergic[oa]| allergisch)? (?=(?:to)\b)/g,
    ', allergic ',
  ],
  [
    /(?:,| and| et| y| und| e){1,4} (?:the other|another|someone else|l'autre|un autre|une autre|(?:el |la |un |una )?otr[oa]|(?:der|die|ein|eine) andere[rn]?|wer anders)(?: one| guest| person| invite| gast| invitad[oa])?(?:'s| is| est| es| ist)?(?: allergic| allergique| alergic[oa]| allergisch)? (?=(?:gegen|auf)\b)/g,
    ', allergisch ',
  ],
  [
    /(?:,| and| et| y| und| e){1,4} (?:the other|another|someone else|l'autre|un autre|une autre|(?:el |la |un |una )?otr[oa]|(?:der|die|ein|eine) andere[rn]?|wer anders)(?: one| guest| person| invite| gast| invitad[oa])?(?:'s| is| est| es| ist)?(?: allergic| allergique| alergic[oa]| allergisch)? (?=(?:al)\b)/g,
    ', alergico ',
  ],
  [
    /(?:,| and| et| y| und| e){1,4} (?:the other|another|someone else|l'autre|un autre|une autre|(?:el |la |un |una )?otr[oa]|(?:der|die|ein|eine) andere[rn]?|wer anders)(?: one| guest| person| invite| gast| invitad[oa])?(?:'s| is| est| es| ist)?(?: allergic| allergique| alergic[oa]| allergisch)? (?=(?:aux?|a)\b)/g,
    ', allergique ',
  ],
  [
    /(?:,| and| et| y| und| e){1,4} (?:the other|another|someone else|l'autre|un autre|une autre|(?:el |la |un |una )?otr[oa]|(?:der|die|ein|eine) andere[rn]?|wer anders)(?: one| guest| person| invite| gast| invitad[oa])?(?:'s| is| est| es| ist)?(?: allergic| allergique| alergic[oa]| allergisch)? (?=(?:keine?n?)\b)/g,
    ' and ',
  ],
  [/\b(flour|sugar|egg|dairy|meat|nut|wheat|gluten|milk|butter)less\b/g, '$1 free'],
  [/\b(mehl|zucker|milch|butter)los(?:e[rsnm]?)?\b/g, 'ohne $1'],
  // Dialect and haste.
  [/\bohn[ie]\b/g, 'ohne'],
  [
    /\bkei(?:s|ni)?\b|(?<=\b(?:isst|iss|essed|asse|esse|mag|mog|bruch|wott|will) )(?:kes|koan?|koi)\b/g,
    'kein',
  ],
  [/(?<=\b(?:isst|iss|essed|asse|esse) )(?:nut|nud|nix) mit\b/g, 'nichts mit'],
  // "Mein Onkel hat was mit Nüssen".
  [
    /\b(hat|habe|haben) (?:da )?(?:was|etwas|so was|so ein ding|ein thema|ein problem|probleme) mit (?:den |der )?(?=(?:\w*nuss\w*|milch\w*|eiern?|gluten|weizen|fisch|soja|sesam|senf|sellerie|laktose|krebstieren|meeresfruchten)\b)/g,
    '$1 eine allergie gegen ',
  ],
  // "She's got a nut thing": an allergy, said lightly.
  [
    /\b((?:tree[- ]?)?nuts?|peanuts?|dairy|milk|lactose|eggs?|gluten|wheat|fish|shellfish|seafood|prawns?|soya?|sesame|mustard|celery|lupin) (?:things?|issues?)(?= *(?:$|[,.;:!?)]|so|and|but|going|or|for))/g,
    '$1 allergy',
  ],
  [/(?<!\d ?)\b(?:g|jai|j ai)(?= (?:pas?|plus|une?|des?|d')\b)/g, "j'ai"],
  [/(?<=\b(?:ai|aime|mange|veux|veut|a|met|mets|suis|peux|peut|bois|est) )pa\b/g, 'pas'],
  [/\bya(?= (?:plus|pas|pa|des?)\b)/g, 'y a'],
  [/\bj(?:aime|m) pas?\b/g, "j'aime pas"],
  // Spanish "I am" is no soya.
  [
    /\bsoy (?=alerg|celiac|intoler|vegan|vegetarian|(?:muy|mucho|fan|de|del|el|la|un|una|yo|poco|algo|bastante|tan)\b)/g,
    'yo ',
  ],
  [
    /(?<=^|[,.] |\b(?:pasta|pizza|cake|soup|curry|salad|stew) )wo (?=(?:the |any )?[a-z]+s?\b)(?!wo (?:ist|sind|ich|gibt|kann))/g,
    'without ',
  ],
  // "Without lactose, my son is intolerant": the reason adds nothing, and is no allergy to what stands before.
  [
    /\b((?:lactose|gluten)[- ]free|(?:without|no) (?:lactose|gluten)|sans (?:lactose|gluten)|sin (?:lactosa|gluten)|ohne (?:laktose|gluten)|(?:laktose|gluten)frei[a-z]*),? (?:(?:because|as|since|cos|car|parce que|puisque|que|porque|ya que|pues|weil|da|denn) )?(?:(?:my|mon|ma|mes|mi|mis|mein[a-z]*|one|un|una|une|ein[a-z]*|la|le|el|die|der) )?(?:[a-z']+ ){0,3}intoleran[a-z]*(?: ist| sind)?/g,
    '$1',
  ],
  // An apostrophe left out: "shes turning five".
  [/\b(she|he|that|there|who|what|where|here)s(?= [a-z])/g, "$1's"],
  [/\b(they|you)re(?= [a-z])/g, "$1're"],
  [/\b(they|you|we|i)ve(?= [a-z])/g, "$1've"],
  // Months and weeks of a pregnancy are no child's.
  [/\b(?:\d{1,2}|[a-z]+) (?:and a half )?(?:months?|weeks?)(?: and a half)? pregnant\b/g, 'pregnant'],
  [
    /\b(enceinte|embarazada|schwanger) (?:de|in der|im|seit) (?:\d{1,2}\.?|[a-z]+) (?:mois|semaines|meses|semanas|monate?n?|woche?n?|ssw)\b/g,
    '$1',
  ],
  [/\b(?:im|in der) (?:\d{1,2}\.|[a-z]+) (?:monat|woche|ssw)(?= schwanger)/g, ' '],
  // "Onions? No way": the answer belongs to what was asked.
  [
    /\?+ ?(?=(?:oh |ach |ah |oof )?(?:hard no|no(?= *(?:$|[,.;!?]|way|thanks|thank|gracias|merci|please|por favor|me gusta|l[oa]s? ))|nope|never|yuck\w*|yuk|ew+|ugh|bleh|absolutely not|not|gross|pass|non|beurk|hors de question|jamais|bof|tres peu|ni|puaj|que asco|nunca|jamas|nein|geht|gehen|auf (?:gar )?keinen|bah|igitt\w*|pfui|niemals|nie|nee|na|mag|kann|bloss)(?![a-z]))/g,
    ' ',
  ],
  [/\b(anything|everything|whatever|all) but(?= (?:the |not )?[a-z])/g, '$1 except'],
  [/(?<![\d.,])0 (?=[a-z]{4,})(?!0 (?:grad|prozent|calor|degre))/g, 'zero '],
  // French as it is spoken: "jdéteste", "chui seul".
  [/\bj(?=(?:deteste|aime|adore|mange|peux|veux|supporte|hais|digere)\b)/g, "j'"],
  [/\b(?:chuis?|jsuis)\b/g, 'je suis'],
]

/** "Apio no que me da sarpullido": a no that its reason follows belongs to what stands before it. */
const noAndWhy = [
  /\b(no) (?=(?:que|porque|pues|ya que) (?:me|le|les|nos|no|se|soy|es|tengo|luego|hay))/g,
  /\b(non) (?=(?:car|parce|ca (?:me|lui)) )/g,
  /\b(nicht) (?=(?:weil|denn|da) )/g,
  /\b(no) (?=(?:because|cause|coz|cos|gives me|makes me) )/g,
]

const withItsReason = (folded: string): string =>
  noAndWhy.reduce((text, words) => replaced(text, words, '$1, '), folded)

/** Folded text with its short forms written out. */
export const spelledOut = (folded: string): string =>
  shorthand.reduce(
    (text, [short, full]) => replaced(text, short, full),
    withItsReason(withPlainLists(withMeals(folded))),
  )
