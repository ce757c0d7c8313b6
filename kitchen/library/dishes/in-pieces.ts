import type { Dish } from './dish.ts'

/** Kinds of dishes that are made by the piece. */
const kinds: ReadonlySet<string> = new Set([
  'cookies',
  'biscuits',
  'scones',
  'brownies',
  'smallSponges',
  'gougeres',
  'loaf',
  'yeastBuns',
  'parcels',
  'croquettes',
  'meatballs',
  'dumplings',
  'boiledDumplings',
  'fritters',
  'mashCakes',
  'masaCakes',
  'breadDumplings',
  'potatoBalls',
  'sweetDumplings',
  'stuffedEggs',
  'churros',
  'friedSweets',
  'sweetPuffs',
  'sweetmeats',
  'waffles',
  'meringue',
])

/** Dishes that alone of their kind are. */
const own: ReadonlySet<string> = new Set([
  'Cornish Pasties',
  'Galician Pie',
  'Tamales',
  'muffins',
  'Fairy Cakes',
  'Mince Pies',
  'Flapjacks',
  'Jam Tarts',
  'Pastéis de Nata',
  'Butter Tarts',
])

const wholeLoaves = /^(?:round|tin|sour|braid|long|stollen|wreath|tray)$/

/** True for what is made by the piece: samosas and biscuits, but no loaf. */
export const comesInPieces = ({ id, kind, way = '' }: Pick<Dish, 'id' | 'kind' | 'way'>): boolean =>
  (own.has(id) || kinds.has(kind)) && !(kind === 'loaf' && wholeLoaves.test(way))
