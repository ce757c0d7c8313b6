import { limits } from '#shared/limits.ts'

let known: Promise<ReadonlySet<string>> | undefined

/** The most common passwords that are long enough to be allowed otherwise; read when first asked for. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const longEnough = dictionary['passwords-common'].filter((word) => [...word].length >= limits.password.min)
  return new Set(longEnough.slice(0, limits.password.common).map((word) => word.toLowerCase()))
}

/** Whether a password, in lower case, is among the 3,000 that are tried first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readCommonPasswords()
  return (await known).has(password)
}
