/** The state of the pages about refused codes: the code as it was typed, so that it can be corrected. */
export const withRefusedCode = (code: string | null) => ({ state: { refusedCode: code ?? '' } })

export function refusedCode(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('refusedCode' in state)) return ''
  return typeof state.refusedCode === 'string' ? state.refusedCode : ''
}
