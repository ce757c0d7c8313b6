import type { Role, Template } from '../recipes/template.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import { isWithoutGluten } from './labelled.ts'

/** What a cook reaches for when the heart of a dish may not come in, nearest first. */
const standIns: readonly (readonly [of: RegExp, instead: readonly string[]])[] = [
  [/^((white|dark)-rum|cachaca)$/, ['alcohol-free-rum', 'alcohol-free-gin', 'pineapple-juice']],
  [/^(gin|vodka|pisco|tequila|mezcal)$/, ['alcohol-free-gin', 'alcohol-free-rum', 'apple-juice']],
  [/^(whisky|brandy|kirsch|amaretto|amaro|pastis)$/, ['alcohol-free-rum', 'black-tea', 'apple-juice']],
  [/^(campari|aperol|elderflower-liqueur|limoncello)$/, ['alcohol-free-aperitif', 'elderflower-syrup']],
  [/^(orange-liqueur|blue-curacao)$/, ['orange-juice']],
  [/^(peach-liqueur|apricot-brandy)$/, ['peach-juice']],
  [/^creme-de-menthe$/, ['mint-syrup']],
  [/^(coconut-liqueur|irish-cream)$/, ['coconut-cream']],
  [/^coffee-liqueur$/, ['coffee']],
  [/^creme-de-cassis$/, ['grenadine']],
  [/^prosecco$/, ['alcohol-free-sparkling-wine', 'sparkling-water']],
  [/^white-wine$/, ['alcohol-free-sparkling-wine', 'grape-juice']],
  [/^(red-wine|port|sherry|marsala|red-vermouth)$/, ['grape-juice']],
  [/^dry-vermouth$/, ['alcohol-free-sparkling-wine', 'apple-juice']],
  [/^cider$/, ['apple-juice']],
  [/^bacon$/, ['smoked-tofu', 'button-mushroom']],
  [/^(chorizo|salami|frankfurter|pork-sausage|merguez)$/, ['merguez', 'smoked-tofu', 'button-mushroom']],
  [/^(cooked|cured)-ham$/, ['turkey-ham', 'smoked-tofu', 'button-mushroom']],
  [
    /^(minced-(beef|pork|lamb|chicken|turkey)|mixed-mince|corned-beef)$/,
    ['minced-beef', 'minced-turkey', 'soya-mince', 'green-lentil', 'button-mushroom'],
  ],
  [/^(stewing-beef|roast-beef)$/, ['lamb-shoulder', 'jackfruit', 'button-mushroom']],
  [
    /^(pork-shoulder|pork-knuckle|spare-rib)$/,
    ['stewing-beef', 'chicken-thigh', 'jackfruit', 'button-mushroom'],
  ],
  [/-stock$|^dashi$/, ['vegetable-stock']],
  [/^(chicken-|whole-chicken|duck-(breast|leg)|turkey-breast)/, ['tofu', 'chickpea', 'cauliflower']],
  [/^(veal-escalope|pork-)/, ['turkey-breast', 'tofu', 'celeriac', 'cauliflower']],
  [/^(beef-steak|beef-roulade|beef-fillet|lamb-)/, ['seitan', 'oyster-mushroom', 'button-mushroom']],
  [/^(mussel|clam)$/, ['clam', 'mussel', 'prawn', 'white-fish', 'oyster-mushroom', 'button-mushroom']],
  [/^(prawn|squid|octopus|crab|scallop)$/, ['white-fish', 'oyster-mushroom', 'button-mushroom']],
  [/^(cod|salmon|white-fish|hake|plaice|sea-bass|salt-cod|herring)$/, ['white-fish', 'tofu', 'white-bean']],
  [/^tinned-tuna$/, ['tinned-sardine', 'salmon', 'white-fish', 'tofu', 'white-bean']],
  [/^fresh-tuna$/, ['salmon', 'trout', 'white-fish', 'tofu']],
  [/^anchovy$/, ['caper']],
  [/^reblochon$/, ['brie', 'vegetarian-hard-cheese', 'vegan-grated-cheese']],
  [/^(oxtail|veal-shoulder)$/, ['stewing-beef', 'chicken-thigh', 'jackfruit', 'button-mushroom']],
  [/^(butter|ghee)$/, ['margarine', 'coconut-oil']],
  [/^lard$/, ['margarine', 'coconut-oil']],
  [/^milk$/, ['lactose-free-milk', 'oat-milk', 'soy-milk', 'rice-milk']],
  [/^(cream|creme-fraiche|sour-cream)$/, ['lactose-free-cream', 'oat-cream', 'soy-cream', 'coconut-cream']],
  [/^ice-cream$/, ['coconut-cream', 'oat-cream']],
  [/^evaporated-milk$/, ['lactose-free-milk', 'oat-milk', 'soy-milk', 'rice-milk']],
  [/^condensed-milk$/, ['coconut-cream']],
  [
    /^(yogurt|greek-yogurt|quark|buttermilk)$/,
    ['yogurt', 'lactose-free-yogurt', 'soy-yogurt', 'coconut-yogurt'],
  ],
  [/^(mascarpone|ricotta|cream-cheese)$/, ['lactose-free-cream', 'silken-tofu', 'coconut-cream']],
  [/^(parmesan|pecorino|manchego)$/, ['vegetarian-hard-cheese', 'vegan-grated-cheese', 'nutritional-yeast']],
  [
    /^(cheddar|gruyere|raclette-cheese|gouda|mozzarella|cheese|brie)$/,
    ['vegetarian-hard-cheese', 'vegan-grated-cheese', 'nutritional-yeast'],
  ],
  [/^(feta|goat-cheese|paneer|queso-fresco)$/, ['vegan-feta', 'tofu']],
  [/^honey$/, ['maple-syrup', 'agave-syrup']],
  [/^(sugar|brown-sugar|sugar-syrup|molasses)$/, ['erythritol', 'agave-syrup']],
  [/^(white-chocolate|milk-chocolate)$/, ['dark-chocolate', 'cocoa-powder']],
  [/^mayonnaise$/, ['vegan-mayonnaise', 'soy-yogurt']],
  [/^(soy-sauce|teriyaki-sauce|oyster-sauce|fish-sauce|worcestershire-sauce)$/, ['tamari']],
  [/^(flour|wholemeal-flour|rye-flour|semolina)$/, ['gluten-free-flour', 'rice-flour']],
  [/^(egg-noodle|ramen)$/, ['udon', 'rice-noodle', 'glass-noodle']],
  [
    /^(spaghetti|tagliatelle|short-pasta|udon|spaetzle)$/,
    ['short-pasta', 'gluten-free-pasta', 'rice-noodle'],
  ],
  [
    /^(country-bread|baguette|ciabatta|sandwich-bread|brioche|burger-bun|pita)$/,
    ['country-bread', 'gluten-free-bread'],
  ],
  [/^oats$/, ['gluten-free-oats']],
  [/^wheat-tortilla$/, ['corn-tortilla']],
  [/^digestive-biscuit$/, ['puffed-rice', 'gluten-free-oats']],
  [/^(almond|ground-almond|flaked-almond|hazelnut|walnut|pecan)$/, ['sunflower-seed', 'pumpkin-seed']],
  [/^chilli$/, ['paprika']],
  [/^date$/, ['prune', 'raisin', 'banana']],
  [/^prune$/, ['date', 'dried-apricot', 'raisin']],
  [/^(raisin|dried-apricot|dried-cranberry)$/, ['dried-apricot', 'dried-cranberry', 'raisin', 'date']],
  [/^(pine-nut|pistachio|cashew|peanut|mixed-nut)$/, ['sunflower-seed', 'pumpkin-seed']],
  [/^(lemon|lime)$/, ['lime', 'lemon', 'orange']],
  [/^(spinach|chard|kale)$/, ['chard', 'spinach', 'kale', 'courgette']],
]

