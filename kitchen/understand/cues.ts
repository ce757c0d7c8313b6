import { anyOf, anyBounded } from '../lexicon/text/word-list.ts'
import { wordLists } from './word-list.ts'

const lists = wordLists('cues')

/** Words that steer a request, on folded text; the four languages stand together where they cannot be confused. */
export const cues = {
  allergy:
    /allerg|alerg|intoleran|unvertraglich|anaphyla|vertrag|can't (eat|have|tolerate)|coeliac|celiac|celiaque|zoliakie|reagier/,
  notAllergic: anyBounded(lists('not-allergic')),
  fine: anyBounded(lists('fine')),
  another: anyBounded(lists('another')),
  spicier: anyBounded(lists('spicier')),
  milder: anyBounded(lists('milder')),
  mild: anyBounded(lists('mild')),
  hot: anyBounded(lists('hot')),
  spicy: anyBounded(lists('spicy')),
  ofVegetables:
    /\b((vegetable|veg|veggie)s? (?=curr|soup|stew|rice|pasta|noodle|stir|paella|chil|pie|bake|gratin|biryani|skewer)|(with|and) (some )?(vegetables|veg|veggies)\b|(?<!caldo )(de|con|y) verduras?\b|(?<!bouillon )(aux|de|et) legumes\b|gemuse ?(?=curry|suppe|eintopf|pfanne|reis|nudel|lasagne|auflauf|spiess|paella|wok|gratin|chili)|mit gemuse\b)/,
  onePot: anyBounded(lists('one-pot')),
  leftovers: anyBounded(lists('leftovers')),
  /** What was cooked once; raw fruit that must be used up is none of it. */
  cooked: anyBounded(lists('cooked')),
  infant: anyBounded(lists('infant')),
  child: anyBounded(lists('child')),
  toddler: anyBounded(lists('toddler')),
  pregnant: anyBounded(lists('pregnant')),
  frail: anyBounded(lists('frail')),
  alcoholFree: anyBounded(lists('alcohol-free')),
  drink: anyBounded(lists('drink')),
  nibble: anyBounded(lists('nibble')),
  starter: anyBounded(lists('starter')),
  course: anyBounded(lists('course')),
  meal: anyBounded(lists('meal')),
  dessert: anyBounded(lists('dessert')),
  surprise: anyBounded(lists('surprise')),
  greeting:
    /^\W*(hi|hello|hey|good (morning|afternoon|evening)|bonjour|bonsoir|salut|coucou|hola|buen[oa]s (dias|tardes|noches)|hallo|guten (tag|morgen|abend)|servus|moin|gruss gott|gruezi)\b/,
  thanks: anyBounded(lists('thanks')),
  praise: anyBounded(lists('praise')),
  question:
    /\?|^(how|what|why|when|where|which|who|can|could|is|are|does|do|should|comment|quoi|quel\w*|pourquoi|quand|ou|est-ce|peut-on|puis-je|como|que|cual\w*|por que|cuando|donde|puedo|se puede|wie|was|warum|wann|wo|welche\w*|kann|darf|ist)\b/,
} as const

/** Questions about the dish on the table; they change nothing in it. */
export const aboutTheDish = anyBounded(lists('about-the-dish'))

/** What no kitchen answers. */
export const offTopic = anyBounded(lists('off-topic'))

/** A wish in the shape of a question. */
export const politeWish = anyBounded(lists('polite-wish'))

export const insisting = anyBounded(lists('insisting'))

export const dietWordsAsked = [
  ['vegan', anyBounded(lists('vegan'))],
  ['vegetarian', anyBounded(lists('vegetarian'))],
  ['pescatarian', anyBounded(lists('pescatarian'))],
  ['glutenFree', anyBounded(lists('gluten-free'))],
  ['lactoseFree', anyBounded(lists('lactose-free'))],
  ['halal', anyBounded(lists('halal'))],
  ['kosherStyle', anyBounded(lists('kosher-style'))],
  ['lowSugar', anyBounded(lists('low-sugar'))],
] as const

/** Less sweet than usual, which is no diet: "not too sweet", "half the sugar". */
export const lessSweet = anyOf(lists('less-sweet'))

/** What is too much work or takes too long is given up for something else: "zu viel Gefummel, lieber …". */
export const tooMuch = anyOf(lists('too-much'))

export const tasteWords = [
  ['creamy', /\b(cream(y|ier)|cremeux|cremeuse|onctueu\w+|cremos[oa]s?|cremig\w*)\b/],
  ['crunchy', anyBounded(lists('crunchy'))],
  ['fresh', anyBounded(lists('fresh'))],
  ['light', /\b(light(er)?|healthy|leger\w*|sain|liger(?:it)?[oa]s?|saludables?|sano|leicht\w*|gesund\w*)\b/],
  ['hearty', anyBounded(lists('hearty'))],
  ['sweet', /\b(sweet(er)?|sucree?|dulce|suss(e[srnm]?)?)\b(?! potato)/],
  ['sour', /\b(sour|tangy|tart|acidulee?|acidee?|acid[oa]|sauer|sauerlich\w*)\b/],
  ['smoky', /\b(smok(y|ier)|fumee?|ahumad[oa]s?|rauchig\w*)\b/],
  ['lemony', /\b(lemony|citrusy|citronnee?|alimonad[oa]|citric[oa]|zitronig\w*)\b/],
  ['herby', /\b(herby|aux herbes|con hierbas|krauterig\w*)\b/],
  ['rich', /\b(rich|indulgent|decadent|gourmand\w*|intens[oa]|uppig\w*)\b/],
] as const
