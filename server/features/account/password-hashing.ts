import { hash, hashRaw, verify } from '@node-rs/argon2'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { passwordCost, type PasswordCost } from '../../config/password-cost.ts'
import { isCommonPassword } from './common-passwords.ts'

/** What somebody would try first here: the name of this place, what it is about, and who runs it. */
const productWords =
  'convive admin chef cook koch cocina kitchen cuisine kueche kuche recipes recipe recettes recette recetas receta rezepte rezept'
const onlyProductWords = new RegExp(`^(?:${productWords.replaceAll(' ', '|')})+$`)

/**
 * Any characters, 8 to 128 of them, but neither the e-mail, or what stands before its @, nor the words of this place,
 * nor one of the most common ones. Throws the code of the rule that is broken.
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

/** The same with figures and signs around and between. */
function isMadeOfProductWords(password: string): boolean {
  return onlyProductWords.test(password.normalize('NFD').replaceAll(/[^a-z]/g, ''))
}

/** Argon2id, the library's default variant. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  return limitConcurrency(() => hash(password.normalize('NFKC'), cost))
}

/** The same text under the same salt is the same hash, so that a row can be found by it. */
export async function hashUnderSalt(text: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  return limitConcurrency(() => hashRaw(text, { ...cost, salt }))
}

type Compare = () => Promise<boolean>

/**
 * Costs the same time whether or not there is a hash to compare with. `turn` surrounds the comparison once its
 * turn has come, after what may have been a long queue: it may refuse by throwing.
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
  // Made once and past the queue: if it were refused a place, it would be missing for good.
  dummyHashPromise ??= hash('a password that nobody has', passwordCost)
  return dummyHashPromise
}

const waiting: (() => void)[] = []
let running = 0

/**
 * At most two hashes at a time: each takes a core and 19 MiB, and reads must go on meanwhile. Throws `too many requests`
 * where so many wait already that nobody would wait as long.
 */
async function limitConcurrency<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= 2 && waiting.length >= limits.password.waiting) {
    throw apiError('too many requests', { retryAfter: 5 })
  }
  if (running >= 2) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The place is handed on rather than freed, so that nobody who just arrives slips in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