/** Ingredients that may stand in for this one at the heart of a dish. */
export function standInsFor(id: string): readonly string[] {
  return (standIns.find(([of]) => of.test(id))?.[1] ?? []).filter((each) => each !== id)
}

const said = /Whip \{(\w+)\}|\{(\w+)\}, (?:lightly )?whipped/g

const whippedIn = new WeakMap<Template, ReadonlySet<string>>()

/** The parts of a template that its steps whip. */
function whipped(template: Template): ReadonlySet<string> {
  const known = whippedIn.get(template)
  if (known) return known
  const found = template.steps.flatMap(({ text: { en } }) =>
    [...en.matchAll(said)].map(([, before, behind]) => before ?? behind ?? ''),
  )
  const names = new Set(found)
  whippedIn.set(template, names)
  return names
}

const last = (ids: readonly string[], which: RegExp): readonly string[] =>
  ids.toSorted((a, b) => Number(which.test(a)) - Number(which.test(b)))

/**
 * Cream of oats or soya stays as liquid as it was, however long it is beaten: it is taken last where it is whipped. Some
 * who must not eat gluten cannot eat oats either: these are taken last as well.
 */
export function bestFirst(
  ids: readonly string[],
  role: Role,
  template: Template,
  wishes: Pick<CookWishes, 'diets' | 'allergens'>,
): readonly string[] {
  const firm = whipped(template).has(role.id) ? last(ids, /^(oat|soy)-cream$/) : ids
  return isWithoutGluten(wishes) ? last(firm, /^gluten-free-oats$/) : firm
}
