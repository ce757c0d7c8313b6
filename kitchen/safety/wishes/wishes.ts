import type { Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import type { Diet } from '#shared/words/diets.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import type { Unit } from '#shared/words/units.ts'
import type { CuisineId } from '../../lexicon/cuisines.ts'
import type { Distress } from '../health/distress.ts'
import type { Hazard } from '../hazards/hazard.ts'
import type { FoodGroup } from '../../lexicon/food-groups.ts'

/** What a guest wants in the dish, with the amount they gave, if any. */
export interface Wanted {
  id: string
  amount: number | null
  unit: Unit | null
  /** The animal was named but no cut: the dish may choose. */
  loosely?: boolean
  /** It lies in the guest's kitchen: the number stays, however many come to eat. */
  inHand?: true
  /** It was cooked before, as a leftover: it is warmed and not cooked again. */
  cooked?: true
  /** There is more than enough of it. */
  plenty?: true
  /** It stands beside the dish, whatever the dish could do with it: a green salad. */
  beside?: true
}

/** An allergen that perhaps nobody at the table has to avoid; a dish that was chosen since does without it. */
export interface Doubt {
  allergen: Allergen
  heeded: boolean
  /** No word of allergy was said of it, as there is where somebody told of others or of the past. */
  suspected?: true
}

/** What cooks by a way of its own. */
export const machines = ['slowCooker', 'pressureCooker', 'airFryer', 'grill'] as const
export type Machine = (typeof machines)[number]

/** What a cake is baked in that is no round tin, and an oven that is smaller than others. */
export type OvenVessel = 'tray' | 'loaf' | 'muffins' | 'smallOven'

/** What a dish is to be like on its top, at its skin or inside. */
export const textures = ['crispTop', 'crispSkin', 'juicy', 'chewy', 'crunchy', 'thick', 'thin'] as const
export type Texture = (typeof textures)[number]

type Taste =
  | 'creamy'
  | 'crunchy'
  | 'fresh'
  | 'light'
  | 'hearty'
  | 'sweet'
  | 'sour'
  | 'smoky'
  | 'lemony'
  | 'herby'
  | 'rich'

/** Some of those at the table, and what they leave by taste or by choice: "two of the ten are vegetarian". */
export interface Few {
  /** How many; a half of the table is 0.5. */
  heads: number
  /** How many sit at the table at least, where nobody counts them. */
  least: number
  diets: readonly Diet[]
  excludedIds: readonly string[]
  excludedGroups: readonly FoodGroup[]
  /** All eat what these eat, since nothing was asked for that they leave; their diets are in those of all. */
  shared: boolean
  /** They are children, and the others were said to have the alcohol in it. */
  sober: boolean
}

/** Whether it is children who leave the wine to the others: "no wine for the children, with wine for us". */
export const isSoberFew = (few: Few | null): boolean => few !== null && !few.shared && few.sober

/** For what somebody cooks, beside a course. */
export type Occasion = 'breakfast' | 'snack' | 'lunchbox' | 'party'

export interface Wishes {
  language: Language
  occasion: Occasion | null
  dishType: DishType | null
  /** A dish called by its name, as an entry of the list of dishes. */
  dish: string | null
  /** A dish called by a name that nobody here knows, in the guest's words. */
  unknown: string | null
  /** Dishes that are to stand beside it, by their ids. */
  sides: readonly string[]
  /** The dish settled on in the turn before, kept through revisions. */
  settled: string | null
  cuisine: CuisineId | null
  wanted: readonly Wanted[]
  wantedGroups: readonly FoodGroup[]
  excludedIds: readonly string[]
  excludedGroups: readonly FoodGroup[]
  /** Dishes and kinds of dish that nobody wants, as entries of the list of dishes. */
  refusedDishes: readonly string[]
  /** What somebody at the table must not get, whatever is asked later. */
  allergens: readonly Allergen[]
  /** What may be an allergy of somebody at the table; the user is asked. */
  doubts: readonly Doubt[]
  /** A model leads the talk, which can tell what no word calls an allergy: that is a doubt, and no allergen. */
  isLed: boolean
  /** Foods and kinds of food refused for an allergy; a mere wish does not bring them back. */
  allergyIds: readonly string[]
  allergyGroups: readonly FoodGroup[]
  /** Foods of these refused that somebody may not have and does not merely dislike, whatever the reason is. */
  forbiddenIds: readonly string[]
  /** Somebody's body does not take something, and nobody said what: nothing is cooked before it is known. */
  unnamedAllergy: boolean
  diets: readonly Diet[]
  /** Diets, illnesses and medicines known by name, as ids; and those that are not, in the guest's words. */
  health: readonly string[]
  unknownHealth: readonly string[]
  /** The guest may be in danger; they are pointed to help before anything is cooked. */
  distress: Distress | null
  servings: number | null
  /** How much there is to be, where no people were counted: "20 samosas", "two litres of soup". */
  pieces: number | null
  millilitres: number | null
  minutes: number | null
  heat: 0 | 1 | 2 | 3 | null
  tastes: readonly Taste[]
  noOven: boolean
  /** No stove either: too hot to cook, or only a microwave. */
  noCook: boolean
  /** The stove is broken, though not the oven. */
  noHob: boolean
  onePot: boolean
  /** A dish of vegetables was asked for: nobody means a vegetarian, but no chicken either. */
  ofVegetables: boolean
  airFryer: boolean
  /** Nothing but a microwave, or a kettle, is there to cook with; `noCook` is set as well. */
  microwaveOnly: boolean
  kettleOnly: boolean
  pressureCooker: boolean
  slowCooker: boolean
  /** Machines that the kitchen has and nobody has asked for: they are offered. */
  owned: readonly Machine[]
  /** A mixer that also heats is wanted, for which no steps are written. */
  cookingMixer: boolean
  /** A sweet that needs no oven was asked for. */
  noBake: boolean
  /** The hottest that the oven gets, in °C. */
  ovenLimit: number | null
  /** Centimetres across of the only tin there is. */
  tin: number | null
  /** What it is to be baked in, where no size tells. */
  vessel: OvenVessel | null
  /** Hours that it is to stay in the slow cooker. */
  slowHours: number | null
  /** The most minutes of work, however long it cooks by itself. */
  work: number | null
  /** Foods of which there is to be less than usual. */
  less: readonly string[]
  /** Amounts are wanted in US cups. */
  usCups: boolean
  /** The dish stays, but nothing is fried: "baked instead of fried". */
  notFried: boolean
  /** It is to come out of the oven. */
  baked: boolean
  /** There is one ring to cook on. */
  oneBurner: boolean
  /** How it is to be to the bite. */
  textures: readonly Texture[]
  /** Sweetened, but less than usual; no diet. */
  lessSweet: boolean
  /** Cooked before the day it is eaten, or for the freezer. */
  ahead: 'ahead' | 'freeze' | null
  /** Tools that the kitchen lacks. */
  noBlender: boolean
  noRollingPin: boolean
  /** Nothing can be kept cool. */
  noFridge: boolean
  /** No pieces are to be left in what is served: "smooth, no bits". */
  noBits: boolean
  /** Nothing is to be bought: what was named, and what every kitchen has. */
  pantryOnly: boolean
  /** What is there decides what is cooked; at most one fresh thing is bought for it. */
  useUp: boolean
  /** Some of those at the table who leave what the others eat. */
  few: Few | null
  leftovers: boolean
  infant: boolean
  child: boolean
  /** A child small enough to choke on what is round and firm. */
  toddler: boolean
  pregnant: boolean
  /** Old, ill or weakened: no raw egg, nothing raw from animals. */
  frail: boolean
  alcoholFree: boolean
  /** How it is to be eaten: without teeth, cold from a box, from the grill. */
  soft: boolean
  cold: boolean
  /** How it is to come to the table, and what it may cost. */
  qualities: readonly ('cold' | 'warm' | 'cheap')[]
  grill: boolean
  /** Dangerous things asked for, each once, and how often. */
  dangers: readonly { danger: Hazard; times: number }[]
  /** The last turn wishes harm or insists on something deadly; there is no dish for that. */
  refused: Hazard | 'harm' | null
  /** How often "something else" was asked, and the dishes already on the table then. */
  another: number
  tried: readonly string[]
  /** Text that fixes the small choices, so that a revision does not reshuffle the dish. */
  seed: string
}

/** What a dish is planned for: the same for speakers of every language. */
export type CookWishes = Omit<Wishes, 'language'>

export const noWishes = (language: Language): Wishes => ({
  language,
  occasion: null,
  dishType: null,
  dish: null,
  unknown: null,
  sides: [],
  settled: null,
  cuisine: null,
  wanted: [],
  wantedGroups: [],
  excludedIds: [],
  excludedGroups: [],
  refusedDishes: [],
  allergens: [],
  doubts: [],
  isLed: false,
  allergyIds: [],
  allergyGroups: [],
  forbiddenIds: [],
  unnamedAllergy: false,
  diets: [],
  health: [],
  unknownHealth: [],
  distress: null,
  servings: null,
  pieces: null,
  millilitres: null,
  minutes: null,
  heat: null,
  tastes: [],
  noOven: false,
  noCook: false,
  noHob: false,
  onePot: false,
  ofVegetables: false,
  airFryer: false,
  microwaveOnly: false,
  kettleOnly: false,
  pressureCooker: false,
  slowCooker: false,
  owned: [],
  cookingMixer: false,
  noBake: false,
  ovenLimit: null,
  tin: null,
  vessel: null,
  slowHours: null,
  work: null,
  less: [],
  usCups: false,
  notFried: false,
  baked: false,
  oneBurner: false,
  textures: [],
  lessSweet: false,
  ahead: null,
  pantryOnly: false,
  useUp: false,
  noBlender: false,
  noRollingPin: false,
  noFridge: false,
  noBits: false,
  few: null,
  leftovers: false,
  infant: false,
  child: false,
  toddler: false,
  pregnant: false,
  frail: false,
  alcoholFree: false,
  soft: false,
  cold: false,
  qualities: [],
  grill: false,
  dangers: [],
  refused: null,
  another: 0,
  tried: [],
  seed: '',
})
