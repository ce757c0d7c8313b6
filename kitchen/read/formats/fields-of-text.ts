import { fieldInLine, type ReadFields } from '#shared/words/field-lines.ts'
import type { Node } from '../page/linked-data.ts'
import { nodeOfFields } from '../page/stated-fields.ts'

/** The fields that lines of a text state, such as "Equipment: a whisk", as JSON-LD would; and the text without them. */
export function fieldsOfText(text: string): { node: Node; rest: string } {
  const fields: ReadFields = {}
  const rest = text.split(/\r?\n/).filter((line) => {
    const field = fieldInLine(line)
    if (field) Object.assign(fields, field)
    return !field
  })
  return {
    node: nodeOfFields(fields),
    rest: rest
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }
}
