import type { Ingredient } from '../../lexicon/ingredient.ts'
import { ingredients } from '../../lexicon/ingredients/index.ts'
import { allergens, type Allergen } from '#shared/words/allergens.ts'
import { categories, type Category } from '../../lexicon/ingredient.ts'

/**
 * Kinds of food that an illness or a medicine keeps out, one a line: ids of ingredients, `*` a category, `+` an allergen,
 * `~alcohol` and `~lactose`, `@` another selector, `-` an exception (which wins).
 */
const table = `
added-salt: salt celery-salt
cured: @added-salt soy-sauce tamari fish-sauce oyster-sauce hoisin-sauce teriyaki-sauce worcestershire-sauce miso doubanjiang gochujang kimchi caper olive gherkin sauerkraut anchovy salt-cod herring smoked-salmon smoked-trout smoked-haddock fish-roe bacon cooked-ham cured-ham turkey-ham smoked-pork corned-beef beef-jerky *sausage *stock
salty: @cured tinned-tuna tinned-sardine surimi seafood-mix brown-shrimp feta halloumi parmesan pecorino manchego blue-cheese cheddar gouda gruyere cheese vegetarian-hard-cheese brie cottage-cheese vegan-feta vegan-grated-cheese ketchup barbecue-sauce sriracha sweet-chilli-sauce red-curry-paste vegan-curry-paste harissa pesto hummus mustard wholegrain-mustard preserved-lemon sun-dried-tomato tortilla-chip chip tomato-juice smoked-tofu
potassium: *potato banana plantain avocado tomato cherry-tomato tinned-tomato passata sun-dried-tomato tomato-paste ketchup tomato-juice spinach chard kale beetroot parsnip pumpkin butternut-squash artichoke brussels-sprout kohlrabi celeriac *mushroom *legume *nut *seed raisin date prune dried-apricot apricot kiwi melon orange orange-juice grapefruit-juice mango papaya mango-juice coconut coconut-milk coconut-cream coconut-water desiccated-coconut *chocolate molasses date-syrup quinoa amaranth wholemeal-flour
phosphate: *cheese milk evaporated-milk condensed-milk yogurt greek-yogurt buttermilk quark ice-cream cola *sausage bacon cooked-ham cured-ham turkey-ham corned-beef *nut *seed *legume *chocolate *plantProtein calf-liver chicken-liver *shellfish tinned-sardine fresh-sardine fish-roe oats gluten-free-oats brown-rice wild-rice quinoa amaranth wholemeal-flour baking-powder egg-yolk beer dark-beer
fodmap: onion red-onion shallot garlic black-garlic leek onion-powder garlic-powder asparagus white-asparagus artichoke jerusalem-artichoke cauliflower mangetout celery sweetcorn *mushroom *legume +gluten ~lactose apple pear peach apricot plum cherry mango watermelon fig persimmon date raisin prune dried-apricot dried-cranberry blackberry lychee applesauce honey agave-syrup date-syrup golden-syrup cashew pistachio almond hummus *stock red-curry-paste vegan-curry-paste harissa pesto barbecue-sauce ketchup gochujang kimchi sauerkraut apple-juice mango-juice peach-juice cherry-juice mixed-vegetables silken-tofu soy-milk soy-yogurt soya-mince
purines: calf-liver chicken-liver tripe black-pudding *sausage beef-jerky anchovy herring mackerel fresh-sardine tinned-sardine trout fish-roe *shellfish chicken-stock beef-stock fish-stock nutritional-yeast ~alcohol honey agave-syrup golden-syrup cola lemonade
starch: *grain *pasta *potato *bread *legume rice-cake flour wholemeal-flour spelt-flour rye-flour gluten-free-flour rice-flour chickpea-flour buckwheat-flour cornflour masa-harina glutinous-rice-flour tapioca-starch tapioca-pearl ladyfinger digestive-biscuit amaretti puffed-rice rice-paper granola sweetcorn hominy chestnut
sugars: *sweetener -erythritol honey milk-chocolate white-chocolate hazelnut-spread marzipan ice-cream condensed-milk hoisin-sauce teriyaki-sauce sweet-chilli-sauce barbecue-sauce ketchup pomegranate-molasses candied-peel cola lemonade ginger-beer ginger-ale tonic-water
fruit-sugar: *fruit -coconut -rhubarb *sweetener -erythritol *softDrink -water -ice -sparkling-water -coffee -black-tea -green-tea -hibiscus-tea -mint-tea -alcohol-free-gin -alcohol-free-rum -coconut-water
keto: @starch @sugars @fruit-sugar parsnip beetroot beer dark-beer cider port marsala mirin oat-milk oat-cream rice-milk
histamine: parmesan pecorino manchego gouda gruyere cheddar blue-cheese brie cheese vegetarian-hard-cheese *sausage bacon cured-ham cooked-ham turkey-ham smoked-pork corned-beef beef-jerky *shellfish anchovy herring mackerel fresh-sardine tinned-sardine tinned-tuna fresh-tuna smoked-salmon smoked-trout smoked-haddock salt-cod fish-roe surimi fish-sauce tomato cherry-tomato tinned-tomato passata sun-dried-tomato tomato-paste ketchup tomato-juice spinach aubergine avocado sauerkraut kimchi miso soy-sauce tamari teriyaki-sauce oyster-sauce hoisin-sauce worcestershire-sauce doubanjiang gochujang tempeh olive gherkin caper *citrus strawberry raspberry pineapple kiwi papaya banana walnut cashew peanut peanut-butter *chocolate ~alcohol white-wine-vinegar red-wine-vinegar sherry-vinegar balsamic-vinegar cider-vinegar rice-vinegar *stock chickpea lentil-pasta nutritional-yeast mustard wholegrain-mustard raclette-cheese
protein: *meat *poultry *sausage *fish *shellfish *egg *cheese milk yogurt greek-yogurt buttermilk quark condensed-milk evaporated-milk ice-cream lactose-free-milk lactose-free-yogurt *legume *nut *seed *plantProtein *pasta *bread couscous bulgur quinoa millet amaranth buckwheat spelt oats gluten-free-oats semolina gelatine soy-milk soy-yogurt soy-cream tahini hummus peanut-butter *chocolate chickpea-flour
tyramine: blue-cheese parmesan pecorino manchego cheddar gruyere gouda brie cheese feta vegetarian-hard-cheese salami chorizo merguez pork-sausage black-pudding cured-ham bacon smoked-pork beef-jerky herring anchovy smoked-salmon smoked-trout smoked-haddock fish-sauce soy-sauce tamari teriyaki-sauce hoisin-sauce oyster-sauce worcestershire-sauce miso doubanjiang gochujang kimchi sauerkraut tempeh broad-bean nutritional-yeast *stock ~alcohol calf-liver chicken-liver raclette-cheese
grapefruit: grapefruit grapefruit-juice
hinders-minerals: *dairy *cheese coffee black-tea green-tea
hinders-thyroxine: @hinders-minerals soy-milk soy-yogurt soy-cream tofu silken-tofu smoked-tofu tempeh
cranberry: cranberry dried-cranberry cranberry-juice
much-vitamin-k: spinach chard kale brussels-sprout broccoli asparagus cauliflower pak-choi white-cabbage red-cabbage savoy-cabbage pointed-cabbage chinese-cabbage sauerkraut
vitamin-k: @much-vitamin-k watercress lettuce lambs-lettuce rocket parsley
gluten-labelled: *stock *sausage *chocolate baking-powder cooked-ham turkey-ham curry-powder ras-el-hanout ketchup barbecue-sauce mustard wholegrain-mustard pesto hummus harissa red-curry-paste vegan-curry-paste mayonnaise vegan-mayonnaise tortilla-chip chip corn-tortilla tamari smoked-tofu ice-cream
onion-labelled: *stock *sausage curry-powder ras-el-hanout ketchup barbecue-sauce pesto hummus harissa red-curry-paste vegan-curry-paste sriracha hoisin-sauce worcestershire-sauce doubanjiang gochujang kimchi tortilla-chip chip smoked-tofu gherkin
soft-cheese: goat-cheese feta mozzarella ricotta mascarpone cream-cheese cottage-cheese paneer queso-fresco halloumi reblochon
alcohol: ~alcohol
aniseed-drinks: pastis absinthe
fructose: *fruit -rhubarb -coconut honey agave-syrup date-syrup golden-syrup maple-syrup jam grenadine apple-juice mango-juice peach-juice cherry-juice pineapple-juice grape-juice applesauce orange-juice cola lemonade
fat: cream creme-fraiche mascarpone coconut-milk coconut-cream lard duck-fat frying-oil bacon pork-belly spare-rib *sausage duck-breast duck-leg goose-leg mayonnaise vegan-mayonnaise *nut *chocolate puff-pastry shortcrust-pastry brie blue-cheese cheddar gouda gruyere parmesan pecorino manchego cheese vegetarian-hard-cheese chip avocado egg-yolk pesto peanut-butter tahini salami chorizo ghee butter margarine coconut-oil
roughage: *nut *seed -sesame-seed *legume brown-rice wild-rice bulgur wholemeal-flour rye-flour granola *mushroom *berry sweetcorn celery artichoke white-cabbage red-cabbage savoy-cabbage pointed-cabbage brussels-sprout kale raisin date prune dried-apricot dried-cranberry fig coconut desiccated-coconut pineapple hominy sesame-seed chilli jalapeno habanero cayenne chilli-flakes
acid: *citrus tomato cherry-tomato tinned-tomato passata sun-dried-tomato tomato-paste ketchup tomato-juice chilli jalapeno habanero cayenne chilli-flakes chilli-powder tabasco harissa sriracha espelette ~alcohol *chocolate coffee mint mint-syrup creme-de-menthe white-wine-vinegar red-wine-vinegar sherry-vinegar balsamic-vinegar cider-vinegar rice-vinegar cola frying-oil
oxalate: spinach chard beetroot rhubarb *nut *chocolate sweet-potato soya-mince tofu silken-tofu smoked-tofu tempeh buckwheat amaranth quinoa star-anise black-tea okra
iodine: *fish *shellfish nori dashi fish-stock fish-sauce oyster-sauce milk yogurt greek-yogurt buttermilk quark *cheese *egg ice-cream salt celery-salt
fava: broad-bean
red-meat: *meat -turkey-ham gelatine lard black-pudding pork-sausage merguez frankfurter chorizo salami beef-stock
hard: *nut -almond-butter -ground-almond -ground-hazelnut -hazelnut-spread *seed *bread sweetcorn raisin date prune dried-apricot dried-cranberry desiccated-coconut granola puffed-rice celery *berry -mixed-berry grape cherry barberry pomegranate candied-peel rice wild-rice brown-rice
half-percent: alcohol-free-gin alcohol-free-rum alcohol-free-aperitif alcohol-free-sparkling-wine
caffeine: coffee coffee-liqueur black-tea green-tea matcha cola
seaweed: nori dashi
cassava: cassava
pet-poison: *aromatic garlic black-garlic onion-powder garlic-powder leek chive grape raisin grape-juice *chocolate coffee macadamia avocado ~alcohol
wild-mushrooms: *mushroom -button-mushroom -oyster-mushroom -shiitake
wild-garlic: wild-garlic
raw-seafood: oyster fish-roe smoked-salmon herring
`

