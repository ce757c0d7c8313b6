const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** PostgreSQL refuses malformed uuids as an error; to a caller they are simply unknown. */
export function isUuid(value: string | undefined): value is string {
  return value !== undefined && uuid.test(value)
}
