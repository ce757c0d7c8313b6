import type { Dish } from './dish.ts'
import type { PatternId } from './pattern-ids.ts'

type Kindred = readonly [
  name: string,
  pattern: PatternId,
  words: RegExp,
  wants: readonly string[],
  more?: Pick<Dish, 'cuisine' | 'alone' | 'minced' | 'nameOnly' | 'whole'>,
]

/** Dishes the house does not cook by their own rules, each with its nearest kin and what it cannot be without. */
const kindred: readonly Kindred[] = [
  [
    'Ajoblanco',
    'gazpacho',
    /\bajo ?blancos?\b/,
    ['almond', 'garlic', 'grape'],
    { cuisine: 'spanish', nameOnly: true },
  ],
  ['Scotch Eggs', 'meatballs', /\bscotch eggs?\b/, ['egg', 'breadcrumb', 'mustard'], { nameOnly: true }],
  [
    'Eggs Benedict',
    'scrambledEggs',
    /\b((eggs?|oeufs?|huevos?|eier) (benedict(ine)?s?|florentine|royale?)|benedict)\b/,
    ['egg', 'cooked-ham', 'butter'],
    { nameOnly: true },
  ],
  [
    'Peking Duck',
    'roast',
    /\b(peking ?(duck|ente)|canard laque|pato (pekin|laqueado)|crispy duck)\b/,
    ['duck-leg', 'hoisin-sauce', 'spring-onion', 'cucumber'],
    { nameOnly: true },
  ],
  [
    'Vitello Tonnato',
    'salad',
    /\b(vitello tonnato|vitel tone)\b/,
    ['tinned-tuna', 'caper', 'mayonnaise'],
    { cuisine: 'italian', nameOnly: true },
  ],
  [
    'Bacalao al Pil-Pil',
    'greenSauce',
    /\bbacalao (al pil ?-?pil|a la vizcaina)\b/,
    ['salt-cod', 'garlic', 'olive-oil'],
    { cuisine: 'spanish', nameOnly: true },
  ],
]

/** The kindred dishes, labelled with the plain names of their kin among the dishes the house knows. */
export function kindredOf(known: readonly Dish[]): Dish[] {
  return kindred.flatMap(([name, pattern, words, wants, more]) => {
    const plain = known.find((each) => each.pattern === pattern)
    if (
      !plain ||
      known.some((each) => each.pattern === pattern && each !== plain && each.words.test(name.toLowerCase()))
    )
      return []
    const { link } = plain
    // A classic that the pattern makes exactly so is called by its own name.
    if (more?.whole)
      return [
        {
          id: `kin:${name}`,
          pattern,
          words,
          label: { en: name, fr: name, es: name, de: name },
          link,
          wants,
          ...more,
        },
      ]
    const { label } = plain
    return [{ id: `kin:${name}`, pattern, words, label, link, wants, manner: name, ...more }]
  })
}
