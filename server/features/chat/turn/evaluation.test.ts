import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdTalk } from '../../../../bench/chef/evaluate-model.ts'
import { modelTalks } from '../../../../bench/chef/model-talks.ts'
import { readLine } from '../../../../bench/chef/notation.ts'
import { testKitchen } from '../../../test/kitchen.ts'
import {
  callsTools,
  failsWith,
  openModelServer,
  replies,
  type ModelServer,
  type Responder,
} from '../../../test/model-server.ts'
import { shortTimeouts, testModelChef } from '../../../test/models.ts'

let peer: ModelServer
beforeAll(async () => void (peer = await openModelServer()))
afterAll(() => peer.close())

async function hold(talk: (typeof modelTalks)[number], ...answers: Responder[]) {
  peer.respondWith(...answers)
  return holdTalk(
    await testModelChef(peer.url, {}, { timeouts: shortTimeouts }),
    testKitchen(),
    talk,
    '2026-11-29',
  )
}

const recipe = (item: string, more: object = {}) => ({
  title: 'Carrot Soup',
  language: 'en',
  dishType: 'Starters',
  servings: 2,
  prepMinutes: 10,
  cookMinutes: 20,
  taste: 'mild',
  ingredients: ['carrots', item].map((each) => ({
    amount: 200,
    unit: 'g',
    item: each,
    note: null,
    group: null,
    scales: true,
  })),
  steps: [
    { text: 'Boil the carrots in water until soft.', minutes: 20, celsius: null },
    { text: `Stir in the ${item} and blend the soup.`, minutes: 5, celsius: null },
  ],
  plating: 'In warm bowls.',
  ...more,
})
const writes = (input: object) => callsTools([{ name: 'write_recipe', input }])
const soupFor = (keep: string, turns = 'a carrot soup for two') => readLine('en', [turns, keep])

describe('a model’s conversation', () => {
  test('that keeps everything has no problems', async () => {
    const talk = soupFor('S n2 t30 +carrot title:soup')
    const { problems, tools, tokens } = await hold(
      talk,
      writes(recipe('leeks')),
      replies('A **carrot soup** with leeks.'),
    )
    expect(problems).toEqual([])
    expect(tools).toEqual(['write_recipe'])
    expect(tokens.output).toBeGreaterThan(0)
  })

  test.each([
    ['another number of servings', recipe('leeks', { servings: 4 }), 'Carrot soup.', /servings 4/],
    ['too much time', recipe('leeks', { cookMinutes: 90 }), 'Carrot soup.', /100 minutes/],
    ['another dish in its words', recipe('leeks'), 'Here is a **beef stew**.', /says another dish/],
    ['its format in its words', recipe('leeks'), '```json\n{}\n```', /shows its format/],
    [
      'another language',
      recipe('leeks'),
      'La soupe de carottes est dans le bol et avec de la crème.',
      /another language/,
    ],
    ['a food that was refused', recipe('cream'), 'A carrot soup.', /cream/],
  ] as const)('with %s is found', async (_, written, words, why) => {
    const talk = soupFor('S n2 t30 +carrot title:soup -cream')
    const { problems } = await hold(talk, writes(written), replies(words))
    expect(problems.join('; ')).toMatch(why)
  })

  test('never comes to a recipe that those who eat must not have', async () => {
    const talk = soupFor('n2', 'a carrot soup for two, I am allergic to peanuts')
    const { draft, problems } = await hold(talk, writes(recipe('peanut butter')), replies('A carrot soup.'))
    expect(draft).toBeNull()
    expect(problems).toEqual(['no recipe'])
  })

  test('that fails says why', async () => {
    const { problems } = await hold(soupFor('n2'), failsWith(401))
    expect(problems).toEqual(['failed: key refused (401)'])
  })
})

/** A model that takes from the cookbook whatever was said last. */
const cookbook: Responder = (answer, request) => {
  const last = request.body.messages.at(-1)
  if (last?.role !== 'user') return replies('.')(answer, request)
  return callsTools([{ name: 'library_recipe', input: { request: last.content, take: true } }])(
    answer,
    request,
  )
}

test('a model that only uses the cookbook is safe in every conversation', async () => {
  const outcomes = []
  for (const talk of modelTalks.filter((_, index) => index % 8 === 0))
    outcomes.push(await hold(talk, cookbook))
  expect(outcomes).toHaveLength(15)
  const all = outcomes.flatMap(({ problems }) => problems)
  expect(all.filter((problem) => /^(?:not for who eats|failed)/.test(problem))).toEqual([])
  expect(outcomes.filter(({ problems }) => problems.length === 0).length).toBeGreaterThan(7)
})
