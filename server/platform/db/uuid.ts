const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** PostgreSQL refuses malformed uuids as an error; to a caller they are simply unknown. */
export function isUuid(value: string | undefined): value is string {
  return value !== undefined && uuid.test(value)
}

/** As PostgreSQL writes it, so that two of them are equal as texts when they are equal. */
export function isCanonicalUuid(value: string): boolean {
  return isUuid(value) && value === value.toLowerCase()
}
