import { readFileSync } from 'node:fs'
import type { Language } from '#shared/constants/languages.ts'
import { entriesIn, splitLines, type Entry } from '../lexicon/entries.ts'
import { prepared } from '../lexicon/prepared.ts'

/** A sentence, or a piece of one, in each language. */
type Text = Readonly<Record<Language, string>>
/** Several ways to say the same. */
type Choices = Readonly<Record<Language, readonly string[]>>

/** What a file of texts holds: a text, several ways to say it, or texts by these names. */
type Shape = Readonly<Record<string, 'one' | 'choices' | readonly string[]>>

type Texts<Given extends Shape> = {
  readonly [Key in keyof Given]: Given[Key] extends readonly (infer Name extends string)[]
    ? Readonly<Record<Name, Text>>
    : Given[Key] extends 'one'
      ? Text
      : Choices
}

/**
 * The texts of a file beside the module. In it `asked` stands for one text, `asked-1`, `asked-2` for the ways to say it,
 * and `asked-again` for the text `again` of the group `asked`. Throws when an entry is missing and when nothing asks for
 * one, with the file and its line.
 */
export const readTexts = <const Given extends Shape>(file: URL, shape: Given): Texts<Given> =>
  prepared(nameOf(file), () => textsIn(readFileSync(file, 'utf8'), nameOf(file), shape))

const nameOf = ({ pathname }: URL) => pathname.slice(pathname.lastIndexOf('/') + 1)

/** The same of a text that has been read. */
export function textsIn<const Given extends Shape>(text: string, file: string, shape: Given): Texts<Given> {
  const entries = new Map(entriesIn(splitLines(text, file)).map((entry) => [entry.key, entry]))
  const take = (key: string): Text => {
    const entry = entries.get(key)
    if (!entry) throw new Error(`${file}: "${key}" is missing`)
    entries.delete(key)
    return entry.text
  }
  const texts = Object.entries(shape).map(([key, kind]) => {
    if (kind === 'one') return [key, take(key)]
    if (kind !== 'choices')
      return [key, Object.fromEntries(kind.map((name) => [name, take(`${key}-${name}`)]))]
    const ways = [take(`${key}-1`)]
    while (entries.has(`${key}-${ways.length + 1}`)) ways.push(take(`${key}-${ways.length + 1}`))
    const said = (language: Language) => ways.map((way) => way[language])
    return [key, { en: said('en'), fr: said('fr'), es: said('es'), de: said('de') }]
  })
  refuseSurplus([...entries.values()])
  return Object.fromEntries(texts) as Texts<Given>
}

function refuseSurplus([entry]: readonly Entry[]): void {
  if (entry) throw new Error(`${entry.place}: nothing asks for "${entry.key}"`)
}
