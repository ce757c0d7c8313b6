import type {
  ExportedRecipe,
  ExportFile,
  Former,
  Guests,
  LineWords,
  PageRecipe,
  PartRecipes,
  ReadExport,
  ReadExported,
  ReadHint,
  Rendered,
  Settled,
  Settling,
  RecipeSubjects,
  ServedDish,
  SuggestedDish,
  TextPair,
  TranslatedRecipe,
  WantedDish,
} from '#kitchen'
import type { DraftEdit, ExaminedDraft, SaidWords, SentConversation, TurnAim } from '#kitchen/draft'
import type { ChatTable } from '#shared/contract/chat-table.ts'
import type { Draft } from '#shared/contract/draft.ts'
import type { Finding } from '#shared/contract/safety-finding.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { RecipePlan, StoredPlan } from '#shared/contract/recipe-plan.ts'
import type { CookedRecipe, RecipeStructure } from '#shared/contract/recipe-structure.ts'
import type { DishType } from '#shared/words/dish-types.ts'
import type { RecipeWithTexts } from '#shared/words/recipe-texts.ts'
import type { Conversation, Cooked } from '../../adapters/chef/chef.ts'
import type { Painting } from '../../adapters/painter/painter.ts'

/**
 * What reads, checks, translates, plans and draws food, by name: each takes one argument and answers one result, both of
 * which can be cloned between threads. The server calls these through `FoodKitchen` only, because they run long on
 * hostile input and must never run on the event loop. None of them needs the chef.
 */
export interface FoodJobs {
  readRecipe: (written: { text: string; hint?: ReadHint }) => RecipeStructure | null
  readPage: (page: { html: string; url: string | null; choice?: number | undefined }) => PageRecipe | null
  /** The recipes of a file of another program, as it describes them. */
  readExport: (file: ExportFile) => ReadExport
  /** The picture within such a file; null where there is none. */
  exportedPicture: (picture: { bytes: Uint8Array; key: string }) => Uint8Array | null
  /** What is read of such a recipe. */
  readExported: (recipe: ExportedRecipe['node']) => ReadExported | null
  /** The code of a text's language that is none of the four; null where it is, or where nothing tells. */
  otherLanguage: (text: string) => string | null
  /** The code of the language that a text is in without a doubt, one of the four or another; null where little tells. */
  languageOf: (text: string) => string | null
  /** The one door of every recipe: what follows from its lines, and whether it is safe for whom it is for. */
  settle: (given: Settling) => Settled
  /** What the text has beyond the structure, cut to what may be stored. */
  extra: (recipe: { structure: RecipeStructure; content: string }) => string
  /** What is to be stored of a written recipe: its text, its structure, given or read, its language and the safety check. */
  examine: (written: WrittenRecipe) => ExaminedRecipe
  /** What recipes hold and what they are, in the order given. */
  subjects: (recipes: ReadRecipe[]) => RecipeSubjects[]
  /** The ids of the foods that lines of a shopping list name, in the order given. */
  foodsOfLines: (lines: readonly LineWords[]) => (string | null)[]
  /** Dishes for a meal of the week plan, best first. */
  suggestDishes: (wanted: WantedDish) => SuggestedDish[]
  /** Whether the safety check finds nothing against those who eat it. */
  suitsGuests: (dish: ServedDish) => boolean
  /** The recipe as it may be stored with its plan; null where it is not what the plan says in its language. */
  renderedFrom: (recipe: PlannedRecipe) => Rendered | null
  /** The recipe in another language; null when the plan cannot be rendered any more. */
  renderIn: (
    recipe: PlannedRecipe<StoredPlan> & { plating: string | null; language: Language },
  ) => RenderedRecipe | null
  /** A recipe that people wrote, as far as the kitchen can put it into another language. */
  translateRecipe: (written: { recipe: RecipeWithTexts; language: Language }) => TranslatedRecipe
  /** The keys of the translations that change no number, no measure and no allergen. */
  faithfulTexts: (translation: {
    recipe: RecipeStructure
    to: Language
    pairs: readonly TextPair[]
  }) => string[]
  /** The dish as SVG. */
  draw: (dish: DrawnDish) => string
}