type Test = (ingredient: Ingredient) => boolean

const known = new Set(ingredients.map(({ id }) => id))

function termOf(term: string, read: ReadonlyMap<string, Test>, line: string): Test {
  const name = term.slice(1)
  if (term.startsWith('*') && categories.includes(name as Category))
    return ({ category }) => category === name
  if (term.startsWith('+') && allergens.includes(name as Allergen))
    return (each) => each.allergens.includes(name as Allergen)
  if (term === '~alcohol') return ({ alcohol }) => alcohol === true
  if (term === '~lactose') return ({ lactose }) => lactose === true
  const other = term.startsWith('@') ? read.get(name) : undefined
  if (other) return other
  if (known.has(term)) return ({ id }) => id === term
  throw new Error(`unknown food "${term}" in the selector "${line.slice(0, 40)}"`)
}

/** Reads the lines of a table of selectors; throws on anything it does not know. */
export function readSelectors(text: string): ReadonlyMap<string, Test> {
  const read = new Map<string, Test>()
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name, rest] = /^([a-z-]+): (.+)$/.exec(line.trim()) ?? []
    if (name === undefined || rest === undefined || read.has(name))
      throw new Error(`cannot read the selector "${line.slice(0, 40)}"`)
    const terms = rest.split(' ')
    const out = terms.filter((term) => term.startsWith('-')).map((term) => termOf(term.slice(1), read, line))
    const tests = terms.filter((term) => !term.startsWith('-')).map((term) => termOf(term, read, line))
    read.set(name, (each) => tests.some((test) => test(each)) && !out.some((test) => test(each)))
  }
  return read
}

const selectors = readSelectors(table)

export type Selector = (ingredient: Ingredient) => boolean

/** The foods that a selector of the table stands for; throws where there is none of that name. */
export function selectorOf(name: string): Selector {
  const selector = selectors.get(name)
  if (!selector) throw new Error(`there is no selector "${name}"`)
  return selector
}
