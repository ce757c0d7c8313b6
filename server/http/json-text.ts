/** An answer that is written as JSON already; what it says is known to types alone. */
export class JsonText<Says> {
  declare readonly says: Says
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * A list of objects, one field of which the database gave as JSON text, which is passed on unread: to parse and write it
 * again would cost more than all the rest.
 */
export function jsonList<Item extends object, Field extends keyof Item & string>(
  field: Field,
  items: readonly { rest: Omit<Item, Field>; text: string | null }[],
): JsonText<Item[]> {
  const written = items.map(
    ({ rest, text }) => `{"${field}":${text ?? 'null'},${JSON.stringify(rest).slice(1)}`,
  )
  return new JsonText(`[${written.join(',')}]`)
}

export function jsonWith<Name extends string, Says>(
  name: Name,
  { text }: JsonText<Says>,
): JsonText<Record<Name, Says>> {
  return new JsonText(`{"${name}":${text}}`)
}
