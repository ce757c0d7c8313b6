import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { readPlan } from '#shared/contract/recipe-plan.ts'
import { renderPlan } from '../renderer.ts'

const stored = readFileSync(new URL('plans.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')

/**
 * Databases are full of such plans: no line here is replaced, and none of the tables beside it changes.
 */
test.each(stored)('plans of version 1 are still rendered: %#', (line) => {
  const plan = readPlan(JSON.parse(line))
  if (plan?.v !== 1) throw new Error('no plan')
  for (const language of languages) {
    const recipe = renderPlan(plan, language)
    expect(recipe?.title, language).toMatch(/\p{L}{3}/u)
    expect(recipe?.ingredients.map(({ amount }) => amount)).toEqual(plan.parts.map(([, , amount]) => amount))
    expect(recipe?.steps.map(({ minutes, celsius, uses }) => [minutes, celsius, uses])).toEqual(
      plan.steps.map(([, , ...rest]) => rest),
    )
  }
})
