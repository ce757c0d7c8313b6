import { ApiError } from '#shared/contract/errors.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Deps } from '../../../deps.ts'

/**
 * The foods that lines name. A kitchen that is busy or fails must not hold back a list: then lines have no food, and are
 * added up by their words.
 */
export async function foodsOfLines(
  { kitchen, log }: Pick<Deps, 'kitchen' | 'log'>,
  userId: string,
  lines: readonly { item: string; language: Language }[],
): Promise<(string | null)[]> {
  if (lines.length === 0) return []
  try {
    return await kitchen.foodsOfLines(lines, { userId })
  } catch (error) {
    logUnreadFoods(log, error)
    return lines.map(() => null)
  }
}

/** A kitchen that is full says so often, and nothing is wrong then. */
export function logUnreadFoods(log: Deps['log'], error: unknown): void {
  const isFull = error instanceof ApiError && error.code === 'too many requests'
  if (isFull) log.debug('the kitchen was too busy to read the foods of a shopping list')
  else log.warn({ err: error }, 'the foods of a shopping list were not read')
}
