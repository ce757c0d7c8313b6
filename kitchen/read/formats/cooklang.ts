import type { Node } from '../page/linked-data.ts'
import { fixedMark, sectionMark } from '../page/marks.ts'
import { readMinutes } from '../text/amounts.ts'
import { fieldsOfText } from './fields-of-text.ts'

/** "@flour{200%g}(sifted)", "@olive oil{}", "@salt"; marks before the name say "again", "optional" and the like. */
const ingredient =
  /@(?<marks>[&@?+-]*)(?:(?<name>[^@#~{}\n]{1,80})\{(?<amount>[^{}\n]{0,60})\}|(?<word>[\p{L}\p{M}\p{N}_-]+))(?:\((?<note>[^()\n]{1,200})\))?/gu
const cookware =
  /#(?<marks>[&?+-]*)(?:(?<name>[^@#~{}\n]{1,80})\{[^{}\n]{0,60}\}|(?<word>[\p{L}\p{M}\p{N}_-]+))/gu
const timer = /~(?<name>[^@#~{}\n]{0,80})\{(?<time>[^{}\n]{1,60})\}/gu
const isCooklang = /(?<![\p{L}\p{N}.])@[&@?+-]*\p{L}[^@#~{}\n]{0,80}\{[^{}\n]{0,60}\}/u
const heading = /^=+\s*(?<name>[^=]*?)\s*=*$/

/** What stands before the other name of a thing: "white wine|wine". */
const nameOf = (written: string) => (written.split('|')[0] ?? '').trim()
const saidAs = (written: string) => (written.split('|').at(-1) ?? '').trim()

/** "1/2%cup" before a name; an amount in words stands behind it. */
function lineOf(name: string, written: string, note: string | undefined): string {
  const [number = '', unit = ''] = written
    .replace(/^=/, '')
    .split('%')
    .map((each) => each.trim())
  const isNumber = /^[\d½¼¾⅓⅔⅛]/.test(number)
  const amount = [number.replace(/\s*\/\s*/, '/'), unit].filter(Boolean).join(' ')
  const fixed = isNumber && written.startsWith('=') ? fixedMark : ''
  const line = isNumber ? `${fixed}${amount} ${name}` : [name, amount].filter(Boolean).join(', ')
  return note === undefined ? line : `${line}, ${note}`
}

interface Head {
  fields: Map<string, string>
  rest: string
}

/** ">> servings: 4" on lines of their own, or YAML between two rules. */
function headOf(text: string): Head {
  const fields = new Map<string, string>()
  const put = (line: string) => {
    const [, name = '', value = ''] =
      /^\s*(?:>>\s*)?([\p{L}][\p{L} ._-]{0,40}?)\s*:\s*(.+?)\s*$/u.exec(line) ?? []
    if (name !== '') fields.set(name.toLowerCase(), value.replace(/^(["'])(.*)\1$/, '$2'))
  }
  const [all = '', yaml = ''] =
    /^\s*---[ \t]*\r?\n([\s\S]{0,5000}?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? []
  for (const line of yaml.split(/\r?\n/)) put(line)
  const rest = text.slice(all.length).split(/\r?\n/)
  for (const line of rest) if (line.startsWith('>>')) put(line)
  return { fields, rest: rest.filter((line) => !line.startsWith('>>')).join('\n') }
}

const first = (fields: ReadonlyMap<string, string>, ...names: string[]) =>
  names.map((name) => fields.get(name)).find((value) => value !== undefined) ?? ''

/** Times of the head are in English, whatever the recipe is in. */
const timeIn = (written: string): number | string => readMinutes(written, 'en') ?? written

/** A recipe in Cooklang: steps in which ingredients, cookware and times are marked. Null for other texts. */
export function readCooklang(text: string): Node | null {
  if (!isCooklang.test(text)) return null
  const { fields, rest } = headOf(text)
  const body = rest.replace(/\[-[\s\S]*?-\]/g, '').replace(/(?:^|\s)--(?!-).*$/gm, '')
  const ingredients: string[] = []
  const listed = new Set<string>()
  const tools = new Set<string>()
  const steps: string[] = []
  const notes: string[] = []
  const plain = (step: string) =>
    step
      .replaceAll(timer, (_all, name: string, time: string) =>
        [time.replaceAll('%', ' ').trim(), name.trim() && `(${name.trim()})`].filter(Boolean).join(' '),
      )
      .replaceAll(cookware, (_all, _marks, name?: string, word?: string) => {
        const tool = name ?? word ?? ''
        tools.add(nameOf(tool))
        return saidAs(tool)
      })
      .replaceAll(
        ingredient,
        (_all, marks: string, name?: string, amount?: string, word?: string, note?: string) => {
          const food = name ?? word ?? ''
          const isNew = !listed.has(nameOf(food).toLowerCase())
          if (!marks.includes('-') && (isNew || (amount ?? '').trim() !== ''))
            ingredients.push(lineOf(nameOf(food), amount ?? '', note))
          listed.add(nameOf(food).toLowerCase())
          return saidAs(food)
        },
      )
  for (const paragraph of body.split(/\r?\n\s*\r?\n/)) {
    const lines = paragraph.split(/\r?\n/).map((line) => line.trim())
    const name = heading.exec(lines[0] ?? '')?.groups?.name
    if (name !== undefined && lines[0] !== '') {
      lines.shift()
      if (name !== '') {
        ingredients.push(`${sectionMark}${name}`)
        steps.push(`${sectionMark}${name}`)
      }
    }
    const told = lines.filter((line) => line !== '').join(' ')
    if (told.startsWith('>')) notes.push(plain(told.replace(/^>\s*/, '')))
    else if (told !== '') steps.push(plain(told))
  }
  const { node, rest: told } = fieldsOfText(notes.join('\n\n'))
  const source = first(fields, 'source', 'source.url')
  const [address = ''] = /https?:\/\/\S+/i.exec(source) ?? []
  const named = source.replace(address, '').replace(/^[\s,;]+|[\s,;]+$/g, '')
  return {
    '@type': 'Recipe',
    ...node,
    name: first(fields, 'title', 'name'),
    inLanguage: first(fields, 'locale'),
    recipeCategory: first(fields, 'course', 'category'),
    recipeYield: first(fields, 'servings', 'serves', 'yield'),
    prepTime: timeIn(first(fields, 'prep time', 'prep_time', 'time.prep')),
    cookTime: timeIn(first(fields, 'cook time', 'cook_time', 'time.cook')),
    totalTime: timeIn(first(fields, 'time', 'duration', 'time required', 'total time')),
    keywords: first(fields, 'tags').replace(/[[\]]/g, ''),
    author: first(fields, 'author', 'source.author') || named,
    url: address,
    description: [first(fields, 'description', 'introduction'), told].filter(Boolean).join('\n\n'),
    tool: [...tools],
    // A part of the recipe without ingredients of its own has no heading among them.
    recipeIngredient: ingredients.filter(
      (line, at) => !line.startsWith(sectionMark) || ingredients[at + 1]?.startsWith(sectionMark) === false,
    ),
    recipeInstructions: steps,
  }
}
