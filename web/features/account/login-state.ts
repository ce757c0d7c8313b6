import * as z from 'zod/mini'

const signedUp = z.object({ signedUp: z.string() })

/** What sign-up hands to the login page along the way: the address whose mail is waiting. */
export function afterSignUp(email: string) {
  return { signedUp: email }
}

/** The address handed over by sign-up, or null for everybody who came another way. */
export function signedUpEmail(state: unknown): string | null {
  return signedUp.safeParse(state).data?.signedUp ?? null
}
