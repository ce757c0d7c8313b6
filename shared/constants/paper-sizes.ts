/** The sheets that a book is printed on, in points. */
export const paperSizes = {
  a5: [420, 595],
  a4: [595, 842],
  letter: [612, 792],
} as const satisfies Record<string, readonly [width: number, height: number]>

export type PaperSize = keyof typeof paperSizes
export const paperSizeNames = Object.keys(paperSizes) as PaperSize[]
