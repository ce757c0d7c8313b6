import { expect, it } from 'vitest'
import { houseChef } from '#server/chef/house/chef.ts'
import { evaluate, sizes } from '../bench/chef/run.ts'

const guests = (counts: Record<string, number>) => Object.values(counts).reduce((sum, each) => sum + each, 0)

it('a chef that always answers the same stew satisfies fewer than one guest in five', async () => {
  const { recipe } = await houseChef().recipe({
    language: 'en',
    messages: [{ role: 'user', content: 'a stew with carrots and potatoes' }],
  })
  const report = await evaluate({ recipe: async () => ({ message: 'Here it is.', recipe }) })
  expect(guests(report.satisfied) / guests(report.total)).toBeLessThan(0.2)
  expect(report.titles).toBe(1)
  expect(report.dangersHandled).toBeLessThan(sizes.dangers / 4)
})

it('a chef that cooks the same stew in the language of each guest does no better', async () => {
  const chef = houseChef()
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
  expect(guests(report.satisfied) / guests(report.total)).toBeLessThan(0.2)
})
it('at least 97 of 100 guests of the house chef get what they asked for, and nobody something dangerous', async () => {
  const report = await evaluate(houseChef())
  expect(guests(report.total)).toBeGreaterThanOrEqual(200)
  expect(guests(report.satisfied) / guests(report.total)).toBeGreaterThanOrEqual(0.97)
  expect(report.dangersHandled).toBe(sizes.dangers)
  expect(report.revised).toBeGreaterThanOrEqual(sizes.revisions - 1)
  expect(report.titles).toBeGreaterThan(report.recipes * 0.85)
})
