import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { plainApostrophes } from '../render/grammar/phrase.ts'
import { compose } from '../render/compose.ts'
import { isWhole } from '../decide/fits.ts'
import { sample } from '../test/sample.ts'
import { noWishes } from './wishes.ts'
import { dishes } from './dishes.ts'
import { templateOf } from './index.ts'

const shaped = dishes.filter(({ way, measures }) => way !== undefined && measures !== undefined)

describe.each(sample(shaped, 2, ({ id }) => id).map((dish) => [dish.id, dish] as const))(
  '%s',
  (_id, dish) => {
    const template = templateOf(dish.template)
    if (!template) throw new Error(`${dish.id} has no template`)
    const cooked = (more = {}) =>
      compose({ ...noWishes('en'), seed: 'a', servings: 4, ...more }, dish, template)

    it('is cooked whole: in three steps or more, each part where it belongs', () => {
      const { plan, recipe } = cooked()
      expect(isWhole(cooked())).toBe(true)
      expect(recipe.steps.length).toBeGreaterThanOrEqual(3)
      const missing = (dish.wants ?? []).filter((id) =>
        plan.parts.every(({ ingredient }) => ingredient.id !== id),
      )
      expect(missing).toEqual([])
      expect(plan.parts.filter(({ role }) => role === 'extra')).toEqual([])
      // What no step of its own names is put beside it at the end, and that is never where it belongs.
      expect(recipe.steps.at(-1)?.text).not.toMatch(
        /[.] (Serve with|Lay|Scatter with|Season with|Finish with|Add) /,
      )
    })

    it('has its name in each language', () => {
      for (const language of languages)
        expect(cooked({ language }).recipe.title.toLowerCase()).toContain(
          plainApostrophes(dish.label[language]).toLowerCase().split(' ')[0],
        )
    })
  },
)
