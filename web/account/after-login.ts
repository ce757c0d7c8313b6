import type { Language } from '#shared/languages.ts'
import { paths } from '../paths.ts'
import { takeReturnTo } from '../return-to.ts'

/**
 * Where a fresh login leads: to the chat while a recipe waits there to be saved, else back to where one was going,
 * once, else home.
 */
export function pathAfterLogin(language: Language): string {
  const remembered = takeReturnTo()
  if (sessionStorage.getItem('pending_recipe') !== null) return paths.chat(language)
  return remembered ?? paths.home(language)
}
