import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '#shared/contract/call.ts'
import { getSavedState } from '#shared/contract/saved-recipes.ts'
import { takeComplaints } from '../test/setup.ts'
import { setOffline } from './connection.ts'
import { orLater, orStored } from './or-stored.ts'
import { closeReplica, replicaOf } from './replica/use-replica.ts'
import { confirmStoredMember } from './stored-member.ts'

afterEach(closeReplica)

const note = (value: string) => [{ table: 'recipe_notes', row: 'r1', field: 'text', value }]
const noAnswer = () => Promise.reject(new CallError('network'))

/** A server that takes every operation; `sent` are the bodies. */
function stubServer() {
  const sent: { operations: { id: string; value: unknown }[]; member?: string }[] = []
  const server = { isAway: true, sent }
  const changes = {
    household: 'h',
    revision: 1,
    measures: 'metric',
    isComplete: true,
    rows: [],
    foods: [],
    recipes: [],
  }
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (server.isAway) throw new TypeError('Failed to fetch')
    if (typeof body !== 'string') return Response.json(changes)
    const given = JSON.parse(body) as (typeof sent)[number]
    sent.push(given)
    return Response.json({
      revision: 1,
      results: given.operations.map(({ id }) => ({ id, outcome: 'ok' })),
    })
  })
  return server
}

test('without a stored member a call is a call', async () => {
  const state = { savedAt: null, tags: [], note: null }
  expect(
    await orStored(
      getSavedState,
      async () => state,
      () => undefined,
    ),
  ).toBe(state)
  await expect(orStored(getSavedState, noAnswer, () => state)).rejects.toThrow('network')
  await expect(orLater(noAnswer, note('x'), () => 'shown')).rejects.toThrow('network')
})

test('a change without an answer waits, later ones of its row after it, and all are sent for their member', async () => {
  const server = stubServer()
  confirmStoredMember('ada')
  expect(await orLater(noAnswer, note('first'), () => 'shown')).toBe('shown')
  const ask = vi.fn<() => Promise<string>>(async () => 'answered')
  // Sent directly it would be overtaken by the first one.
  expect(await orLater(ask, note('second'), () => 'shown')).toBe('shown')
  expect(ask).not.toHaveBeenCalled()
  expect(
    await orLater(
      ask,
      note('other').map((edit) => ({ ...edit, row: 'r2' })),
      () => 'shown',
    ),
  ).toBe('answered')
  setOffline(true)
  await orLater(ask, note('third'), () => 'shown')
  expect(ask).toHaveBeenCalledOnce()
  setOffline(false)
  server.isAway = false
  await replicaOf('ada').sync()
  expect(server.sent.flatMap(({ operations }) => operations.map(({ value }) => value))).toEqual([
    'first',
    'second',
    'third',
  ])
  expect(server.sent.every(({ member }) => member === 'ada')).toBe(true)
  expect(localStorage.getItem('household_changes_ada')).toBeNull()
})

test('refusals are thrown, and so is a missing answer where the device cannot read its storage', async () => {
  confirmStoredMember('ada')
  const refused = () => Promise.reject(new CallError('not found', { status: 404 }))
  await expect(orStored(getSavedState, refused, () => ({}))).rejects.toThrow('not found')
  await expect(orLater(refused, note('x'), () => 'shown')).rejects.toThrow('not found')
  await expect(orStored(getSavedState, noAnswer, () => ({}))).rejects.toThrow('network')
  expect(takeComplaints().join()).toContain('reading the stored pages failed')
})
