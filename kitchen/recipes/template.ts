import type { Category, Ingredient } from '../lexicon/ingredient.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import type { Phrase } from './phrase.ts'
import type { Cuisine, CuisineId } from '../lexicon/cuisines.ts'
import type { Cut, CutStyle } from './knifework.ts'
import type { Part } from './part.ts'
import type { CookWishes, Texture } from './wishes.ts'
import type { Unit } from '#shared/words/units.ts'
import type { Amount } from './amount.ts'
import type { Dish } from './dish.ts'
import type { TemplateId } from './template-ids.ts'

export type { Amount } from './amount.ts'

/** One part to be played in a dish, and who may play it. */
export interface Role {
  id: string
  /** Which of the ingredients a user names belong here; without it only the pool does. */
  takes?: (ingredient: Ingredient) => boolean
  /** How many the user may name for it before it is crowded; 1 unless said. */
  most?: number
  /** How many there are when the user leaves it to the chef; 1 unless said, 0 for what only comes when asked. */
  least?: number | ((wishes: CookWishes) => number)
  /** Ingredients by preference; the first that is allowed is taken. */
  pool: readonly string[] | ((wishes: CookWishes, cuisine: Cuisine) => readonly string[])
  /** True where any of the first few is as good, so that two users need not get the same dish. */
  varied?: true
  /** For one person; the ingredient's own serving unless said. */
  each?: (ingredient: Ingredient) => Amount | null
  /** The same amount for any number of people. */
  fixed?: Amount
  toTaste?: true
  /** Said behind each of its ingredients in the list: "at room temperature". */
  note?: Phrase
  /** The heading under which its ingredients stand in the list: "For the dressing". */
  group?: Phrase
  /** 'auto' is the usual cut, 'fine' for quick cooking and eating raw, 'thin' for baking in layers, 'drink' for the glass. */
  cut?: Cut | CutStyle
}

const vessels = [
  'omelette',
  'shaker',
  'eggPan',
  'cakeTin',
  'pan',
  'processor',
  'tin',
  'tray',
  'dish',
  'pot',
] as const
export type VesselId = (typeof vessels)[number]
export const isVessel = (name: string): name is VesselId => (vessels as readonly string[]).includes(name)

const heats = ['oven', 'grill', 'stove', 'fat', 'microwave', 'airFryer'] as const
/** What heats a step; `fat` is a finger of hot oil or more. */
export type Heat = (typeof heats)[number]
export const isHeat = (name: string): name is Heat => (heats as readonly string[]).includes(name)

/** What the planner must know of a step; no sentence is searched for it. */
export interface StepFacts {
  /** Things lie in something wet while it lasts. */
  wet?: true
  /** Needs a stove, an oven or a toaster. */
  heated?: true
  /** Goes into a pot of water that has to come to the boil first. */
  boils?: true
  /** Tears the meat into shreds. */
  pulls?: true
  /** The temperature its sentence gives: the oil of a pan, the air of a fryer. */
  degrees?: number
  /** What heats it, where its other facts do not tell. */
  on?: Heat
  /** Pieces are fried in it that a tray in the oven or an air fryer makes crisp as well. */
  fries?: true
  /** How what bakes is done where there is no oven. */
  otherwise?: 'pan' | 'pot'
  /** What it is done in, where more people need a second one. */
  vessel?: VesselId
  /** Gone through again for more people: ladle by ladle, or batch by batch. */
  rounds?: 'ladles' | 'batches'
  /** Takes longer for more people: by hand, or because a heap of onions sweats longer than a handful. */
  crowd?: 'hands' | 'sweats'
}

export interface Step extends StepFacts {
  text: Phrase
  kind: 'prep' | 'cook' | 'wait'
  minutes?: number | ((plan: Plan) => number)
  /** What the step may be shortened to when the user is in a hurry. */
  least?: number | ((plan: Plan) => number)
  celsius?: number
  /** The roles whose safe core temperature is reached in this step. */
  doneness?: string
  /** Runs beside the others and costs no time of its own. */
  aside?: true
  when?: (plan: Plan) => boolean
}

/** How one kind of dish is cooked: the roles to fill, the steps in order, and what it goes with. */
export interface Template {
  id: TemplateId
  dishType: DishType
  /** Where it is at home; the first is the usual one. */
  cuisines: readonly CuisineId[]
  /** How well it takes what a user names, by category; what is missing does not belong. */
  likes: Partial<Record<Category, number>>
  /** Textures that its own steps see to. */
  textures?: readonly Texture[]
  /** Tastes it serves well. */
  tastes: readonly string[]
  oven?: true
  /** Never made for fewer than so many: an egg cannot be cut in six. */
  batch?: number
  onePot?: true
  /** Comes only when the user has the machine for it, or asks for it by name. */
  needs?: 'airFryer' | 'microwave' | 'name'
  /** The ways in which its dishes are shaped, baked or finished; each dish has one. */
  ways?: readonly string[]
  /** The names of its roles, which are known before the roles are read. */
  roleIds: readonly string[]
  roles: readonly Role[]
  /** Roles without which it is not this dish: when nothing is allowed for one of them, another dish is cooked. */
  cannotDoWithout?: readonly string[]
  /** The role of what it lies in or on: nobody chooses it where that is neither there nor bought. */
  on?: string
  steps: readonly Step[]
  /** Roles the title names first and those it names after "with". */
  heads: readonly string[]
  withs: readonly string[]
  /** Replaces the usual way of naming the dish. */
  title?: Phrase
  /** Why it is good, for the conversation: one or two sentences. */
  pitch: readonly Phrase[]
  /** Sentences of safety that always belong to it. */
  safety?: readonly Phrase[]
}

/** A dish with every role filled, before it is put into words. */
export interface Plan {
  wishes: CookWishes
  dish: Dish
  template: Template
  servings: number
  /** For how many the amounts are: more than there are people where a smaller cake would be none. */
  portions: number
  parts: readonly Part[]
  /** What the user named and gets. */
  asked: readonly Ingredient[]
  /** What the user named and the chef had to leave out. */
  refused: readonly Ingredient[]
  /** Of what there is too little, how much there is, for how many it is enough, and whether the dish takes more of it. */
  short?: {
    ingredient: Ingredient
    given: { amount: number | null; unit: Unit | null }
    heads: number
    isScaled: boolean
  }
}

/** Vegan cheese is grown with the plant proteins and cooked with the cheeses. */
const cookedAs = ({ id, category }: Ingredient): Category =>
  /^vegan-(feta|grated-cheese)$/.test(id) ? 'cheese' : category

export const inCategory =
  (...categories: readonly Category[]) =>
  (ingredient: Ingredient) =>
    categories.includes(cookedAs(ingredient))

export const say = (en: string, fr: string, es: string, de: string): Phrase => ({ en, fr, es, de })
