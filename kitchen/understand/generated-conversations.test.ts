import { expect, inject, it } from 'vitest'
import { evaluateGenerated } from '../../bench/chef/generated/run.ts'
import { kitchenChef } from '../chef.ts'

it('hears guests who combine what they want, refuse and cannot eat in many forms', async () => {
  const { total, satisfied, complaints } = await evaluateGenerated(
    kitchenChef(),
    inject('wholeCorpora') ? 40 : 15,
    3,
  )
  const told = complaints.map(({ language, form, why, turns }) => `${language} ${form}: ${why} <- ${turns}`)
  expect(satisfied / total, told.join('\n')).toBeGreaterThanOrEqual(0.8)
  // What somebody must not eat is never a matter of percent.
  const bodily = complaints.filter(({ kind }) => kind === 'allergy')
  expect(bodily).toEqual([])
}, 60_000)
