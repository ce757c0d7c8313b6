import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret of this installation: the given one, or one made once and kept in `dataDir/secret` (0600). */
export async function readSecret(given: string | null, dataDir: string): Promise<string> {
  if (given !== null) return given
  const path = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(randomBytes(32).toString('hex'))
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < 32)
    throw new Error(`${path} is too short to be a secret; remove it to have a new one made.`)
  return secret
}

/** Puts the secret of a backup into `dataDir/secret`. Fails with a sentence when another one is there. */
export async function writeSecret(dataDir: string, secret: string): Promise<void> {
  const path = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const known = await readFile(path, 'utf8').catch(() => null)
  if (known?.trim() === secret) return
  if (known !== null)
    throw new Error(`${path} is another secret than the one of the backup; move it away first.`)
  await writeFile(path, secret, { mode: 0o600, flag: 'wx' })
}

/** HMAC-SHA-256 of a text for one purpose. */
export function signer(secret: string) {
  return (purpose: string, text: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest()
}
