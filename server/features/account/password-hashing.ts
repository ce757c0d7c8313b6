import { hash, hashRaw, verify } from '@node-rs/argon2'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { passwordCost, type PasswordCost } from '../../config/password-cost.ts'

/** Words that an attacker would try first on this site. */
const productWords =
  'convive admin chef cook koch cocina kitchen cuisine kueche kuche recipes recipe recettes recette recetas receta rezepte rezept'
const onlyProductWords = new RegExp(`^(?:${productWords.replaceAll(' ', '|')})+$`)

/**
 * Accepts 8 to 128 characters of any kind, but not the e-mail, its local part, product words or a common password.
 * Throws the code of the broken rule.
 */
export async function checkPasswordRules(password: string, email: string): Promise<void> {
  const length = [...password].length
  if (length < limits.password.min) throw apiError('password too short')
  if (length > limits.password.max) throw apiError('password too long')
  const plain = password.trim().toLowerCase()
  const address = email.trim().toLowerCase()
  const easy = plain === address || plain === address.split('@')[0] || isMadeOfProductWords(plain)
  if (easy || (await isCommonPassword(plain))) throw apiError('password too common')
}

/** Ignores digits and punctuation around and between the words. */
function isMadeOfProductWords(password: string): boolean {
  return onlyProductWords.test(password.normalize('NFD').replaceAll(/[^a-z]/g, ''))
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/** Loaded at the first use, because most processes need the dictionary rarely. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const longEnough = dictionary['passwords-common'].filter((word) => [...word].length >= limits.password.min)
  return new Set(longEnough.map((word) => word.toLowerCase()))
}

/** Whether a password, given in lower case, is one of some 18,000 that attackers try first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords()
  return (await commonPasswords).has(password)
}

/** Argon2id, the library's default variant. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return limitConcurrency(() => hash(password.normalize('NFKC'), cost))
}

/** Deterministic, so that a row can be found by the hash. */
export async function hashUnderSalt(text: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  return limitConcurrency(() => hashRaw(text, { ...cost, salt }))
}

type Compare = () => Promise<boolean>

/**
 * Takes the same time whether or not there is a stored hash. `aroundCompare` runs when the queue reaches this call, which
 * may be late; it may refuse by throwing.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  aroundCompare: (compare: Compare) => Promise<boolean> = (compare) => compare(),
): Promise<boolean> {
  const against = stored ?? (await dummyHash())
  return limitConcurrency(() =>
    aroundCompare(async () => (await verify(against, password.normalize('NFKC'))) && stored !== null),
  )
}

let dummyHashPromise: Promise<string> | undefined
function dummyHash() {
  // Bypasses the queue: a refusal would be cached for good.
  dummyHashPromise ??= hash('a password that nobody has', passwordCost)
  return dummyHashPromise
}

const waiting: (() => void)[] = []
let running = 0

/** Each takes a core and 19 MiB. Of three, two keep the cores of a small machine busy while one asks the database. */
export const hashesAtOnce = 3

/** Runs so many hashes at a time. Throws `too many requests` when the queue is full. */
async function limitConcurrency<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= hashesAtOnce && waiting.length >= limits.password.waiting) {
    throw apiError('too many requests', { retryAfter: 5 })
  }
  if (running >= hashesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // Hand the slot to the next in the queue, so that a new call cannot take it first.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
