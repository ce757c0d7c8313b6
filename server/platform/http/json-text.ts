/** An answer that is written as JSON already; what it says is known to types alone. */
export class JsonText<Value> {
  declare readonly value: Value
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
  items: readonly { fields: Omit<Item, Field>; text: string | null }[],
): JsonText<Item[]> {
  const texts = items.map(
    ({ fields, text }) => `{"${field}":${text ?? 'null'},${JSON.stringify(fields).slice(1)}`,
  )
  return new JsonText(`[${texts.join(',')}]`)
}

export function jsonWith<Name extends string, Value>(
  name: Name,
  { text }: JsonText<Value>,
): JsonText<Record<Name, Value>> {
  return new JsonText(`{"${name}":${text}}`)
}
