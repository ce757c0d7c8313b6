import { languages, type Language } from '../../shared/constants/languages.ts'
import type { CookedPlan } from '../../kitchen/cook/cook.ts'
import type { PlannedStep, Sentence } from '../../kitchen/cook/planned-step.ts'
import { isThere } from '../../kitchen/cook/planned-step.ts'
import type { Method, RecipeStep } from '../../kitchen/library/recipe.ts'
import type { Heat } from '../../kitchen/library/vocabulary.ts'
import { cutPhrases } from '../../kitchen/recipes/cut-phrases.ts'
import { placeholder, withOptions, type Phrase } from '../../kitchen/recipes/phrase.ts'
import { plainApostrophes, runTogether, tidied } from '../../kitchen/render/grammar/phrase.ts'
import { notMeanwhile } from '../../kitchen/render/plain-words.ts'
import { mended } from './mended.ts'

const knifeWork: ReadonlySet<Phrase> = new Set(Object.values(cutPhrases))

/** True of what the cuts of the lines say. */
const isKnifeWork = ({ sentences }: PlannedStep) => sentences.every(({ text }) => knifeWork.has(text))

/** A sentence of a template with its roles replaced by the foods of this dish. */
function sentenceIn(said: Sentence, language: Language): string {
  const valueOf = (name: string) => said.bound.get(name)
  const chosen = withOptions(said.text[language], (names) => isThere(said, names))
  const joined = runTogether(chosen, (names) => typeof valueOf(names) !== 'number')
  return joined.replace(placeholder, (_whole, names: string, form?: string, choices?: string) => {
    const number = valueOf(names)
    if (typeof number === 'number') return String(number)
    const parts = names.split('+').flatMap((name) => {
      const value = valueOf(name)
      return typeof value === 'number' ? [] : (value ?? [])
    })
    const foods = [...new Set(parts.map(({ ingredient }) => ingredient.id))]
    if (foods.length === 0) return ''
    return `{${foods.join('+')}${form ? `:${form}` : ''}${choices === undefined ? '' : `?${choices}`}}`
  })
}

function textOf({ sentences }: PlannedStep, isOpening: boolean): Phrase {
  const inLanguage = (language: Language) => {
    const text = plainApostrophes(tidied(sentences.map((said) => sentenceIn(said, language)).join(' ')))
    return isOpening ? notMeanwhile(text, language) : text
  }
  const [en, fr, es, de] = languages.map(inLanguage)
  return { en: en ?? '', fr: fr ?? '', es: es ?? '', de: de ?? '' }
}

/** Pots with a lid of their own stand on no stove. */
function heatOf({ on }: PlannedStep, { en }: Phrase): Heat | null {
  if (/into the pressure cooker/.test(en)) return 'pressureCooker'
  if (/into the slow cooker/.test(en)) return 'slowCooker'
  return on ?? null
}

/** The steps without the knife work, which the lines say, and where that stood. */
export function frozenSteps({ steps, parts }: CookedPlan): Pick<Method, 'steps' | 'cutAt'> {
  const oil = parts.find(({ ingredient }) => ingredient.category === 'fat')?.ingredient.id ?? null
  const opening = steps.find(({ kind }) => kind === 'cook')
  const firstCut = steps.findIndex((step) => isKnifeWork(step) && !step.aside)
  const own = steps.filter((step) => !isKnifeWork(step))
  return {
    cutAt: steps.slice(0, Math.max(firstCut, 0)).filter((step) => !isKnifeWork(step)).length,
    steps: own.map((step): RecipeStep => {
      const text = mended(textOf(step, step === opening), oil)
      return {
        kind: step.kind,
        minutes: step.minutes,
        meanwhile: step.aside,
        celsius: step.celsius,
        heat: heatOf(step, text),
        boils: step.boils === true,
        done: [...new Set((step.guards ?? []).map(({ ingredient }) => ingredient.id))],
        text,
      }
    }),
  }
}
