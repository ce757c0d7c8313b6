import { isMeatOrSausage, meats } from './facts.ts'
import type { Category, Ingredient } from './ingredient.ts'
import type { Allergen } from '#shared/words/allergens.ts'

export const foodGroups = [
  'meat',
  'redMeat',
  'pork',
  'poultry',
  'fish',
  'seafood',
  'dairy',
  'cheese',
  'cream',
  'beans',
  'mushrooms',
  'onions',
  'berries',
  'fruit',
  'citrus',
  'vegetables',
  'herbs',
  'alcohol',
  'sugar',
  'heat',
  'gelatine',
] as const

/** What people exclude or ask for by kind and not by name. */
export type FoodGroup = (typeof foodGroups)[number]

/** The groups of meat, fish and seafood. */
export const fleshGroups: ReadonlySet<FoodGroup | null> = new Set([
  'meat',
  'redMeat',
  'pork',
  'poultry',
  'fish',
  'seafood',
] as const)

const inCategory =
  (...categories: Category[]) =>
  (ingredient: Ingredient) =>
    categories.includes(ingredient.category)

export const groupMembers: Record<FoodGroup, (ingredient: Ingredient) => boolean> = {
  meat: (each) => isMeatOrSausage(each) || meats.includes(each.animal) || each.animal === 'gelatine',
  redMeat: (each) => meats.includes(each.animal) && each.animal !== 'poultry',
  pork: (each) => each.animal === 'pork' || each.animal === 'gelatine',
  poultry: (each) => each.animal === 'poultry',
  fish: (each) => each.animal === 'fish',
  seafood: (each) =>
    each.animal === 'shellfish' ||
    each.allergens.includes('crustaceans') ||
    each.allergens.includes('molluscs'),
  dairy: (each) => each.animal === 'milk' || each.allergens.includes('milk'),
  cheese: inCategory('cheese'),
  cream: ({ id }) => /(^|-)cream$|creme-fraiche|mascarpone/.test(id) && id !== 'ice-cream',
  beans: (each) => each.category === 'legume',
  mushrooms: inCategory('mushroom'),
  onions: (each) => /onion|shallot|leek|scallion|chive/.test(each.id),
  berries: inCategory('berry'),
  citrus: (each) =>
    each.category === 'citrus' || /lemon-(?:juice|zest)|lime|orange-|mandarin|grapefruit/.test(each.id),
  fruit: inCategory('fruit', 'berry', 'citrus'),
  vegetables: inCategory('vegetable', 'leafyGreen'),
  herbs: inCategory('herb'),
  alcohol: (each) => each.alcohol === true,
  sugar: (each) => (each.sugar ?? 0) > 25,
  heat: (each) => (each.heat ?? 0) >= 1,
  gelatine: (each) => each.animal === 'gelatine',
}

const fishWords =
  /\b(fish(?: ?(?:fingers?|sticks?|cakes?))?|poissons?|batonnets de poisson|pescados?|palitos de (?:pescado|merluza)|varitas de merluza|fisch|fischstabchen)\b/g

/** Words for a kind of food in the four languages together, on folded text. */
export const groupWords: readonly (readonly [FoodGroup, RegExp])[] = [
  ['redMeat', /\b(red meat|viande rouge|carnes? rojas?|rotes fleisch)\b/g],
  ['pork', /\b(pork|porc|cerdo|schwein(efleisch)?)\b/g],
  ['poultry', /\b(poultry|volaille|aves de corral|geflugel)\b/g],
  ['meat', /\b(meat|viandes?|carnes?|fleisch)\b/g],
  [
    'seafood',
    /\b(shellfish|seafood|fruits de mer|coquillages|crustaces|mariscos?|meeresfruchten?|schalentieren?|krustentieren?)\b/g,
  ],
  ['fish', fishWords],
  [
    'dairy',
    /\b(dairy|milky|milk products?|laitages?|produits? laitiers?|laitiere?s?|lactee?s?|lacte[oa]s?|productos lacteos|milchprodukten?|milchig\w*|kuhmilch|molkereiprodukten?)\b/g,
  ],
  ['cheese', /\b(cheeses?|fromages?|quesos?|kase)\b/g],
  ['cream', /\b(cream|creme|nata|sahne|rahm)\b/g],
  [
    'beans',
    /\b(beans|pulses|legumes|legumineuses|haricots secs|legumbres|alubias|judias|hulsenfruchten?|bohnen)\b/g,
  ],
  ['mushrooms', /\b(mushrooms?|champignons|setas|hongos|pilzen?)\b/g],
  ['onions', /\b(onions?|oignons?|cebollas?|zwiebeln?)\b/g],
  ['berries', /\b(berries|fruits rouges|baies|frutos rojos|bayas|beeren)\b/g],
  ['citrus', /\b(citrus(?: fruits?)?|agrumes?|citricos|zitrusfruchten?|zitrusfrucht)\b/g],
  ['fruit', /\b(fruits?|frutas?|obst|fruchten?)\b(?! (a coque|de mer|de cascara|secos))/g],
  ['vegetables', /\b(vegetables|veggies|veg|legumes verts|verduras?|hortalizas|gemuse)\b/g],
  ['herbs', /\b(herbs|herbes|hierbas|krautern?)\b/g],
  ['alcohol', /\b(alcohol|booze|alcool|alkohol)\b/g],
  ['sugar', /\b(sugar|sucre|azucar|zucker)\b/g],
  ['heat', /\b(spicy( food)?|chil+[iy]e?s?|epice|piments?|picantes?|scharf(es)?)\b/g],
  ['gelatine', /\b(gelatine?|gelatina)\b/g],
]

