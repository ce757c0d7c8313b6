import * as z from 'zod/mini'
import type { Language } from '#shared/constants/languages.ts'
import { paths } from '#shared/paths.ts'
import { isRecipePending, readReturnTo, takeReturnTo } from '../../lib/return-to.ts'

/**
 * The page after a login: the chat if a recipe there waits to be saved, else the remembered page (once), else the home
 * page.
 */
export function pathAfterLogin(language: Language): string {
  return chatOr(language, takeReturnTo())
}

/** The same before going to a provider. It does not forget the remembered page, since the sign-in may be abandoned. */
export function pathAfterProvider(language: Language): string {
  return chatOr(language, readReturnTo())
}

function chatOr(language: Language, remembered: string | null): string {
  if (isRecipePending()) return paths.chat(language)
  return remembered ?? paths.home(language)
}

const signedUp = z.object({ signedUp: z.string() })

/** The location state with which sign-up opens the login page: the address to verify. */
export function afterSignUp(email: string) {
  return { signedUp: email }
}

/** The address from that state, or null. */
export function signedUpEmail(state: unknown): string | null {
  return signedUp.safeParse(state).data?.signedUp ?? null
}

const verified = z.object({ verified: z.string() })

/** The location state with which the page of a verified address opens the login page. */
export function afterVerifying(email: string) {
  return { verified: email }
}

/** The address from that state, or null. */
export function verifiedEmail(state: unknown): string | null {
  return verified.safeParse(state).data?.verified ?? null
}
