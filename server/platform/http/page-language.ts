import { getCookie } from 'hono/cookie'
import { chooseLanguage, isLanguage, type Language } from '#shared/constants/languages.ts'
import type { HttpContext } from './app.ts'

/** For URLs without a language segment: the cookie of the language menu, else Accept-Language. */
export function pageLanguage(context: HttpContext): Language {
  const chosen = getCookie(context, 'language')
  return isLanguage(chosen) ? chosen : chooseLanguage(context.req.header('accept-language'))
}
