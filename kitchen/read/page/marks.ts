/** What marks the name of a section among the steps. */
export const sectionMark = '## '

/** What marks a line of the list whose amount does not depend on the servings. */
export const fixedMark = '='
