import { mix } from '../colour.ts'
import type { Larder } from '../larder.ts'

const tints: readonly (readonly [name: RegExp, weight: number, colour?: string])[] = [
  [/dry-vermouth|white-vermouth/, 1.2, '#ece3b4'],
  [/campari|bitter-lemon$/, 6, '#c5281c'],
  [/aperol/, 6, '#ea6a24'],
  [/red-wine|^port$|sloe|cassis/, 6, '#8c1232'],
  [/tomato/, 6, '#c23a24'],
  [/coffee|espresso|^cola|cocoa|chocolate/, 9, '#43241a'],
  [/turmeric|saffron/, 8, '#e5a82c'],
  [/matcha|green-tea/, 5, '#a9b85a'],
  [/curacao/, 6, '#3f8fc0'],
  [/menthe|mint-syrup/, 4.5, '#6fb07a'],
  [/advocaat|egg-yolk/, 4.2, '#f0cb62'],
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
  [/^lemon$/, 0.5, '#f3f1da'],
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
  // Milk and cream turn what is strong in them pale.
  const milk = larder.all.some(
    ({ id, category }) =>
      /^(milk|ice-cream|condensed-milk|irish-cream|advocaat)$/.test(id) || category === 'plantMilk',
  )
  if (milk && first.weight > 8) return '#b07c4a'
  if (milk && first.weight > 3.4) return mix(first.colour, '#f6e6cc', 0.5)
  return second ? mix(first.colour, second.colour, 0.4 * (second.weight / first.weight) ** 2) : first.colour
}
