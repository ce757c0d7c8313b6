/** Pastry is rolled out, so that as much of it lines a wider tin than a cake needs. */
const rolledOut: readonly string[] = [
  'quiche',
  'savouryTart',
  'fruitTart',
  'curdTart',
  'sweetTart',
  'tarteTatin',
]

/** What is baked in a wide dish as deep as a tart. */
const inDishes: readonly string[] = [
  'gratin',
  'pastaBake',
  'layeredBake',
  'cottagePie',
  'fishPie',
  'enchiladas',
  'ratatouille',
  'crumble',
  'breadPudding',
]

const upTo = (sizes: readonly (readonly [portions: number, tin: number])[], portions: number) =>
  (sizes.find(([most]) => portions <= most) ?? sizes.at(-1))?.[1] ?? 28

const cakeTins = [
  [3, 18],
  [5, 20],
  [8, 26],
  [Infinity, 28],
] as const
const tartTins = [
  [2, 18],
  [3, 20],
  [4, 24],
  [6, 26],
  [8, 28],
  [Infinity, 30],
] as const

/** Centimetres across that so many portions need. */
export const usualTin = (portions: number, kind: string): number =>
  upTo([...rolledOut, ...inDishes].includes(kind) ? tartTins : cakeTins, portions)
