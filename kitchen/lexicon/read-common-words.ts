/** The words of one language that are not names of food, folded. */
export interface CommonWords {
  functionWords: ReadonlySet<string>
  /** Includes the function words. */
  common: ReadonlySet<string>
  phrases: readonly string[]
}

/** Reads the three sections of a file of words; throws with file and line on anything else and on duplicates. */
export function readWordSections(file: string, text: string): CommonWords {
  const functionWords = new Set<string>()
  const common = new Set<string>()
  const phrases = new Set<string>()

  function add(set: Set<string>, word: string) {
    if (set.has(word)) throw new Error(`"${word}" is there twice`)
    set.add(word)
  }
  function addWords(line: string, set?: Set<string>) {
    for (const word of line.split(' ')) {
      if (!/^[a-z]+$/.test(word)) throw new Error(`"${word}" is not a word in lower case without accents`)
      add(common, word)
      set?.add(word)
    }
  }
  const sections: Record<string, (line: string) => void> = {
    '[function words]': (line) => addWords(line, functionWords),
    '[other common words]': (line) => addWords(line),
    '[phrases that name no food]': (line) => add(phrases, line),
  }

  let read: ((line: string) => void) | undefined
  for (const [at, line] of text.trimEnd().split('\n').entries()) {
    if (line.startsWith('#')) continue
    try {
      if (line.startsWith('[')) {
        read = sections[line]
        if (!read) throw new Error(`unknown section ${line}`)
      } else if (read) read(line)
      else throw new Error('expected a section in brackets')
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(`${file}:${at + 1}: ${message}`, { cause: error })
    }
  }
  return { functionWords, common, phrases: [...phrases] }
}
