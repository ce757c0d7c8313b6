/** How a version came about: written by a person, by the chef, read from a page, copied from a recipe; edited; restored. */
export const versionReasons = ['first', 'chef', 'import', 'remix', 'edit', 'restore'] as const
export type VersionReason = (typeof versionReasons)[number]

/** What the client that saves a recipe may say about it; wrong claims only mislabel its history. */
export const recipeOrigins = ['chef', 'import'] as const
export type RecipeOrigin = (typeof recipeOrigins)[number]
