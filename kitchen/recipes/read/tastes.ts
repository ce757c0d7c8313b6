import type { Taste } from '../wishes.ts'

const tastes = [
  'creamy',
  'crunchy',
  'fresh',
  'light',
  'hearty',
  'sweet',
  'sour',
  'smoky',
  'lemony',
  'herby',
  'rich',
] as const satisfies readonly Taste[]

/** What a dish may be wished to taste like, as a word of the templates. */
export const tasteWords: readonly string[] = tastes
