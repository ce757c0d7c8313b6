import { recipePageWords } from '#shared/words/recipe-page.ts'

/** The binder with the user's recipes, and the public page of a recipe. */
export default {
  signedOutText: 'Your own binder is waiting behind the door. Log in to open it.',
  toChef: 'Cook with the chef',

  tabs: 'Courses',
  allTab: 'All',
  searchLabel: 'Search your recipes',
  searchPlaceholder: 'Dish or ingredient',
  table: 'Table',
  cards: 'Cards',
  options: 'Sort and filter',
  results: 'Search results',
  found_one: 'Found {{count}} recipe',
  found_other: 'Found {{count}} recipes',
  noneFoundText: 'Try another word, or an ingredient you remember.',

  picture: 'Picture',
  recipe: 'Recipe',
  likes: 'Likes',
  time: 'Time',
  date: 'Date',
  public: 'Public',
  hidden: 'Hidden until reviewed',
  actions: 'Actions',

  emptyTab: 'Nothing here yet',
  emptyTabText: 'Think up a dish with the chef. Once it is finalized, you will find it here.',

  copyLink: 'Copy link',
  copyPublishes: 'Copying the link makes this recipe public.',
  linkCopied: 'Public link copied to clipboard',
  copyByHand: 'Copy this public link',
  publicPage: 'Public page',

  deleteQuestion: 'Delete “{{title}}”?',
  deleteExplained: 'It moves to Recently Deleted, where you can restore it.',
  deleted: '“{{title}}” is now under Recently Deleted.',
  deleteFailed: 'The recipe could not be deleted. Please try again.',
  recentlyDeleted: 'Recently Deleted',
  nothingDeleted: 'No deleted recipes.',
  undo: 'Undo',
  restore: 'Restore',
  restored: '“{{title}}” is back in your binder.',
  restoreFailed: 'The recipe could not be restored. Please try again.',
  visibilityFailed: 'The visibility could not be changed. Please try again.',
  failedToLoadRecipes: 'Your recipes could not be loaded.',

  notFound: recipePageWords.en.notFound,
  notFoundText: recipePageWords.en.notFoundText,
  visitorText: 'Cooked and kept at Convive, a table by invitation.',
  visitorAsk: 'Ask for a seat',
  failedToLoad: 'Failed to load',
}
