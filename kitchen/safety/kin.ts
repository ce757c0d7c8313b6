import type { Ingredient } from '../lexicon/ingredient.ts'
import { ingredients } from '../lexicon/ingredients/index.ts'
import type { Language } from '#shared/constants/languages.ts'
import { fold } from '../lexicon/text/fold.ts'
import { selectorOf } from './health/selectors.ts'

/** Brewed, or made of rice, though it stands on the shelf with the wines. */
const notOfGrapes = /^(?:(?:dark-)?beer|cider|mirin|sake|rice-wine|mead|perry)$/

/** Who refuses a thing by its plain name refuses its kin too: no tomatoes means no passata and no ketchup. */
const families: readonly (readonly [plain: RegExp, kin: RegExp | ((thing: Ingredient) => boolean)])[] = [
  [/^tomato$/, /tomato|^passata$|^ketchup$/],
  [/^garlic$/, /garlic/],
  [/^(celery|celeriac)$/, /^celer/],
  [/^coriander$/, /coriander/],
  [/^ginger$/, /^(ground-)?ginger(-beer)?$/],
  [/^(bell-pepper|paprika)$/, /^bell-pepper$/],
  [/^chilli$/, /chilli|jalapeno|habanero|cayenne|tabasco|sriracha|harissa|gochujang|espelette/],
  [/^lemon$/, /lemon(?!grass|-balm)/],
  [/^lime$/, /^lime|kaffir/],
  [/^orange$/, /orange/],
  [/^grapefruit$/, /grapefruit/],
  [/^coconut(-milk)?$/, /coconut/],
  [/^apple$/, /^apple|^cider/],
  [/^(peanut|peanut-butter)$/, /peanut/],
  [/^almond$/, /almond|marzipan|amaret/],
  [/^hazelnut$/, /hazelnut/],
  [/^walnut$/, /walnut/],
  [/^olive$/, /^olive$/],
  [/^(butter|ghee)$/, /^(butter|ghee)$/],
  [/^egg$/, /^egg(?!-free)|^quail-egg$|^mayonnaise$|ladyfinger/],
  [/^(rice|basmati-rice)$/, /(^|-)rice$|^rice-(noodle|paper)$/],
  [/^(potato|waxy-potato)$/, /^(waxy-)?potato$|^chip$|gnocchi/],
  [/^(sweetcorn)$/, /^(sweetcorn|polenta|corn-tortilla|tortilla-chip)$/],
  [/^chickpea$/, /chickpea|hummus/],
  [/^(red|green)-lentil$/, /lentil/],
  [/^mustard$/, /^(wholegrain-)?mustard(-seed)?$/],
  [/^(dark-|milk-)?chocolate$/, /chocolate|cocoa/],
  [/^coffee$/, /coffee/],
  [/^fennel$/, /^fennel/],
  [/^pea$/, /^(split-)?pea$|^mangetout$/],
  [/^pumpkin$/, /^(pumpkin|butternut-squash)$/],
  // What is pressed from grapes, fortified, spiced or soured: vermouth, port, sherry, sparkling wine and wine vinegar.
  [
    /^(white-wine|red-wine|rose-wine)$/,
    ({ id, category }) =>
      (category === 'wine' && !notOfGrapes.test(id)) || /(?:wine|sherry|champagne)-vinegar$/.test(id),
  ],
  [/^(short-pasta|spaghetti)$/, /pasta$|^spaghetti$|^tagliatelle$|^lasagne-sheet$|^orzo$|^vermicelli$/],
  [/^chicken-(breast|thigh)$/, /chicken(?!-stock)|^chicken-stock$/],
  [/^(beef-steak|stewing-beef)$/, /beef|veal|^mixed-mince$/],
  [/^(pork-\w+)$/, /pork|bacon|ham$|chorizo|salami|lard|^mixed-mince$|frankfurter/],
  [/^lamb-\w+$/, /lamb|merguez/],
  [
    /^(country-bread|burger-bun|sandwich-bread|baguette|gluten-free-bread)$/,
    /bread|bun$|^(baguette|ciabatta|brioche|pita|naan)$/,
  ],
  [/^flour$/, /flour$/],
  [/^(yogurt|greek-yogurt)$/, /yogurt/],
  [/^honey$/, /^honey$/],
  [/^(soy-sauce)$/, /^(soy-sauce|tamari)$/],
  [/^tofu$/, /tofu$/],
  [/^mayonnaise$/, /mayonnaise$/],
  [/^prawn$/, /prawn|shrimp/],
  [/^salmon$/, /salmon/],
  [/^(fresh|tinned)-tuna$/, /tuna/],
  [/^white-cabbage$/, /-cabbage$|^sauerkraut$|^kimchi$/],
  [/^button-mushroom$/, ({ category }) => category === 'mushroom'],
  // Who wants no salt wants none in disguise: cured meat and fish, stock cubes, soy sauce, what lies in brine.
  [/^salt$/, selectorOf('cured')],
]

