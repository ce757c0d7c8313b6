import { limits } from './constants/limits.ts'

/** The `srcset` of a signed link: the widths that the server stores. */
export const pictureWidths = (link: string): string =>
  limits.imageWidths.map((width) => `${link}&w=${width} ${width}w`).join(', ')

/** How wide the pictures of found recipes are shown (`sizes`). */
export const foundCardSizes = '(width >= 80rem) 17rem, (width >= 64rem) 21rem, (width >= 40rem) 45vw, 86vw'
