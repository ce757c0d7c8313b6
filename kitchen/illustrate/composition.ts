/** What can be drawn, each with the forms in which it comes beside its usual one. */
const drawn = {
  soup: 'pureed clear bread fondue',
  curry: '',
  creamyGrain: 'bowl mash',
  sectorBowl: '',
  salad: '',
  dip: '',
  fruitBowl: 'compote',
  pasta: '',
  stirFry: 'fried',
  plated: 'breaded rolls poached clear mash slices shreds',
  mussels: '',
  tacos: 'rolled',
  dumplings: 'pastry rolls maki',
  skewers: '',
  gratin: 'crust sliced mash',
  stuffed: '',
  skillet: 'omelette tortilla scrambled',
  trayBake: 'loaf',
  flatTart: 'pizza lid folded',
  bread: 'round long tray rolls bagels pretzels spiral ring braid crescents sticks flat pastry puffs',
  toasts: 'closed rounds',
  burger: '',
  cake: 'sponge loaf ring squares cheesecake peaks',
  fruitTart: 'lid lattice upsideDown',
  crumble: 'batter',
  pancakes: 'thin waffles',
  scoops: '',
  dessertGlass: '',
  unmoulded: 'caramel pudding berries',
  biscuits: 'squares balls crescents shells cakes men sweets choux stars sandwiches sticks fingers',
  friedPieces: 'patties rolls balls sticks torn chips crisp',
  crepes: '',
  bakedFruit: '',
  strudel: '',
  knodel: '',
  ramekin: 'burnt islands plain sauce puffed',
  drink: 'highball rocks coupe martini wine flute copperMug cup',
} as const

export type Composition = keyof typeof drawn

type Forms = { [Each in Composition]: (typeof drawn)[Each] }
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text
export type Form = Exclude<Words<Forms[Composition]>, ''>

export const compositions = Object.keys(drawn) as Composition[]

export const formsOf = (composition: Composition): readonly Form[] =>
  drawn[composition].split(' ').filter((form) => form !== '') as Form[]

/** As what a dish is drawn. */
export interface Drawing {
  composition: Composition
  form: Form | null
}
