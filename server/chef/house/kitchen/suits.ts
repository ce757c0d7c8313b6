import type { PatternId } from '../patterns/pattern-ids.ts'
import type { Wishes } from '../requests/wishes.ts'

type Manner = 'soft' | 'cold' | 'grill' | 'infant'

/** What can be eaten without teeth, from a box, at a barbecue, or by a baby. */
const fitting: Readonly<Record<Manner, readonly PatternId[]>> = {
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

const manners: readonly Manner[] = ['soft', 'cold', 'grill', 'infant']

/** How well a way of cooking suits how the guest must or wants to eat. */
export const suits = (id: PatternId, wishes: Wishes): number =>
  manners
    .filter((manner) => wishes[manner])
    .reduce((sum, manner) => sum + (fitting[manner].includes(id) ? 12 : -12), 0)