/** Things whose name stands in that of another that is quite another thing: coconut milk, butter beans, alcohol-free gin. */
const aloneInTheirName =
  /^(milk|cream|butter|cheese|feta|ricotta|mayonnaise|gin|water|walnut|egg|apple|red-wine|sherry|vermicelli|peanut|oyster|red-curry-paste|lime|sweetcorn|oats|banana|blueberry|trout|thyme|basil|button-mushroom)$/

const remembered = new Map<string, readonly string[]>()

/** What bears the name of the refused thing in the guest's language: "sin pimientos" means no pimiento de Espelette. */
function namesakesOf(id: string, language: Language): readonly string[] {
  if (aloneInTheirName.test(id)) return []
  const key = `${language}/${id}`
  const known = remembered.get(key)
  if (known) return known
  const thing = ingredients.find((each) => each.id === id)
  const own = thing ? [thing.names[language].one, thing.names[language].many].map(fold) : []
  const bears = (name: string) =>
    own.some((word) => ` ${name} `.includes(` ${word} `) || (language === 'de' && name.startsWith(word)))
  const found = ingredients
    .filter(({ names }) => bears(fold(names[language].one)) || bears(fold(names[language].many)))
    .map((each) => each.id)
  remembered.set(key, found)
  return found
}

/** What a body that reacts to a thing does not take either, though somebody who only dislikes it may: ground peppers. */
const sameForAnAllergy: readonly (readonly [plain: RegExp, kin: RegExp])[] = [
  [/^(bell-pepper|paprika|smoked-paprika)$/, /^bell-pepper$|paprika|espelette|^roasted-pepper$/],
  [/^(onion|red-onion|shallot|leek|spring-onion|chive)$/, /onion|^shallot$|^leek$|^chive$/],
  [
    /cabbage$|^(kale|sauerkraut)$/,
    /cabbage$|^(kale|sauerkraut|kimchi|brussels-sprout|cauliflower|broccoli|kohlrabi|pak-choi)$/,
  ],
  [
    /^(lemon|lime|orange|mandarin|grapefruit)$/,
    /lemon(?!grass|-balm)|^lime|lime$|orange|mandarin|grapefruit/,
  ],
]

/** Who says "no Gurke" of roulades means the pickled one, which has no other noun; "Paprika" of a goulash is the spice; "haricots" are all beans. */
const beans = ['kidney-bean', 'dried-kidney-bean', 'black-bean', 'white-bean', 'pinto-bean', 'butter-bean']
const broader: Partial<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  fr: { 'white-bean': beans },
  es: { 'black-bean': beans },
  de: { cucumber: ['gherkin'], 'bell-pepper': ['paprika', 'smoked-paprika'] },
}

/** "Paprikaschoten" can only mean the vegetable. */
const onlyVegetable = /schote/

/** The ids of a refused thing, of all that is made of it and of all that bears its name; `words` as it was named. */
export function withKin(id: string, language: Language, allergy = false, words = ''): readonly string[] {
  const kin =
    (allergy ? sameForAnAllergy.find(([plain]) => plain.test(id))?.[1] : undefined) ??
    families.find(([plain]) => plain.test(id))?.[1]
  const isKin = (each: Ingredient) => (kin instanceof RegExp ? kin.test(each.id) : kin?.(each) === true)
  return [
    ...new Set([
      id,
      ...(kin ? ingredients.filter(isKin).map((each) => each.id) : []),
      ...namesakesOf(id, language),
      ...(onlyVegetable.test(words) ? [] : (broader[language]?.[id] ?? [])),
    ]),
  ]
}
