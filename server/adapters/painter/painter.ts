import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'

export interface Painting {
  /** An encoded PNG. */
  bytes: Buffer
  width: number
  height: number
  /** Whether a drawing program made it or a trained one. */
  provenance: 'algorithmicMedia' | 'trainedAlgorithmicMedia'
}

export interface Dish {
  /** How it looks, in somebody's words. */
  prompt: string
  recipe: RecipeStructure | null
}

/** A painter: the built-in one or a model. Every painting carries its provenance in the file. */
export interface Painter {
  paint: (dish: Dish, signal?: AbortSignal) => Promise<Painting>
}
