/** The answers of the server, as they came, since the contract's schemas read them again. */
export type WireObject = Record<string, unknown>

export interface StoredRecipe {
  id: string
  stamp: string
  /** The language of its rendering. */
  language: string
  recipe: WireObject
  saved: WireObject
}

/** The lists of the binder, and the cards of the week plan. */
export interface StoredLists {
  /** Missing in what was stored before the plan was. */
  planned?: WireObject[]
  mine: WireObject[]
  saved: WireObject[]
  tags: WireObject[]
  cooked: WireObject[]
}

export const isObject = (value: unknown): value is WireObject => typeof value === 'object' && value !== null
