import { limits } from '#shared/constants/limits.ts'
import { cut } from './cut.ts'
import { bullet, numbered, undressed } from './sections.ts'

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

/** The steps in these lines, word for word: numbered lines with what follows them, else one per bullet or paragraph. */
export function stepTexts(lines: readonly string[]): string[] {
  const anyNumber = lines.some((line) => numbered.test(line))
  /** Each step with all its lines, which are joined at the end: adding to a text copies it. */
  const steps: string[][] = []
  let open = false
  for (const line of lines) {
    const marked = numbered.test(line) || (!anyNumber && bullet.test(line))
    const text = undressed(line.replace(numbered, '').replace(marked ? bullet : /^$/, ''))
    if (!text) {
      open = anyNumber && open
      if (marked) {
        steps.push([])
        open = true
      }
      continue
    }
    const last = steps.at(-1)
    if (marked || !open || !last) steps.push([text])
    else last.push(text)
    open = anyNumber
  }
  return steps
    .map((texts) => texts.join(' '))
    .filter(Boolean)
    .flatMap(divided)
    .slice(0, limits.recipe.stepsMax)
}
