import { mix } from '../colour.ts'
import type { Larder } from '../larder.ts'

const tints: readonly (readonly [name: RegExp, weight: number, colour?: string])[] = [
  [/campari|bitter-lemon$/, 6, '#c5281c'],
  [/aperol/, 6, '#ea6a24'],
  [/red-wine|port|sloe|cassis/, 6, '#74152c'],
  [/tomato/, 6, '#c23a24'],
  [/coffee|espresso|cola|cocoa|chocolate/, 9, '#43241a'],
  [/grenadine|cranberry|hibiscus|pomegranate/, 5, '#c42e44'],
  [/strawberr|raspberr|blackberr|watermelon/, 4],
  [/coconut|cream$|milk|yogurt/, 3.4, '#f6ead4'],
  [/mango|peach|passion|pineapple|apricot|orange-juice|carrot|papaya/, 4],
  [/blueberr|lavender|violet/, 4, '#7a5a94'],
  [/whisk|bourbon|dark-rum|cognac|brandy|amaretto|sherry|vermouth|rye|tea|iced/, 3, '#c9802c'],
  [/beer|ginger/, 2.2, '#e5bd66'],
  [/prosecco|champagne|cava|white-wine|sparkling|elderflower|apple/, 2.2, '#efd98a'],
  [/cucumber|mint|basil|kiwi|matcha|midori|chartreuse/, 2, '#bfd27c'],
  [/lime/, 1.6, '#d3dd8a'],
  [/lemon|grapefruit/, 1.6, '#f2df86'],
  [/tequila|rum|gin|vodka|tonic|soda|water|mezcal|pisco|cachaca/, 0.6, '#eef0e2'],
]

/** The colour of a drink: the strongest of what is poured, softened by the next. */
export function drinkColour(larder: Larder): string {
  const [first, second] = larder.all
    .flatMap((item) => {
      const tint = tints.find(([name]) => name.test(item.id))
      return tint ? [{ weight: tint[1], colour: tint[2] ?? item.look.colour }] : []
    })
    .toSorted((a, b) => b.weight - a.weight)
  if (!first) return '#e9cf8a'
  return second ? mix(first.colour, second.colour, 0.4 * (second.weight / first.weight) ** 2) : first.colour
}
