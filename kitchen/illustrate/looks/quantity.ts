import type { Random } from '../random.ts'

/** A number, or chance between two of them: ".2..0.4". */
export type Quantity = (random: Random) => number

function numberOf(text: string | undefined): number {
  const value = Number(text)
  if (text === undefined || text === '' || Number.isNaN(value)) throw new Error(`"${text}" is no number`)
  return value
}

export function quantityOf(text: string | undefined): Quantity {
  const [low, high] = (text ?? '').split('..')
  const from = numberOf(low)
  if (high === undefined) return () => from
  const to = numberOf(high)
  return (random) => random.between(from, to)
}

/** Numbers of a line from its word `from` on; what is left out is as in `usual`. */
export const numbersOf = (
  words: readonly string[],
  from: number,
  usual: readonly (number | null)[],
): number[] => {
  if (words.length > from + usual.length) throw new Error(`"${words.slice(from).join(' ')}" is too much`)
  return usual.map((value, at) => {
    const word = words[from + at]
    if (word === undefined && value !== null) return value
    return numberOf(word)
  })
}
