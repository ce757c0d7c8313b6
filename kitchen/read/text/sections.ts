import { bullet, undressed } from '#shared/lines/marks.ts'
import { fieldFromLines, fieldHeaded, type ReadFields } from '#shared/words/field-lines.ts'

/** The parts a written recipe falls into. */
export interface Sections {
  /** Lines before the first heading, and lines that belong to no part. */
  opening: string[]
  ingredients: string[]
  steps: string[]
  notes: string[]
  /** Parts that are none of these, such as plating or a source, each with its heading. */
  rest: string[]
  /** The other fields of a recipe, such as its equipment. */
  fields: ReadFields
  /** True when headings told the parts apart. */
  headed: boolean
}

export type Part = 'ingredients' | 'steps' | 'notes' | 'other'

const headings: readonly (readonly [part: Part, words: RegExp])[] = [
  [
    'ingredients',
    /^(?:the )?(?:ingredients?|ingr[ée]dients?|ingredientes?|zutaten(?:liste)?|shopping list|what you(?:'ll| will)? need|il vous faut|ce qu['’]il vous faut|necesitas|du brauchst|das brauchst du)(?!\p{L})/iu,
  ],
  [
    'notes',
    /^(?:good to know|(?:chef'?s |cook'?s )?notes?|tips?|safety|bon à savoir|conseils?|astuces?|remarques?|sécurité|conviene saber|notas?|consejos?|trucos?|seguridad|gut zu wissen|tipps?|hinweise?|anmerkungen?|sicherheit|allergens?|allergènes?|alérgenos?|allergene)(?!\p{L})/iu,
  ],
  [
    'other',
    /^(?:plating|serving suggestions?|dressage|emplatado|presentación|anrichten|nutrition(?:al)?(?: facts| information)?|(?:each|one|per|1|a) (?:serving|portion) (?:contains|provides)|valeurs nutritionnelles|(?:une|1|chaque) portion contient|información nutricional|(?:una|1|cada) ración contiene|nährwerte|(?:eine|1|jede) portion enthält|per serving|par portion|por ración|pro portion)(?!\p{L})/iu,
  ],
  [
    'steps',
    /^(?:instructions?|method|directions|preparation|steps|how to (?:make|cook|prepare)(?: it)?|procedure|méthode|préparation|étapes|réalisation|déroulé|marche à suivre|preparación|elaboración|instrucciones|pasos|procedimiento|modo de (?:preparación|hacerlo|elaboración)|zubereitung|anleitung|so geht'?s|schritte|arbeitsschritte)(?!\p{L})/iu,
  ],
]

export const numbered =
  /^\s*(?:(?:step|étape|etape|paso|schritt)\s*\d+\s*[.:)–-]?|\d{1,3}\s*[.)](?:[-–](?=\s))?(?!\d)|\d{1,2}[ºª°]\.?\s)\s*/i

/** Long lines are sentences and no headings, and a clock after the colon makes a line of times. */
export function headingOf(line: string): { part: Part; rest: string } | null {
  const text = undressed(line)
  if (bullet.test(text) || text.length > 200) return null
  for (const [part, words] of headings) {
    const match = words.exec(text)
    if (!match) continue
    const after = text.slice(match[0].length).trim()
    const [, label = '', rest = ''] = /^([^:]*):?\s*(.*)$/s.exec(after) ?? []
    if (
      rest &&
      /\d\s*(?:h|hrs?|hours?|heures?|horas?|std|stunden?|min|minutes?|minutos?|minuten)\b/i.test(rest) &&
      rest.length < 60
    )
      return null
    const isLabel = after.startsWith(':') || after === ''
    if (
      !isLabel &&
      (label.length > 45 ||
        !/^[(\s]*(?:\(|for|serves|pour|para|für|paso a paso|step by step|étape par étape|schritt für schritt|\d|\[)/i.test(
          after,
        ))
    )
      return null
    return { part, rest: isLabel ? rest : '' }
  }
  return null
}

/** A paragraph of its own that says whose the recipe is. */
const sourceLine = /^\s*(?:source|fuente|quelle)\s?:\s*\S/i

/** "#pasta #dinner" */
export const hashtags = /^\s*(?:#[\p{L}\p{N}_][\p{L}\p{N}_-]*(?:\s+|$)){1,40}$/u

/** The bulleted lines below the heading of a field, and where they end; null where none stands or they do not fit. */
function fieldAt(lines: readonly string[], at: number) {
  const heading = undressed(lines[at] ?? '')
  const name = heading.length > 60 || bullet.test(heading) ? null : fieldHeaded(heading)
  if (!name) return null
  let end = at + 1
  while (end < lines.length && (lines[end] === '' || bullet.test(lines[end] ?? ''))) end += 1
  const said = lines.slice(at + 1, end).flatMap((line) => undressed(line.replace(bullet, '')) || [])
  const read = said.length > 0 ? fieldFromLines(name, said) : null
  return read && { read, end }
}

/** Sorts the lines of a text under their headings; without headings, bullets are ingredients and numbers are steps. */
export function sectionsOf(text: string): Sections {
  const fields: ReadFields = {}
  const sections: Sections = {
    opening: [],
    ingredients: [],
    steps: [],
    notes: [],
    rest: [],
    fields,
    headed: false,
  }
  let part: Part | null = null
  const lines = text.split(/\r?\n/)
  for (let at = 0; at < lines.length; at += 1) {
    const field = fieldAt(lines, at)
    if (field) {
      Object.assign(fields, field.read)
      at = field.end - 1
      continue
    }
    const line = lines[at] ?? ''
    if (sourceLine.test(line) || hashtags.test(line)) {
      sections.rest.push('', line)
      continue
    }
    const heading = headingOf(line)
    if (heading) {
      part = heading.part
      sections.headed ||= part === 'ingredients' || part === 'steps'
      if (part === 'other') sections.rest.push('', line)
      else if (heading.rest) sections[part].push(heading.rest)
    } else if (part === null) sections.opening.push(line)
    else if (part === 'other') sections.rest.push(line)
    else sections[part].push(line)
  }
  if (sections.headed) return sections
  const { notes, rest } = sections
  const loose: Sections = { opening: [], ingredients: [], steps: [], notes, rest, fields, headed: false }
  for (const line of sections.opening) {
    if (bullet.test(line)) loose.ingredients.push(line)
    else if (numbered.test(line)) loose.steps.push(line)
    else loose.opening.push(line)
  }
  return loose
}
