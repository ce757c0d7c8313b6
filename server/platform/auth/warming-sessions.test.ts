import { expect, test, vi } from 'vitest'
import type { Deps } from '../../deps.ts'
import type { FindSession } from './session-cache.ts'
import { warmingSessions } from './warming-sessions.ts'

const found = { session: {}, user: {} } as unknown as Awaited<ReturnType<FindSession>>

test('the kitchen is loaded once, when the first member is here, and its failure is nobody’s', async () => {
  const languageOf = vi.fn<Deps['kitchen']['languageOf']>().mockRejectedValue(new Error('no thread'))
  const kitchen = { languageOf } as unknown as Deps['kitchen']
  const findSession = warmingSessions(async (token) => (token === 'known' ? found : null), { kitchen })
  expect(await findSession('unknown', 0)).toBeNull()
  expect(languageOf).not.toHaveBeenCalled()
  expect(await findSession('known', 0)).toBe(found)
  expect(await findSession('known', 0)).toBe(found)
  expect(languageOf).toHaveBeenCalledTimes(1)
})
