/** An answer that is already JSON text; its content is known to the types only. */
export class JsonText<Value> {
  declare readonly value: Value
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * A list of objects with one field that the database returned as JSON text. It is inserted as it is: parsing and
 * stringifying it again would cost more than the rest of the request.
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

/** An object that begins with the fields of a JSON text, which must not be empty. */
export function jsonExtended<Value extends object>(text: string, more: Partial<Value>): JsonText<Value> {
  return new JsonText(`${text.slice(0, -1)},${JSON.stringify(more).slice(1)}`)
}
