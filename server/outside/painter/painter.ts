import type { RecipeStructure } from '#shared/recipe.ts'

export interface Painting {
  /** An encoded PNG. */
  bytes: Buffer
  width: number
  height: number
}

/** Whoever paints: the house or a model. Every painting carries its provenance in the file. */
export interface Painter {
  paint: (dish: { prompt: string; recipe: RecipeStructure | null }, signal?: AbortSignal) => Promise<Painting>
}
