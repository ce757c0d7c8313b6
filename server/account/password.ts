import { hash, verify } from '@node-rs/argon2'
import { fail } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'

/** Argon2id, which is the library's own choice of variant, with OWASP's 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Any characters, 8 to 128 of them, not the e-mail itself. Throws the code of the rule that is broken. */
export function checkPasswordRules(password: string, email: string): void {
  const length = [...password].length
  if (length < limits.password.min) throw fail('password too short')
  if (length > limits.password.max) throw fail('password too long')
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) throw fail('password too common')
}

export async function hashPassword(password: string): Promise<string> {
  return oneOfTwo(() => hash(password.normalize('NFKC'), cost))
}

/** Costs the same time whether or not there is a hash to compare with. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const against = stored ?? (await nobodysHash())
  const matches = await oneOfTwo(() => verify(against, password.normalize('NFKC')))
  return matches && stored !== null
}

let nobody: Promise<string> | undefined
function nobodysHash() {
  nobody ??= hashPassword('a password that nobody has')
  return nobody
}

const waiting: (() => void)[] = []
let running = 0

/** At most two hashes at a time: each takes a core and 19 MiB, and reads must go on meanwhile. */
async function oneOfTwo<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= 2) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
