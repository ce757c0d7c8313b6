/** Units of amounts: grams and litres, or cups and ounces. */
export const measures = ['metric', 'us'] as const

export type Measures = (typeof measures)[number]
