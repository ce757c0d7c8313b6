import { limits } from '#shared/constants/limits.ts'
import { bullet } from '#shared/lines/marks.ts'
import { numbered } from './sections.ts'

const question = /\?["'»”’)*_\s\p{Extended_Pictographic}\u{fe0f}]*$/u
const offer =
  /^(?:just )?(?:let me know|tell me|feel free|dis-moi|dites-moi|n['’]hésite|dime|avísame|dígame|sag (?:mir )?(?:einfach )?bescheid|lass mich wissen|sag mir)(?!\p{L})/iu

function isFollowUp(paragraph: string) {
  const text = paragraph.trim()
  if (text.length > limits.recipe.followUpMax) return false
  const listed = text.split('\n').some((line) => bullet.test(line) || numbered.test(line))
  return !listed && (question.test(text) || offer.test(text.replace(/^[*_]+/, '')))
}

/** Where the last paragraph of these lines begins. */
function lastParagraph(lines: readonly string[]) {
  return lines.findLastIndex((line) => line.trim() === '') + 1
}

function withoutEnd(lines: readonly string[]) {
  const last = lines.findLastIndex((line) => !/^(?:-{3,}|\*{3,}|_{3,})?$/.test(line.trim()))
  return lines.slice(0, last + 1)
}

/** The text without the questions a chef asks at its end ("Shall I suggest a wine?"); what would leave nothing stays. */
export function stripFollowUp(text: string): string {
  let kept = text.trimEnd().split('\n')
  for (;;) {
    const starts = [lastParagraph(kept), kept.length - 1]
    const shorter = starts
      .filter((start) => start > 0 && isFollowUp(kept.slice(start).join('\n')))
      .map((start) => withoutEnd(kept.slice(0, start)))
      .find((lines) => lines.length > 0)
    if (!shorter) return kept.join('\n').trimEnd()
    kept = shorter
  }
}
