import type { Language } from '#shared/constants/languages.ts'
import { languageOf } from '../text/read.ts'
import { isFacts, readTimes } from '../text/serving-and-times.ts'
import { fieldsOfText } from './fields-of-text.ts'
import type { Node } from '../page/linked-data.ts'
import { sectionMark } from '../page/marks.ts'

const rule = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/
const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?<text>\S.*)$/
const heading = /^\s{0,3}#{1,6}\s+(?<name>.*?)\s*#*\s*$/

/** A link is its words. */
const plain = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim()

/** "- *200 g* flour": the amount is set in italics. */
function ingredientIn(line: string): string | null {
  const name = heading.exec(line)?.groups?.name
  if (name !== undefined) return `${sectionMark}${plain(name)}`
  const text = item.exec(line)?.groups?.text
  return text === undefined ? null : plain(text.replace(/^([*_])(?![*_])(.+?)\1\s*/, '$2 '))
}

function stepsIn(lines: readonly string[]): string[] {
  const steps: string[] = []
  let open = false
  for (const line of lines) {
    const name = heading.exec(line)?.groups?.name
    const marked = item.exec(line)?.groups?.text
    const last = steps.at(-1)
    if (line.trim() === '') open = false
    else if (name !== undefined) steps.push(`${sectionMark}${plain(name)}`)
    else if (marked === undefined && open && last !== undefined)
      steps[steps.length - 1] = `${last} ${plain(line)}`
    else steps.push(plain(marked ?? line))
    open = line.trim() !== '' && name === undefined
  }
  return steps
}

/** Tags, yields, and a picture on a line of its own. */
const isMarked = (line: string) => /^\*.*\*$|^!\[[^\]]*\]\([^)]*\)$/.test(line)

/** The times of a description, which the format has no fields for, and what else it says. */
function factsOf(text: string, language: Language): { facts: Node; story: string } {
  const lines = text.split('\n')
  const { prep, cook, total } = readTimes(
    lines.filter((line) => isFacts(line, language)).join('\n'),
    language,
  )
  return {
    facts: {
      ...(prep !== null && { prepTime: prep }),
      ...(cook !== null && { cookTime: cook }),
      ...(total !== null && { totalTime: total }),
    },
    story: lines.filter((line) => !isFacts(line, language)).join('\n'),
  }
}

/**
 * A recipe in RecipeMD: a title, a description, tags in italics, yields in bold, and between rules the ingredients. Null
 * for other Markdown.
 */
export function readRecipeMd(text: string): Node | null {
  const lines = text.trim().split(/\r?\n/)
  const title = /^#\s+(?<name>\S.*)$/.exec(lines[0] ?? '')?.groups?.name
  const first = lines.findIndex((each) => rule.test(each))
  if (title === undefined || first < 0) return null
  const next = lines.findIndex((each, at) => at > first && rule.test(each))
  const list = lines.slice(first + 1, next < 0 ? undefined : next).filter((each) => each.trim() !== '')
  const ingredients = list.map(ingredientIn)
  if (ingredients.length === 0 || ingredients.includes(null)) return null
  const head = lines.slice(1, first).map((each) => each.trim())
  const yields = head.flatMap((each) => /^\*\*(?!\*)(.+)\*\*$/.exec(each)?.[1] ?? [])
  const tags = head.flatMap((each) => /^\*(?!\*)(.+[^*])\*$/.exec(each)?.[1] ?? [])
  const { node, rest } = fieldsOfText(head.filter((each) => !isMarked(each)).join('\n'))
  const { facts, story } = factsOf(rest, languageOf(text))
  return {
    '@type': 'Recipe',
    ...node,
    ...facts,
    name: plain(title),
    recipeYield: yields.flatMap((each) => each.split(/,(?!\d)/)).map((each) => each.trim()),
    keywords: tags,
    description: plain(story),
    recipeIngredient: ingredients,
    recipeInstructions: next < 0 ? [] : stepsIn(lines.slice(next + 1)),
  }
}
