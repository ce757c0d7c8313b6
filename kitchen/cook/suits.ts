import type { TemplateId } from '../recipes/template-ids.ts'
import type { CookWishes } from '../recipes/wishes.ts'

type Manner = 'soft' | 'cold' | 'grill' | 'infant'

/** What can be eaten without teeth, from a box, at a barbecue, or by a baby. */
const fitting: Readonly<Record<Manner, readonly TemplateId[]>> = {
  soft: [
    'soup',
    'dal',
    'mash',
    'risotto',
    'cottagePie',
    'layeredBake',
    'creamSauce',
    'eggsInSauce',
    'scrambledEggs',
    'ricePudding',
    'mousse',
    'pannaCotta',
    'flan',
    'stirredCustard',
    'porridge',
    'compote',
  ],
  cold: [
    'salad',
    'potatoSalad',
    'pastaSalad',
    'caesarSalad',
    'sandwich',
    'frittata',
    'quiche',
    'savouryTart',
    'gazpacho',
    'slaw',
    'cake',
    'fruitSalad',
    'brownies',
    'cookies',
  ],
  grill: ['skewers', 'burger', 'wings', 'slaw', 'potatoSalad'],
  infant: ['soup', 'dal', 'mash', 'porridge', 'compote', 'ricePudding', 'risotto'],
}

/** What is nothing cold; fritters, pies and scotch eggs go on a picnic. */
const onlyHot =
  /[sS]oup$|[sS]tew$|[cC]urry$|[cC]hilli|[rR]isotto|^(?:braise|beanPot|groundSauce|potRoast|klopse|eggsInSauce|masala|dal|biryani|donburi|ramen|stirFry|creamSauce|creamedChicken|fondue|raclette|paella|friedRice|pasta|carbonara|friedNoodles|gnocchi|spaetzle|ragu|gratin|pastaBake|layeredBake|cheeseSauceBake|cottagePie|fishPie|enchiladas|panFry|trayBake|airFry|roast|mash|hash|omelette|scrambledEggs|shakshuka|souffle|burger|tacos|dumplings|papillote|stuffed|bakedPotato)$/

export const isOnlyHot = (id: TemplateId): boolean => onlyHot.test(id) && !fitting.cold.includes(id)

/** Whether a way of cooking is one for people who eat so. */
export const isFor = (manner: Manner, id: TemplateId): boolean => fitting[manner].includes(id)

const manners: readonly Manner[] = ['soft', 'cold', 'grill', 'infant']

/** What pulls towards one way of cooking and away from another. */
const pulls: readonly (readonly [wanted: RegExp, towards: Partial<Record<TemplateId, number>>])[] = [
  [/^((rice|glass|egg)-noodle|udon|ramen|soba)$/, { friedNoodles: 8, ramen: 5, pasta: -12, pastaBake: -12 }],
  [
    /^(cheese|cheddar|gruyere|gouda|mozzarella|parmesan|camembert|brie)$/,
    { gratin: 3, stirFry: -8, ramen: -8 },
  ],
  [/rice$|^(quinoa|bulgur|pearl-barley|couscous|millet)$/, { ramen: -8, pasta: -6, friedNoodles: -8 }],
  [
    /^(rabbit|venison|wild-boar)$/,
    {
      stew: 8,
      braise: 8,
      tacos: -14,
      stirFry: -14,
      chilli: -10,
      curry: -10,
      ramen: -14,
      bowl: -14,
      salad: -14,
      panFry: -10,
      skewers: -10,
      dumplings: -14,
      biryani: -10,
      paella: -4,
      soup: -8,
      pasta: -8,
    },
  ],
  [/^(olive|caper|sauerkraut)$/, { stirFry: -6, ramen: -6, curry: -4 }],
  [
    /^((cooked|cured|turkey)-ham|bacon|chorizo|salami)$/,
    { stirFry: -4, ramen: -3, panFry: -14, roast: -14, schnitzel: -14, creamSauce: -8, hash: 4 },
  ],
]

const pulled = (id: TemplateId, wishes: CookWishes) =>
  wishes.wanted.reduce(
    (sum, { id: wanted }) =>
      sum + pulls.reduce((all, [words, towards]) => all + (words.test(wanted) ? (towards[id] ?? 0) : 0), 0),
    0,
  )

/** Small, warm and easy on a stomach that has had nothing. */
const gentle: readonly TemplateId[] = ['soup', 'brothSoup', 'mash', 'porridge', 'savouryPorridge', 'compote']

/** Who wants a drink and names nothing to put in it thinks of a glass with ice, not of the blender. */
const blended: readonly TemplateId[] = ['smoothie', 'lassi']

/** How well a way of cooking suits what was named and how the guest must or wants to eat. */
export const suits = (id: TemplateId, wishes: CookWishes): number =>
  pulled(id, wishes) +
  (wishes.distress === null ? 0 : gentle.includes(id) ? 20 : -20) -
  (blended.includes(id) && wishes.wanted.length === 0 && !wishes.child ? 6 : 0) +
  manners.filter((manner) => wishes[manner]).reduce((sum, manner) => sum + (isFor(manner, id) ? 12 : -12), 0)
