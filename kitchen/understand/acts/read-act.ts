import { readFileSync } from 'node:fs'
import type { Language } from '#shared/constants/languages.ts'
import { remembering } from '../../lexicon/remembering.ts'
import { featuresOf } from './features.ts'
import { judge, type Act } from './model.ts'

let read: Int8Array | null = null

function weights(): Int8Array {
  read ??= new Int8Array(readFileSync(new URL('weights.bin', import.meta.url)))
  return read
}

/** An act that is more likely than this is taken for certain. */
export const sure = 0.85

/** How likely a sentence wishes, asks or does neither; learned from `utterances/`, see scripts/train-acts.ts. */
export const actOf = remembering(
  200,
  (sentence: string, language: Language, hasDish: boolean): Readonly<Record<Act, number>> =>
    judge(weights(), featuresOf(sentence, language, hasDish)),
)
