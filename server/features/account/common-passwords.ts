import { limits } from '#shared/constants/limits.ts'

let known: Promise<ReadonlySet<string>> | undefined

/** Passwords found in breaches that are long enough to be allowed otherwise; read when first asked for. */
async function readBreachedPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const longEnough = dictionary['passwords-common'].filter((word) => [...word].length >= limits.password.min)
  return new Set(longEnough.map((word) => word.toLowerCase()))
}

/** Whether a password, in lower case, is among those that are tried first: some 18,000, the commonest included. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readBreachedPasswords()
  return (await known).has(password)
}