/** The built-in chef, likewise. */
export interface ChefJobs {
  /** The built-in chef's next words, and which of them are advice on shopping and cooking for those who eat. */
  reply: (conversation: Conversation) => { message: string; advice: { text: string; detail: string } | null }
  /** The built-in chef's recipe of a conversation, with its plan. */
  recipe: (conversation: Conversation) => Cooked
  /** The built-in chef's recipe cooked again with a wish, from its plan where it has one; null where it refuses. */
  adapt: (written: AdaptedRecipe) => CookedRecipe | null
  plating: (recipe: RecipeStructure) => string
  /** The table as understood, and the built-in chef's recipe after the last message. */
  understand: (conversation: Conversation & Pick<SentConversation, 'isLed'>) => {
    table: ChatTable
    draft: Draft | null
    aim: TurnAim
  }
  /** A draft after changes by hand, for those who eat. */
  editDraft: (edit: DraftEdit) => ExaminedDraft
  /** What words recommend that somebody who eats must not have, as sentences for the reader. */
  examineWords: (words: SaidWords) => string[]
  /** The people who will eat, from the conversation. */
  guestsOf: (conversation: Conversation) => Guests
}

export type { TranslatedRecipe }

export interface WrittenRecipe {
  title: string
  content: string
  dishType: DishType
  structure: RecipeStructure | null
  /** What it is written over, where the writer may not have known all that its text says. */
  former?: Former | undefined
  /** The structure that the writing began with. */
  before?: RecipeStructure | null
  plating?: string | null
  isByPerson: boolean
  /** It is what its plan says. */
  isRendered?: boolean
  /** For whom it was cooked. */
  eaters?: Guests | undefined
  /** The recipes within it. */
  parts?: PartRecipes
}

export interface ExaminedRecipe {
  /** Without the question that a text without structure may end with. */
  content: string
  structure: RecipeStructure | null
  language: Language
  /** What holds for everybody. */
  findings: Finding[]
  /** What holds for whom it was cooked. */
  eaterFindings: Finding[]
  subjects: RecipeSubjects
}

/** A stored recipe, as far as its subjects are read from it. */
interface ReadRecipe {
  title: string
  content: string
  language: Language
  structure: Pick<RecipeStructure, 'ingredients'> | null
}

interface AdaptedRecipe {
  structure: RecipeStructure
  plan: RecipePlan | null
  wish: string
}

interface PlannedRecipe<Plan = RecipePlan> {
  plan: Plan
  structure: RecipeStructure
}

interface RenderedRecipe {
  structure: RecipeStructure
  /** Null where a person or a model has written it. */
  plating: string | null
  /** The safety check in the new language. */
  findings: Finding[]
}

export type DrawnDish = { recipe: CookedRecipe } | { prompt: string }

/** Who waits for a job. */
export interface Caller {
  /** A user's id, or the address of a visitor. They are served in turn, and each has a limited number of jobs waiting. */
  userId?: string
  /** A job whose caller has gone is dropped while it waits, and not waited for once it runs. */
  signal?: AbortSignal | undefined
}

/**
 * The same as promises. They reject with `too many requests` when the queue is full, with `chef unavailable` when a
 * job takes too long, too much memory or fails, and with the signal's reason when it is aborted.
 */
type Asked<Jobs extends { [Name in keyof Jobs]: (argument: never) => unknown }> = {
  readonly [Name in keyof Jobs]: (
    argument: Parameters<Jobs[Name]>[0],
    caller?: Caller,
  ) => Promise<ReturnType<Jobs[Name]>>
}

export type FoodKitchen = Asked<FoodJobs>
export type ChefKitchen = Asked<ChefJobs>
export type Kitchen = FoodKitchen & ChefKitchen

/**
 * The built-in drawing of a dish, as a PNG marked as made by a program; the same dish looks the same. Rejects as a job of
 * the kitchen does.
 */
export type DrawImage = (dish: DrawnDish, caller?: Caller) => Promise<Painting>
