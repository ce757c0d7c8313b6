import { languages, type Language } from '#shared/constants/languages.ts'
import type { TestedChef } from '../run.ts'
import { conversationsOf } from './conversations.ts'

interface Complaint {
  language: Language
  kind: string
  form: string
  why: string
  turns: string
}

export interface GeneratedReport {
  total: number
  satisfied: number
  complaints: readonly Complaint[]
}

/** Cooks for generated users and collects the conditions that were not understood, by the form of their wording. */
export async function evaluateGenerated(
  chef: TestedChef,
  perLanguage: number,
  seed: number,
): Promise<GeneratedReport> {
  const complaints: Complaint[] = []
  let total = 0
  let satisfied = 0
  for (const language of languages) {
    for (const { turns, conditions: said } of conversationsOf(language, perLanguage, seed)) {
      const messages = turns.map((content) => ({ role: 'user' as const, content }))
      const { recipe } = await chef.recipe({ messages, language })
      total += 1
      const before = complaints.length
      for (const { kind, form, broken } of said) {
        const why = recipe === null ? 'no recipe' : broken(recipe)
        if (why !== null) complaints.push({ language, kind, form, why, turns: turns.join(' | ') })
      }
      if (complaints.length === before) satisfied += 1
    }
  }
  return { total, satisfied, complaints }
}
