import type { Ingredient, Shape } from '../../ingredient.ts'
import type { Tones } from '../colour.ts'
import type { Spot } from '../outline.ts'
import type { Brush } from '../svg.ts'
import * as fruit from './fruit.ts'
import * as leaf from './leaf.ts'
import * as morsel from './morsel.ts'
import * as protein from './protein.ts'
import * as vegetable from './vegetable.ts'

/** How one piece of food is painted: in these tones, at this spot; gives SVG. */
export type Form = (brush: Brush, tones: Tones, spot: Spot) => string

/** A form and how large it is beside a walnut, which is 1. */
export interface Cut {
  form: Form
  scale: number
}

type Rule = readonly [name: RegExp, form: Form, scale: number]

/** What has a face of its own is known by its name; the first rule that fits wins. */
const rules: readonly Rule[] = [
  [/^(lemon|lime|orange|blood-orange|grapefruit|mandarin|clementine|yuzu|bergamot)$/, fruit.citrusSlice, 1.1],
  [/cherry-tomato/, fruit.bead, 0.72],
  [/^tomato$|beef-tomato/, vegetable.tomatoSlice, 1.15],
  [/sun-dried/, vegetable.strip, 0.8],
  [/avocado/, fruit.stoneHalf, 1.35],
  [/^onion$|red-onion|shallot/, vegetable.ring, 0.85],
  [/spring-onion|scallion/, leaf.greenRings, 0.62],
  [/^leek/, vegetable.ring, 0.75],
  [/cucumber|courgette|zucchini|gherkin|pickle|cornichon/, vegetable.seededCoin, 0.95],
  [/radish/, vegetable.rimmedCoin, 0.72],
  [/carrot|parsnip/, vegetable.coin, 0.78],
  [/beetroot/, vegetable.roastedWedge, 1],
  [/pumpkin|squash|sweet-potato|aubergine|swede|turnip/, vegetable.roastedWedge, 1.1],
  [/asparagus|salsify/, vegetable.spear, 1.9],
  [/green-bean|runner-bean|mangetout|sugar-snap|okra|haricot-vert|french-bean/, vegetable.pod, 1.25],
  [/broccoli|cauliflower|romanesco/, vegetable.floret, 1.15],
  [/^peas?$|edamame|broad-bean|garden-pea|petit-pois/, fruit.bead, 0.36],
  [/sweetcorn|^corn$|corn-kernel/, fruit.bead, 0.32],
  [/brussels/, fruit.bead, 0.8],
  [/chickpea|hazelnut|macadamia/, vegetable.chickpea, 0.5],
  [/lentil/, fruit.bead, 0.22],
  [
    /kidney|black-bean|pinto|borlotti|cannellini|butter-bean|white-bean|-bean$|cashew|peanut$/,
    vegetable.kidney,
    0.55,
  ],
  [/olive-oil|-oil$/, vegetable.chunk, 0.5],
  [/olive|caper/, vegetable.olive, 0.5],
  [/chilli|jalape|chili|pepperoncin/, vegetable.chilliRing, 0.5],
  [/bell-pepper|pepper-strip|fennel|bamboo/, vegetable.strip, 1.1],
  [/mushroom|chanterelle|porcini|shiitake|cep|oyster-m|button-m|chestnut-m/, vegetable.mushroom, 1],
  [/garlic|ginger/, vegetable.flatSlice, 0.42],
  [/blueberr|bilberr|blackcurrant/, fruit.blueberry, 0.5],
  [/raspberr|blackberr|mulberr/, fruit.clusterBerry, 0.66],
  [/strawberr/, fruit.strawberry, 0.9],
  [/cherry|cherries/, fruit.cherry, 0.66],
  [/pomegranate|redcurrant|cranberr|lingonberr/, fruit.jewels, 0.62],
  [/grape|gooseberr/, fruit.bead, 0.66],
  [/kiwi|^fig|passion|dragon/, fruit.seededRound, 1],
  [/banana|plantain/, fruit.bananaCoin, 0.85],
  [/apple$|pear$|peach|nectarine|apricot|plum|quince|melon|papaya|persimmon|rhubarb/, fruit.fruitWedge, 1.2],
  [/mango|pineapple/, vegetable.cube, 0.78],
  [/raisin|sultana|^date|prune/, vegetable.kidney, 0.5],
  [/^egg$|^eggs$|quail-egg/, protein.eggHalf, 1.25],
  [/salmon|trout|char$/, protein.salmon, 2.7],
  [/tuna/, protein.rareSlices, 2.4],
  [/prawn|shrimp|langoust|crayfish|lobster|crab/, protein.prawn, 1.15],
  [/mussel|clam|oyster|cockle/, protein.mussel, 1.15],
  [/scallop/, vegetable.flatSlice, 1],
  [/octopus/, vegetable.coin, 0.8],
  [/squid|calamar/, vegetable.ring, 0.9],
  [/anchov|sardine|herring|mackerel/, vegetable.pod, 1.3],
  [/meatball|falafel/, protein.ball, 0.95],
  [/minced|mince$/, vegetable.chunk, 0.42],
  [/bacon|pancetta|lardon|prosciutto|^ham|cured-ham|speck|serrano/, protein.rasher, 1.1],
  [/chorizo|salami|frankfurter/, vegetable.coin, 0.9],
  [/tofu|tempeh|seitan|paneer|feta|halloumi/, vegetable.cube, 0.85],
  [/mozzarella|burrata|goat|camembert|brie|ricotta/, morsel.tornCheese, 1],
  [/parmesan|pecorino|grana|manchego|gruy|comt/, morsel.shaving, 0.9],
  [/almond|pine-nut|pumpkin-seed|sunflower|pistachio/, morsel.drop, 0.5],
  [/walnut|pecan|brazil/, morsel.walnut, 0.72],
  [/chocolate/, morsel.shard, 0.75],
  [/^mint|lemon-balm|shiso|perilla/, leaf.toothedLeaf, 0.95],
  [/parsley|coriander|cilantro|chervil|lovage|celery-leaf/, leaf.trefoil, 0.85],
  [/dill|fennel-frond/, leaf.feather, 1.1],
  [/rosemary|thyme|oregano|marjoram|lavender/, leaf.twig, 1.1],
  [/chive/, leaf.snippet, 0.5],
  [/rocket|arugula|dandelion|mizuna/, leaf.lobedLeaf, 1.35],
  [/spinach|lambs-lettuce|lamb-s|purslane|watercress|sorrel/, leaf.roundLeaf, 1.05],
  [/lettuce|kale|frisee|chard|radicchio|chicory|salad|cabbage|endive|pak-choi/, leaf.frilledLeaf, 1.5],
  [/tarragon|lemongrass|rosemary/, leaf.longLeaf, 1.1],
  [/pork-sausage|merguez/, protein.sausage, 1.5],
  [/nori/, morsel.shaving, 1.1],
  [/star-anise/, vegetable.chunk, 0.5],
  [/kimchi|sauerkraut/, vegetable.strip, 1],
  [/basil|bay|^sage|curry-lea|kaffir/, leaf.plainLeaf, 0.9],
  [/penne|rigatoni|macaroni|ziti|tortiglioni/, morsel.tube, 0.95],
  [/fusilli|rotini/, morsel.corkscrew, 0.95],
  [/farfalle/, morsel.butterfly, 0.95],
  [/gnocchi|gnocco/, vegetable.chunk, 0.72],
  [/ravioli|tortellini|gyoza|dumpling|wonton/, morsel.dumpling, 1.2],
  [/potato/, morsel.roastPotato, 1.1],
  [/pita|pitta|naan|tortilla|flatbread|lavash|chapati/, morsel.flatbread, 1.7],
  [/bread|baguette|toast|ciabatta|sourdough|brioche|bun/, morsel.breadSlice, 1.9],
]