/** Words for the fourteen allergens as people say them, on folded text. */
export const allergenNames: readonly (readonly [Allergen, RegExp])[] = [
  ['peanuts', /\b(peanuts?|groundnuts?|arachides?|cacahuetes?|cacahuates?|mani|erdnuss(en|e)?)\b/g],
  [
    'nuts',
    /\b(tree nuts?|nuts?|fruits? a coque|noix|frutos? secos|frutos? de cascara|nueces|nuez|schalenfrucht(?:en?)?|nuss(en|e)?)\b(?! de coco)(?! (moscada|muscade))/g,
  ],
  ['gluten', /\b(gluten|wheat|ble|trigo|weizen)\b/g],
  [
    'crustaceans',
    /\b(crustaceans?|prawns?|shrimps?|crustaces|crevettes?|crustaceos|gambas?|camarones|krebstiere?n?|krustentiere?n?|garnelen?|shellfish|mariscos?|schalentiere?n?)\b/g,
  ],
  [
    'molluscs',
    /\b(molluscs?|mollusques?|moluscos?|weichtiere?n?|mussels|moules|mejillones|muscheln|shellfish|coquillages|mariscos?|schalentiere?n?)\b/g,
  ],
  ['eggs', /\b(eggs?|oeufs?|huevos?|eiern?|ei)\b/g],
  ['fish', fishWords],
  ['soy', /\b(soy|soya|soybeans?|soja)\b/g],
  [
    'milk',
    /\b(dairy|milk protein|cow'?s? milk|laitages?|produits? laitiers?|proteines? de lait|lacteos?|productos lacteos|milchprodukten?|milcheiweiss|kuhmilch)\b/g,
  ],
  ['celery', /\b(celery|celeri|apio|sellerie)\b/g],
  ['mustard', /\b(mustard|moutarde|mostaza|senf)\b/g],
  ['sesame', /\b(sesame|sesamo|sesam|ajonjoli)\b/g],
  ['sulphites', /\b(sulphites?|sulfites?|sulfitos?|sulfit(?:en?)?)\b/g],
  ['lupin', /\b(lupins?|altramuces|altramuz|lupinen?)\b/g],
]

const anyAllergen = allergenNames.map(([, words]) => words.source).join('|')
const holdsAllergen = new RegExp(anyAllergen)
const isAllergen = new RegExp(`^(?:${anyAllergen})$`)

/** True where a folded text contains the name of an allergen. */
export const namesAllergen = (folded: string): boolean => holdsAllergen.test(folded)

/** True where a folded text is the name of an allergen and nothing else. */
export const isAllergenName = (folded: string): boolean => isAllergen.test(folded)

const wholeNames = allergenNames.map(
  ([allergen, words]) => [allergen, new RegExp(`^(?:${words.source})$`)] as const,
)
const plainMilk = /^(?:milk|lait|leche|milch)$/

/** The allergens of which a folded text is the name and nothing else: "eggs", "sans lait". */
export const allergensCalled = (folded: string): Allergen[] => [
  ...wholeNames.flatMap(([allergen, words]) => (words.test(folded) ? allergen : [])),
  ...(plainMilk.test(folded) ? ['milk' as const] : []),
]
