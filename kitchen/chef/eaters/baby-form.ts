/** What a baby eats of a dish that others eat in pieces, or sweetened. */
const babyForms: Readonly<Record<string, string>> = {
  babyPuree: 'babyPuree',
  babyPorridge: 'babyPorridge',
  porridge: 'babyPorridge',
  ricePudding: 'babyPorridge',
}

/** The kind of dish that a baby gets for one of this kind; null where there is none. */
export const babyFormOf = (kind: string): string | null => babyForms[kind] ?? null