const byShape: Record<Shape, Cut> = {
  round: { form: fruit.bead, scale: 0.6 },
  cube: { form: vegetable.cube, scale: 0.72 },
  strip: { form: vegetable.strip, scale: 1 },
  slice: { form: vegetable.flatSlice, scale: 0.95 },
  leaf: { form: leaf.plainLeaf, scale: 0.95 },
  frond: { form: leaf.feather, scale: 1.05 },
  floret: { form: vegetable.floret, scale: 1.1 },
  grain: { form: fruit.bead, scale: 0.2 },
  noodle: { form: vegetable.pod, scale: 1 },
  fillet: { form: protein.fishFillet, scale: 2.7 },
  chunk: { form: vegetable.chunk, scale: 0.95 },
  crumb: { form: morsel.shard, scale: 0.32 },
  sauce: { form: morsel.dollop, scale: 0.95 },
  liquid: { form: morsel.dollop, scale: 0.7 },
  dust: { form: morsel.shard, scale: 0.2 },
}

/** How an ingredient looks when cut for the plate: by its name, else by its shape. */
export function cutOf(ingredient: Ingredient): Cut {
  const rule = rules.find(([name]) => name.test(ingredient.id))
  if (rule) return { form: rule[1], scale: rule[2] }
  const { category, look } = ingredient
  if (category === 'cheese' && look.shape !== 'sauce') return { form: morsel.tornCheese, scale: 0.85 }
  if (category === 'sausage') return { form: vegetable.coin, scale: 0.9 }
  if (category === 'nut') return { form: morsel.drop, scale: 0.5 }
  if (/pork|veal/.test(ingredient.id) && look.shape === 'fillet') return { form: protein.grilled, scale: 2.2 }
  if (category === 'meat' && look.shape === 'fillet') return { form: protein.rareSlices, scale: 2.4 }
  if (category === 'poultry' && look.shape === 'fillet') return { form: protein.paleSlices, scale: 2.4 }
  if (category === 'meat' || category === 'poultry') return { form: protein.browned, scale: 1.05 }
  if (category === 'fish' && look.shape !== 'fillet') return { form: protein.browned, scale: 1.05 }
  return byShape[look.shape]
}
