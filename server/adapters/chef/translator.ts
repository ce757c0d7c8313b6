import type { Language } from '#shared/constants/languages.ts'
import type { PayingListener } from './chef.ts'

interface TextsToTranslate {
  from: Language
  to: Language
  /** By key. */
  texts: ReadonlyMap<string, string>
}

/** Translates what the built-in chef cannot: steps, stories, unknown words. */
export interface Translator {
  /** Of the model. */
  name: string
  /** The same keys with translated texts; null without an answer that can be read. Throws a `ModelFailure`. */
  translate: (request: TextsToTranslate, listener: PayingListener) => Promise<Map<string, string> | null>
}
