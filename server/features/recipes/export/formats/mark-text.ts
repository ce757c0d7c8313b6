/** A piece of a text: as it was written, or marked. */
export type Piece = { text: string } | { mark: string }

/** The pieces with the first match of the pattern in free text marked; null where nothing matches. */
export function markFirst(pieces: readonly Piece[], pattern: RegExp, mark: string): Piece[] | null {
  for (const [place, piece] of pieces.entries()) {
    if (!('text' in piece)) continue
    const found = pattern.exec(piece.text)
    if (!found) continue
    const before = piece.text.slice(0, found.index)
    const after = piece.text.slice(found.index + found[0].length)
    return [
      ...pieces.slice(0, place),
      { text: before },
      { mark },
      { text: after },
      ...pieces.slice(place + 1),
    ]
  }
  return null
}
