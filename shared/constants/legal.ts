export const legal = { minimumAge: 13, effectiveDate: '2025-09-04' } as const

/** Whether a setting that names the operator of the site is unset: blank, or a text in brackets. */
export function isPlaceholder(value: string): boolean {
  return value.trim() === '' || /^\[.*\]$/.test(value)
}
