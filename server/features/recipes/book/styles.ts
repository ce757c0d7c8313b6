import type { PaperSize } from '#shared/constants/paper-sizes.ts'
import type { TextStyle } from './sheet.ts'

export interface BookStyles {
  cover: TextStyle
  chapter: TextStyle
  title: TextStyle
  heading: TextStyle
  group: TextStyle
  text: TextStyle
  small: TextStyle
  tiny: TextStyle
}

const scaled = (by: number): BookStyles => {
  const style = (size: number, leading: number) => ({ size: size * by, leading: leading * by })
  return {
    cover: style(34, 39),
    chapter: style(22, 27),
    title: style(21, 25),
    heading: style(12.5, 16),
    group: style(9.2, 13.5),
    text: style(9.2, 13.5),
    small: style(8.4, 12),
    tiny: style(7.4, 10),
  }
}

export const stylesOn: Record<PaperSize, BookStyles> = { a5: scaled(1), a4: scaled(1.2), letter: scaled(1.2) }

/** The same larger or smaller. */
export const scaledBy = (styles: BookStyles, by: number): BookStyles =>
  Object.fromEntries(
    Object.entries(styles).map(([name, { size, leading }]: [string, TextStyle]) => [
      name,
      { size: size * by, leading: leading * by },
    ]),
  ) as unknown as BookStyles
