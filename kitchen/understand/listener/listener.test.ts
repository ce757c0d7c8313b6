import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { examples, plainWishes } from './examples.ts'
import { printed, readWeights, trained } from './perceptron.ts'

it('has learned from the utterances as they are; after a change run scripts/train-listener.ts', () => {
  const weights = readFileSync(new URL('weights.txt', import.meta.url), 'utf8')
  expect(printed(trained([...examples('train'), ...plainWishes()])) === weights).toBe(true)
})

it('reads a file of weights, and names the line that is none', () => {
  expect(readWeights('l1=no -3 4 0\n', 'weights.txt').get('l1=no')).toEqual([-3, 4, 0])
  expect(() => readWeights('l1=no -3 4 0\nl1=not 1\n', 'weights.txt')).toThrow(/weights\.txt:2/)
})
