/**
 * Raised when the foods, families or classes change so that stored recipes should be read again; a job then does it,
 * some recipes at a time.
 */
export const subjectsVersion = 4

/** Raised when what is derived of a recipe's allergens and diets changes, so that stored recipes are settled again. */
export const labelsVersion = 1
