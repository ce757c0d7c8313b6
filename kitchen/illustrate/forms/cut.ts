import type { Ingredient, Shape } from '../../lexicon/ingredient.ts'
import * as berry from './berry.ts'
import * as bread from './bread.ts'
import * as citrus from './citrus.ts'
import * as dairy from './dairy.ts'
import * as egg from './egg.ts'
import * as fish from './fish.ts'
import * as fruit from './fruit.ts'
import * as leaf from './leaf.ts'
import * as legume from './legume.ts'
import * as meat from './meat.ts'
import * as nut from './nut.ts'
import * as pasta from './pasta.ts'
import * as potato from './potato.ts'
import * as slice from './slice.ts'
import * as vegetable from './vegetable.ts'
import type { Form } from './form.ts'

/** A form and how large it is beside a walnut, which is 1. */
export interface Cut {
  form: Form
  scale: number
}

type Rule = readonly [name: RegExp, form: Form, scale: number]

/** What has a face of its own is known by its name; the first rule that fits wins. */
const rules: readonly Rule[] = [
  [
    /^(lemon|lime|orange|blood-orange|grapefruit|mandarin|clementine|yuzu|bergamot)$/,
    citrus.citrusSlice,
    1.1,
  ],
  [/cherry-tomato/, berry.bead, 0.72],
  [/^tomato$|beef-tomato/, slice.tomatoSlice, 1.15],
  [/sun-dried/, vegetable.strip, 0.8],
  [/avocado/, fruit.stoneHalf, 1.35],
  [/^onion$|red-onion|shallot/, slice.ring, 0.85],
  [/spring-onion|scallion/, leaf.greenRings, 0.62],
  [/^leek/, slice.ring, 0.75],
  [/cucumber|courgette|zucchini|gherkin|pickle|cornichon/, slice.seededCoin, 0.95],
  [/radish/, slice.rimmedCoin, 0.72],
  [/carrot|parsnip/, slice.coin, 0.78],
  [/beetroot/, vegetable.roastedWedge, 1],
  [/aubergine/, fruit.fruitWedge, 1.15],
  [/pumpkin|squash|sweet-potato|swede|turnip/, vegetable.roastedWedge, 1.1],
  [/asparagus|salsify/, vegetable.spear, 1.9],
  [/green-bean|runner-bean|mangetout|sugar-snap|okra|haricot-vert|french-bean/, legume.pod, 1.25],
  [/broccoli|cauliflower|romanesco/, vegetable.floret, 1.15],
  [/^peas?$|edamame|broad-bean|garden-pea|petit-pois/, berry.bead, 0.36],
  [/sweetcorn|^corn$|corn-kernel/, berry.bead, 0.32],
  [/brussels/, berry.bead, 0.8],
  [/chickpea|hazelnut|macadamia/, legume.chickpea, 0.5],
  [/lentil/, berry.bead, 0.22],
  [
    /kidney|black-bean|pinto|borlotti|cannellini|butter-bean|white-bean|-bean$|cashew|peanut$/,
    legume.kidney,
    0.55,
  ],
  [/olive-oil|-oil$/, vegetable.chunk, 0.5],
  [/caper/, berry.bead, 0.28],
  [/olive/, slice.olive, 0.5],
  [/chilli|jalape|chili|pepperoncin/, slice.chilliRing, 0.5],
  [/bell-pepper|pepper-strip|fennel|bamboo/, vegetable.strip, 1.1],
  [/mushroom|chanterelle|porcini|shiitake|cep|oyster-m|button-m|chestnut-m/, vegetable.mushroom, 1],
  [/garlic|ginger/, slice.flatSlice, 0.42],
  [/blueberr|bilberr|blackcurrant/, berry.blueberry, 0.5],
  [/raspberr|blackberr|mulberr/, berry.clusterBerry, 0.66],
  [/strawberr/, berry.strawberry, 0.9],
  [/cherry|cherries/, berry.cherry, 0.66],
  [/pomegranate|redcurrant|cranberr|lingonberr/, berry.jewels, 0.62],
  [/grape|gooseberr/, berry.bead, 0.66],
  [/kiwi|^fig|passion|dragon/, fruit.seededRound, 1],
  [/banana|plantain/, fruit.bananaCoin, 0.85],
  [/apple$|pear$|peach|nectarine|apricot|plum|quince|melon|papaya|persimmon|rhubarb/, fruit.fruitWedge, 1.2],
  [/mango|pineapple/, vegetable.cube, 0.78],
  [/raisin|sultana|^date|prune/, legume.kidney, 0.5],
  [/^egg$|^eggs$|quail-egg/, egg.eggHalf, 1.25],
  [/salmon|trout|char$/, fish.salmon, 2.7],
  [/tuna/, meat.rareSlices, 2.4],
  [/prawn|shrimp|langoust|crayfish|lobster|crab/, fish.prawn, 1.15],
  [/mussel|clam|oyster|cockle/, fish.mussel, 1.15],
  [/scallop/, slice.flatSlice, 1],
  [/octopus/, slice.coin, 0.8],
  [/squid|calamar/, slice.ring, 0.9],
  [/anchov|sardine|herring|mackerel/, legume.pod, 1.3],
  [/meatball|falafel/, meat.ball, 0.95],
  [/minced|mince$/, vegetable.chunk, 0.42],
  [/bacon|pancetta|lardon|prosciutto|^ham|turkey-ham|cured-ham|speck|serrano/, meat.rasher, 1.1],
  [/chorizo|salami|frankfurter/, slice.coin, 0.9],
  [/tofu|tempeh|seitan|paneer|feta|halloumi/, vegetable.cube, 0.85],
  [/mozzarella|burrata|goat|camembert|brie|ricotta/, dairy.tornCheese, 1],
  [/parmesan|pecorino|grana|manchego|gruy|comt/, dairy.shaving, 0.9],
  [/almond|pine-nut|pumpkin-seed|sunflower|pistachio/, nut.drop, 0.5],
  [/walnut|pecan|brazil/, nut.walnut, 0.72],
  [/chocolate/, nut.shard, 0.75],
  [/^mint|lemon-balm|shiso|perilla/, leaf.toothedLeaf, 0.95],
  [/parsley|coriander|cilantro|chervil|lovage|celery-leaf/, leaf.trefoil, 0.85],
  [/dill|fennel-frond/, leaf.feather, 1.1],
  [/rosemary|thyme|oregano|marjoram|lavender/, leaf.twig, 1.1],
  [/chive/, leaf.snippet, 0.5],
  [/rocket|arugula|dandelion|mizuna/, leaf.lobedLeaf, 1.35],
  [/spinach|lambs-lettuce|lamb-s|purslane|watercress|sorrel/, leaf.roundLeaf, 1.05],
  [/lettuce|kale|frisee|chard|radicchio|chicory|salad|cabbage|endive|pak-choi/, leaf.frilledLeaf, 1.5],
  [/tarragon|lemongrass|rosemary/, leaf.longLeaf, 1.1],
  [/pork-sausage|merguez/, meat.sausage, 1.5],
  [/nori/, dairy.shaving, 1.1],
  [/star-anise/, vegetable.chunk, 0.5],
  [/kimchi|sauerkraut/, vegetable.strip, 1],
  [/basil|bay|^sage|curry-lea|kaffir/, leaf.plainLeaf, 0.9],
  [/penne|rigatoni|macaroni|ziti|tortiglioni/, pasta.tube, 0.95],
  [/fusilli|rotini/, pasta.corkscrew, 0.95],
  [/farfalle/, pasta.butterfly, 0.95],
  [/gnocchi|gnocco/, vegetable.chunk, 0.72],
  [/ravioli|tortellini|gyoza|dumpling|wonton/, pasta.dumpling, 1.2],
  [/potato/, potato.roastPotato, 1.1],
  [/pita|pitta|naan|tortilla|flatbread|lavash|chapati/, bread.flatbread, 1.7],
  [/bread|baguette|toast|ciabatta|sourdough|brioche|bun/, bread.breadSlice, 1.9],
]

