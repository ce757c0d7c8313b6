/** The name of a time zone as IANA writes it; null for anything else. */
export function timeZoneOf(name: string | null | undefined): string | null {
  if (!name || name.length > 64 || !/^[A-Za-z][\w+/-]*$/.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
