/** The length of a search, apart from the other limits because the landing page of visitors needs no other. */
export const searchQueryMax = 200
