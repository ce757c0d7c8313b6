import type { Pdf } from './sheet.ts'

/** A JPEG that a document has opened: it is written once, when it is first drawn. */
export interface Picture {
  width: number
  height: number
}

/** What the types of the library leave out. */
interface Opening {
  openImage: (bytes: Buffer) => Picture
}

/** Null where the bytes are no picture. */
export function openPicture(pdf: Pdf, bytes: Uint8Array | null): Picture | null {
  if (!bytes) return null
  try {
    return (pdf as unknown as Opening).openImage(Buffer.from(bytes))
  } catch {
    return null
  }
}

/** Covers the frame, or fits into it, in its middle. */
export function drawImage(
  pdf: Pdf,
  picture: Picture,
  at: { x: number; y: number },
  frame: { cover: [number, number] } | { fit: [number, number] },
): void {
  pdf.image(picture as unknown as string, at.x, at.y, { ...frame, align: 'center', valign: 'center' })
}
