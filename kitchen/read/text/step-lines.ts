import { limits } from '#shared/constants/limits.ts'
import { bullet, cut, undressed } from '#shared/lines/marks.ts'
import { numbered } from './sections.ts'

const longest = 2000

/** Cuts what is too long for one step at the ends of its sentences. */
function divided(text: string): string[] {
  if (text.length <= longest) return [text]
  const pieces: string[] = []
  for (const sentence of text.match(/[^.!?]+(?:[.!?]+\s*|$)/g) ?? [text]) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + sentence.length <= longest)
      pieces[pieces.length - 1] = last + sentence
    else
      for (let at = 0; at < sentence.length; at += pieces.at(-1)?.length ?? 0)
        pieces.push(cut(sentence.slice(at), longest))
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}

export interface StepText {
  text: string
  /** The heading that it stands under; missing in the main part. */
  group?: string
}

/** "For the sauce:" or "## Sauce" between numbered steps. */
function headingIn(line: string): string | null {
  const text = undressed(line)
  const isHeading = text.endsWith(':') || /^\s*#{1,6}\s/.test(line)
  const name = text.replace(/\s*:$/, '')
  return isHeading && name.length > 0 && name.length <= limits.recipe.ingredientGroupMax ? name : null
}

/**
 * The steps in these lines, word for word: numbered lines with what follows them, else one per bullet or paragraph; what
 * stands between numbered ones as a heading names the part that follows.
 */
export function stepsIn(lines: readonly string[]): StepText[] {
  const anyNumber = lines.some((line) => numbered.test(line))
  /** Each step with all its lines, which are joined at the end: adding to a text copies it. */
  const steps: { texts: string[]; group: string | null }[] = []
  let open = false
  let group: string | null = null
  for (const line of lines) {
    const isNumbered = numbered.test(line)
    const heading = anyNumber && !isNumbered ? headingIn(line) : null
    if (heading !== null) {
      group = heading
      open = false
      continue
    }
    const marked = isNumbered || (!anyNumber && bullet.test(line))
    const text = undressed(line.replace(numbered, '').replace(marked ? bullet : /^$/, ''))
    if (!text) {
      open = anyNumber && open
      if (marked) {
        steps.push({ texts: [], group })
        open = true
      }
      continue
    }
    const last = steps.at(-1)
    if (marked || !open || !last) steps.push({ texts: [text], group })
    else last.texts.push(text)
    open = anyNumber
  }
  return steps
    .flatMap(({ texts, group: under }) =>
      divided(texts.join(' ')).flatMap((text) => (text ? { text, ...(under && { group: under }) } : [])),
    )
    .slice(0, limits.recipe.stepsMax)
}

export const stepTexts = (lines: readonly string[]): string[] => stepsIn(lines).map(({ text }) => text)