const byShape: Record<Shape, Cut> = {
  round: { form: berry.bead, scale: 0.6 },
  cube: { form: vegetable.cube, scale: 0.72 },
  strip: { form: vegetable.strip, scale: 1 },
  slice: { form: slice.flatSlice, scale: 0.95 },
  leaf: { form: leaf.plainLeaf, scale: 0.95 },
  frond: { form: leaf.feather, scale: 1.05 },
  floret: { form: vegetable.floret, scale: 1.1 },
  grain: { form: berry.bead, scale: 0.2 },
  noodle: { form: legume.pod, scale: 1 },
  fillet: { form: fish.fishFillet, scale: 2.7 },
  chunk: { form: vegetable.chunk, scale: 0.95 },
  crumb: { form: nut.shard, scale: 0.32 },
  sauce: { form: dairy.dollop, scale: 0.95 },
  liquid: { form: dairy.dollop, scale: 0.7 },
  dust: { form: nut.shard, scale: 0.2 },
}

/** How an ingredient looks when cut for the plate: by its name, else by its shape. */
export function cutOf(ingredient: Ingredient): Cut {
  const rule = rules.find(([name]) => name.test(ingredient.id))
  if (rule) return { form: rule[1], scale: rule[2] }
  const { category, look } = ingredient
  if (category === 'cheese' && look.shape !== 'sauce') return { form: dairy.tornCheese, scale: 0.85 }
  if (category === 'sausage') return { form: slice.coin, scale: 0.9 }
  if (category === 'nut') return { form: nut.drop, scale: 0.5 }
  if (/pork|veal/.test(ingredient.id) && look.shape === 'fillet') return { form: meat.grilled, scale: 2.2 }
  if (category === 'meat' && look.shape === 'fillet') return { form: meat.rareSlices, scale: 2.4 }
  if (category === 'poultry' && look.shape === 'fillet') return { form: meat.paleSlices, scale: 2.4 }
  if (category === 'meat' || category === 'poultry') return { form: meat.browned, scale: 1.05 }
  if (category === 'fish' && look.shape !== 'fillet') return { form: meat.browned, scale: 1.05 }
  return byShape[look.shape]
}
