/** A word, a number or a sign of punctuation in folded text. */
export interface Word {
  text: string
  start: number
  end: number
}

/** French and Italian articles and pronouns hang at what follows; "don't" and "geht's" are one word. */
const pattern =
  /(?:qu|lorsqu|puisqu|jusqu|[jlmndcst])'(?=[a-z]|$)|[a-z0-9]+(?:'[a-z]+)*|(?<![a-z])-|-(?![a-z])|[^\sa-z0-9-]/g

export const tokensIn = (folded: string): Word[] =>
  [...folded.matchAll(pattern)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))

export const wordsOf = (folded: string): string[] => tokensIn(folded).map(({ text }) => text)
