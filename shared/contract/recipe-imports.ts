import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits } from '../constants/limits.ts'
import { pageAddress } from './recipe-text.ts'
import { isoDate, nothing } from './wire.ts'

export const importPicture = endpoint({
  method: 'POST',
  path: '/api/recipes/import/picture',
  who: 'member',
  token: 'write',
  summary: 'Stores the picture at an address as an upload of the user, for the recipe of that page.',
  body: z.object({ url: pageAddress }),
  answer: z.object({ key: z.string() }),
  status: 201,
  errors: ['unreachable page', 'not an image', 'storage full', 'too many requests'],
})

export const importStates = [
  'waiting',
  'reading',
  'saved',
  'duplicate',
  'several',
  'failed',
  'stopped',
] as const
export type ImportState = (typeof importStates)[number]

/** Why an address gave no recipe; codes of errors. */
export const importFailures = [
  'unreachable page',
  'no recipe found',
  'storage full',
  'chef unavailable',
  'server error',
] as const

const item = z.object({
  position: z.int(),
  address: z.string(),
  /** `duplicate`: the user has that recipe already. `several`: the page has more than one, among which to choose. */
  state: z.enum(importStates),
  reason: z.nullable(z.enum(importFailures)),
  /** What was saved, or what it is a duplicate of. */
  recipe: z.nullable(z.object({ id: z.string(), title: z.string() })),
})
export type ImportItem = z.output<typeof item>

const list = z.object({
  id: z.string(),
  createdAt: isoDate,
  items: z.array(item).check(z.maxLength(limits.import.addresses)),
})
export type ImportList = z.output<typeof list>

export const startImport = endpoint({
  method: 'POST',
  path: '/api/recipes/imports',
  who: 'member',
  token: 'write',
  summary:
    'Reads the pages at many addresses, one after the other, also when the user leaves. Each recipe is saved as a private one.',
  body: z.object({
    addresses: z.array(pageAddress).check(z.minLength(1), z.maxLength(limits.import.addresses)),
  }),
  answer: list,
  status: 201,
  errors: ['limit reached', 'too many requests'],
})

export const listImports = endpoint({
  method: 'GET',
  path: '/api/recipes/imports',
  who: 'member',
  token: 'read',
  summary: 'The latest lists of addresses of the user, with what became of each address.',
  answer: z.array(list),
  most: limits.import.lists,
})

export const stopImport = endpoint({
  method: 'POST',
  path: '/api/recipes/imports/{id}/stop',
  who: 'member',
  token: 'write',
  summary: 'Leaves out the addresses that wait; what is saved stays.',
  answer: list,
  errors: ['not found'],
})

export const retryImport = endpoint({
  method: 'POST',
  path: '/api/recipes/imports/{id}/retry',
  who: 'member',
  token: 'write',
  summary: 'Reads one address again that was not saved; with `anyway` it is saved although the user has it.',
  body: z.object({ position: z.int(), anyway: z.optional(z.boolean()) }),
  answer: list,
  errors: ['not found', 'too many requests'],
})

export const deleteImport = endpoint({
  method: 'DELETE',
  path: '/api/recipes/imports/{id}',
  who: 'member',
  summary: 'Stops and forgets a list of addresses; the recipes stay.',
  answer: nothing,
  errors: ['not found'],
})
