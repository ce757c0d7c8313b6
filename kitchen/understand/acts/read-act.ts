import { readFileSync } from 'node:fs'
import type { Language } from '#shared/constants/languages.ts'
import { featuresOf } from './features.ts'
import { judge, type Act } from './model.ts'

let read: Int8Array | null = null

function weights(): Int8Array {
  read ??= new Int8Array(readFileSync(new URL('weights.bin', import.meta.url)))
  return read
}

/** An act that is more likely than this is taken for certain. */
export const sure = 0.85

/** A conversation is read from its beginning at every turn, and each piece of it several times. */
const remembered = new Map<string, Readonly<Record<Act, number>>>()
const most = 200

/** How likely a sentence wishes, asks or does neither; learned from `utterances/`, see scripts/train-acts.ts. */
export function actOf(sentence: string, language: Language, hasDish: boolean): Readonly<Record<Act, number>> {
  const key = `${language}${hasDish}${sentence}`
  const known = remembered.get(key)
  if (known) return known
  if (remembered.size >= most) remembered.clear()
  const found = judge(weights(), featuresOf(sentence, language, hasDish))
  remembered.set(key, found)
  return found
}
