import { inCategory, type Role } from '../pattern.ts'
import { isFruit } from '../dessert-roles.ts'
import { eggs } from '../baking-roles.ts'
import { onCall } from '../shorthand.ts'

const creamy =
  /^(cream|creme-fraiche|sour-cream|mascarpone|cream-cheese|ricotta|quark|queso-fresco|condensed-milk|evaporated-milk|ice-cream|coconut-cream|coconut-milk|oat-cream|soy-cream|lactose-free-cream|silken-tofu)$/
const runny =
  /^(milk|water|buttermilk|yogurt|greek-yogurt|lactose-free-(milk|yogurt)|soy-yogurt|coconut-yogurt|(oat|soy|rice|almond)-milk|beer|cider|coffee|black-tea|apple-juice)$/
const spread = /^(jam|dulce-de-leche|hazelnut-spread|peanut-butter|tahini|lemon-curd|applesauce)$/
const scent =
  /zest$|^(vanilla|vanilla-extract|vanilla-sugar|ground-ginger|ginger|rose-water|orange-blossom-water|bay-leaf)$/

/** Everything that stands on a baker's shelf; what is not on the card stays there. */
const all = {
  flour: onCall(
    'flour',
    ({ id }) =>
      /flour$|^(semolina|polenta|oats|gluten-free-oats|tapioca-starch|masa-harina|maize-flour)$/.test(id) &&
      id !== 'cornflour',
    [50, 'g'],
  ),
  starch: onCall('starch', ({ id }) => id === 'cornflour', [5, 'g']),
  leaven: onCall('leaven', ({ id }) => /^(yeast|baking-powder|baking-soda|sourdough-starter)$/.test(id), [
    1,
    'g',
  ]),
  liquid: onCall('liquid', ({ id }) => runny.test(id), [40, 'ml']),
  fat: onCall(
    'fat',
    ({ id, category }) =>
      (category === 'fat' && !/chilli-oil|frying-oil/.test(id)) || /^(butter|ghee)$/.test(id),
    [12, 'g'],
  ),
  sweet: onCall('sweet', ({ id, category }) => category === 'sweetener' && !spread.test(id), [15, 'g']),
  dust: onCall('dust', ({ id }) => id === 'icing-sugar', [3, 'g']),
  egg: { ...eggs(0.4), takes: ({ id }) => /^egg(-yolk)?$/.test(id), most: 2 },
  eggs: onCall('egg', ({ id }) => /^egg(-yolk)?$/.test(id), [0.2, null]),
  white: onCall('white', ({ id }) => id === 'egg-white', [0.5, null]),
  cream: onCall('cream', ({ id }) => creamy.test(id), [30, 'ml']),
  nuts: onCall(
    'nuts',
    (each) => inCategory('nut', 'seed')(each) || /^(desiccated-coconut|sesame-seed)$/.test(each.id),
    [15, 'g'],
    { cut: 'auto' },
  ),
  fruit: onCall(
    'fruit',
    (each) =>
      isFruit(each) || /^(candied-peel|pumpkin|carrot|courgette|beetroot|sweet-potato)$/.test(each.id),
    [25, 'g'],
    { cut: 'auto', most: 4 },
  ),
  juice: onCall('juice', ({ id }) => /^(lemon|lime|orange|grape|cherry)-juice$/.test(id), [5, 'ml']),
  spice: onCall(
    'spice',
    ({ id, category }) => (category === 'spice' && !/salt|pepper|paprika|curry/.test(id)) || scent.test(id),
    [0.25, 'tsp'],
    { most: 6 },
  ),
  chocolate: onCall('chocolate', inCategory('chocolate'), [15, 'g'], { cut: 'chopChocolate' }),
  spread: onCall('spread', ({ id }) => spread.test(id), [15, 'g']),
  liquor: onCall(
    'liquor',
    (each) => inCategory('spirit', 'wine')(each) || each.id.startsWith('alcohol-free-'),
    [5, 'ml'],
  ),
  crumbs: onCall(
    'crumbs',
    ({ id, category }) =>
      /biscuit$|^(ladyfinger|amaretti|breadcrumb|puffed-rice)$/.test(id) || category === 'bread',
    [20, 'g'],
  ),
  savoury: onCall(
    'savoury',
    (each) =>
      inCategory('cheese', 'herb', 'aromatic', 'vegetable', 'sausage')(each) ||
      /^(cooked-ham|cured-ham|bacon|cumin|caraway|za-?atar|smoked-paprika)$/.test(each.id),
    [20, 'g'],
    { cut: 'auto', most: 5 },
  ),
  salt: onCall('salt', ({ id }) => id === 'salt', [1, 'g']),
} satisfies Record<string, Role>

type Shelf = keyof typeof all

/** The roles of a family of bakes, by the names they have on the shelf. */
export const shelf = (...names: readonly Shelf[]): readonly Role[] => names.map((name) => all[name])
