import type { ModelFailure } from '../model-failure.ts'
import type { ChefModel } from './language-model.ts'

/** What an operator can do about a failure, by the name of the setting; nothing of the request. */
export function explanation(
  { name, settings }: Pick<ChefModel, 'name' | 'settings'>,
  { reason, status }: ModelFailure,
) {
  // Only the host: an address may hold a password.
  const at = settings.url === null ? settings.provider : new URL(settings.url).host
  switch (reason) {
    case 'unreachable':
      return `${name}_URL: nothing answers at ${at}`
    case 'key refused':
      return `${name}_KEY: ${at} refuses the key`
    case 'too busy':
      return `${name}: ${at} says that its limit is used up`
    case 'timeout':
      return `${name}: ${settings.model} did not write in time; CHEF_TIMEOUT makes the wait longer`
    case 'request refused':
      return status === 404
        ? `${name}_MODEL: ${at} does not know ${settings.model}`
        : `${name}: ${settings.model} does not take such a request; its context may be too short`
    case 'declined':
      return `${name}: ${settings.model} declined`
    case 'broken answer':
      return `${name}: ${settings.model} wrote nothing that could be used`
    case 'connection cut':
    case 'provider error':
      return `${name}: ${at} failed`
  }
}
