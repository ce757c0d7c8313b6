import { fold } from '#shared/words/fold.ts'

export type FindsBeginning = (text: string) => boolean

/** The letters that may follow, and whether one of the names ends here. */
interface Letters {
  next: Map<string, Letters>
  isEnd: boolean
}

const noLetters = (): Letters => ({ next: new Map(), isEnd: false })

/**
 * Looks for names in folded texts: at the beginning of a word, with any ending, so that "carrot" finds carrots. The names
 * are read once, and a text letter by letter for all of them together: however many there are, it takes no longer.
 */
export function beginningsIn(names: Iterable<string>): FindsBeginning {
  const first = noLetters()
  for (const name of new Set([...names].map(fold))) {
    let letters = first
    for (let at = 0; at < name.length; at += 1) {
      const letter = name.charAt(at)
      const next = letters.next.get(letter) ?? noLetters()
      letters.next.set(letter, next)
      letters = next
    }
    letters.isEnd = true
  }
  const isNamedAt = (text: string, from: number) => {
    let letters: Letters | undefined = first
    for (let at = from; letters; at += 1) {
      if (letters.isEnd) return true
      letters = letters.next.get(text.charAt(at))
    }
    return false
  }
  if (first.next.size === 0) return () => false
  return (text) => {
    for (let at = 0; at >= 0 && at <= text.length; at = nextWord(text, at)) {
      if (isNamedAt(text, at)) return true
    }
    return false
  }
}

function nextWord(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space < 0 ? -1 : space + 1
}
