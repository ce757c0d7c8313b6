import { languages } from '#shared/constants/languages.ts'
import { english } from './conversations-en.ts'
import { french } from './conversations-fr.ts'
import { german } from './conversations-de.ts'
import { spanish } from './conversations-es.ts'
import { readLine, type Case } from './notation.ts'
import { revisions } from './revisions.ts'

/** Of each language: what guests ask for in one or several turns. */
const perLanguage = 24

const sets = { en: english, fr: french, es: spanish, de: german }

/**
 * The conversations with which a model is tried: some of the sets of the built-in chef, spread over each, and all dishes that
 * are changed in a second turn.
 */
export const modelTalks: readonly Case[] = [
  ...languages.flatMap((language) => {
    const { [language]: set } = sets
    const step = set.length / perLanguage
    return Array.from({ length: perLanguage }, (_, index) => set[Math.floor(index * step)]).flatMap((line) =>
      line ? [readLine(language, line)] : [],
    )
  }),
  ...revisions.map(([language, first, then, keep]) => readLine(language, [`${first} | ${then}`, keep])),
]
