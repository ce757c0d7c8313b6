import type { Language } from '#shared/constants/languages.ts'
import { paths } from '../../lib/paths.ts'
import { readReturnTo, takeReturnTo } from '../../lib/return-to.ts'

/**
 * Where a fresh login leads: to the chat while a recipe waits there to be saved, else back to where one was going,
 * once, else home.
 */
export function pathAfterLogin(language: Language): string {
  return chatOr(language, takeReturnTo())
}

/** The same for who goes to a provider first, and may come back to the login without having signed in. */
export function pathAfterProvider(language: Language): string {
  return chatOr(language, readReturnTo())
}

function chatOr(language: Language, remembered: string | null): string {
  if (sessionStorage.getItem('pending_recipe') !== null) return paths.chat(language)
  return remembered ?? paths.home(language)
}
