import { pageNameAt } from '#shared/pages.ts'

/** Pages that show what the device has stored, and those that need nothing but their texts. */
const opened = new Set<string | null>([
  'myRecipes',
  'recipe',
  'myCooked',
  'plan',
  'shoppingList',
  'terms',
  'privacy',
])

/** Whether a page opens while the session could not be checked. */
export const opensOffline = (pathname: string): boolean =>
  opened.has(pageNameAt(pathname.replace(/(.)\/+$/, '$1')))
