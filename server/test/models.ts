import type { ModelSettings } from '../config/models.ts'
import type { Capabilities } from '../adapters/chef/capabilities.ts'
import type { Desk } from '../adapters/chef/model/desk.ts'
import {
  openModel,
  type ChefModel,
  type ModelOptions,
  type ModelTimeouts,
} from '../adapters/chef/language-model.ts'
import { modelChef } from '../adapters/chef/model-chef.ts'
import { readerOf } from '../features/chat/models/open-models.ts'
import { testKitchen } from './kitchen.ts'

/** For tests of a model that hangs. */
export const quickTimeouts = { idle: 1500, whole: 6000, retries: 2 }

/** Long enough for a server on a busy machine. */
const longTimeouts = { idle: 10_000, whole: 30_000, retries: 2 }

/** A model behind the server at this address, of which this is known. */
export async function testModel(
  url: string,
  settings: Partial<ModelSettings> = {},
  { can = {}, ...options }: ModelOptions & { can?: Partial<Capabilities> } = {},
): Promise<ChefModel> {
  const model = await openModel(
    { provider: 'compatible', model: 'test', url, key: null, ...settings },
    { timeouts: longTimeouts, ...options },
  )
  Object.assign(model.can, can)
  return model
}

/** A desk for a chef that only talks: nothing stands on it, and nothing is written. */
export const emptyDesk: Desk = {
  facts: {
    today: '2026-11-29',
    region: 'northernEurope',
    measures: 'metric',
    eaters: [],
    equipment: [],
    minutes: null,
    table: null,
    aim: 'answer',
  },
  tools: [],
  draft: () => null,
  takeOff: () => 'absent' as const,
  withdrawn: null,
  write: () => Promise.reject(new Error('nobody writes here')),
  edit: async () => null,
  earlier: [],
  restore: async () => null,
  fromLibrary: async () => null,
  answer: async () => '',
  examine: async () => [],
  work: () => 'none',
  act: () => undefined,
  picture: async () => null,
  memory: null,
  offer: () => undefined,
  end: () => undefined,
}

/** A chef that is such a model. */
export async function testModelChef(...given: Parameters<typeof testModel>) {
  return modelChef(await testModel(...given), readerOf(testKitchen()))
}

/** For tests in which a model fails or hangs. */
export const shortTimeouts: ModelTimeouts = { idle: 5000, whole: 20_000, retries: 0 }
