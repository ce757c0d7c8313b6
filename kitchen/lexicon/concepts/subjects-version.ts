/**
 * Raised when the foods, families or classes change so that stored recipes should be read again; a job then does it,
 * some recipes at a time.
 */
export const subjectsVersion = 4
