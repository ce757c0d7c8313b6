import { limits } from '#shared/limits.ts'
import { bullet, numbered } from './sections.ts'

const question = /\?["'»”’)*_\s\p{Extended_Pictographic}\u{fe0f}]*$/u
const offer =
  /^(?:just )?(?:let me know|tell me|feel free|dis-moi|dites-moi|n['’]hésite|dime|avísame|dígame|sag (?:mir )?(?:einfach )?bescheid|lass mich wissen|sag mir)(?!\p{L})/iu

function isFollowUp(paragraph: string) {
  const text = paragraph.trim()
  if (text.length > limits.recipe.followUpMax) return false
  const listed = text.split('\n').some((line) => bullet.test(line) || numbered.test(line))
  return !listed && (question.test(text) || offer.test(text.replace(/^[*_]+/, '')))
}

/** The text without the questions a chef asks at its end ("Shall I suggest a wine?"); what would leave nothing stays. */
export function stripFollowUp(text: string): string {
  let kept = text.trimEnd()
  for (;;) {
    const paragraph = /(?:^|\n)[^\S\n]*\n(?!.*\n[^\S\n]*\n)([^]*)$/.exec(kept)
    const lastLine = kept.lastIndexOf('\n')
    const candidates = [
      paragraph ? kept.length - (paragraph[1] ?? '').length : -1,
      lastLine >= 0 ? lastLine + 1 : -1,
    ]
    const cut = candidates.find(
      (at) => at > 0 && kept.slice(0, at).trim() !== '' && isFollowUp(kept.slice(at)),
    )
    if (cut === undefined) return kept
    kept = kept.slice(0, cut).replace(/\s*(?:\n\s*(?:---+|\*\*\*+|___+)\s*)?$/, '')
  }
}
