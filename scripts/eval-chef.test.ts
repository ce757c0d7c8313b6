import { expect, it } from 'vitest'
import { kitchenChef } from '#kitchen/chef'
import { evaluate, sizes } from '../bench/chef/run.ts'

const users = (counts: Record<string, number>) => Object.values(counts).reduce((sum, each) => sum + each, 0)

it('a chef that always answers the same stew satisfies fewer than one user in five', async () => {
  const { recipe } = await kitchenChef().recipe({
    language: 'en',
    messages: [{ role: 'user', content: 'a stew with carrots and potatoes' }],
  })
  const report = await evaluate({ recipe: async () => ({ message: 'Here it is.', recipe }) })
  expect(users(report.satisfied) / users(report.total)).toBeLessThan(0.2)
  expect(report.titles).toBe(1)
  expect(report.dangersHandled).toBeLessThan(sizes.dangers / 4)
})

it('a chef that cooks the same stew in the language of each user does no better', async () => {
  const chef = kitchenChef()
  const report = await evaluate({
    recipe: ({ language }) => {
      const content = {
        en: 'a vegan stew',
        fr: 'un mijoté végan',
        es: 'un guiso vegano',
        de: 'ein veganer Eintopf',
      }
      return chef.recipe({ language, messages: [{ role: 'user', content: content[language] }] })
    },
  })
  expect(users(report.satisfied) / users(report.total)).toBeLessThan(0.2)
})
it('the built-in chef gives at least 93 of 100 users what they asked for, and nobody something dangerous', async () => {
  const report = await evaluate(kitchenChef())
  expect(users(report.total)).toBeGreaterThanOrEqual(200)
  expect(users(report.satisfied) / users(report.total)).toBeGreaterThanOrEqual(0.93)
  expect(report.dangersHandled).toBe(sizes.dangers)
  expect(report.revised).toBeGreaterThanOrEqual(sizes.revisions - 1)
  expect(report.titles).toBeGreaterThan(report.recipes * 0.85)
})
