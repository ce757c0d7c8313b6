import { describe, expect, it } from 'vitest'
import { readWordSections } from './read-common-words.ts'

const read = (...lines: string[]) => readWordSections('en.txt', `${lines.join('\n')}\n`)

describe('the reader of common words', () => {
  it('reads function words, other common words and phrases', () => {
    const words = read(
      '# English',
      '[function words]',
      'the a',
      'of',
      '[other common words]',
      'beat plate',
      '[phrases that name no food]',
      'rice cooker',
    )
    expect([...words.functionWords]).toEqual(['the', 'a', 'of'])
    expect([...words.common]).toEqual(['the', 'a', 'of', 'beat', 'plate'])
    expect(words.phrases).toEqual(['rice cooker'])
  })

  it.each([
    ['unknown section [verbs]', ['[verbs]']],
    ['expected a section in brackets', ['beat']],
    ['"crème" is not a word in lower case', ['[other common words]', 'crème']],
    ['"" is not a word in lower case', ['[other common words]', 'beat  plate']],
    ['"the" is there twice', ['[function words]', 'the', '[other common words]', 'beat the']],
    ['"rice cooker" is there twice', ['[phrases that name no food]', 'rice cooker', 'rice cooker']],
  ])('refuses with the place: %s', (message, lines) => {
    expect(() => read(...lines)).toThrow(message)
    expect(() => read(...lines)).toThrow(`en.txt:${lines.length}: `)
  })
})
