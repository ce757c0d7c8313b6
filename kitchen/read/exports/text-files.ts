import type { Node } from '../page/linked-data.ts'
import { readCooklang } from '../formats/cooklang.ts'
import { hideEscaped, showEscaped } from '../formats/escapes.ts'
import { readMasterCook } from '../formats/master-cook.ts'
import { readMealMaster } from '../formats/meal-master.ts'
import { readRecipeMd } from '../formats/recipe-md.ts'
import { hashtags, sectionsOf } from '../text/sections.ts'
import { namesIn, textIn, type ExportedRecipe, type Program } from './exported.ts'

/** The formats of text, with where a recipe begins in those whose files have many. */
const formats: readonly { program: Program; read: (text: string) => Node | null; begins: RegExp | null }[] = [
  { program: 'mealmaster', read: readMealMaster, begins: /^(?:M{5}|-{5})[-\s]*.*Meal-?Master.*$/gim },
  { program: 'mastercook', read: readMasterCook, begins: /^[\s*]*exported from\s+master\s?cook.*$/gim },
  { program: 'recipemd', read: (text) => readRecipeMd(hideEscaped(text)), begins: null },
  { program: 'cooklang', read: (text) => readCooklang(hideEscaped(text)), begins: null },
]

function partsOf(text: string, begins: RegExp | null): string[] {
  const starts = begins ? [...text.matchAll(begins)].map(({ index }) => index) : []
  return starts.length === 0 ? [text] : starts.map((start, at) => text.slice(start, starts[at + 1]))
}

/** The name of a file without its ending: the title of a recipe that has none. */
const nameOfFile = (path: string) => (path.split('/').at(-1) ?? '').replace(/\.\w{1,10}$/, '')

/** The recipes of a text in one of these formats; null for other texts. A picture has the name of the file. */
export function readTextFile(
  path: string,
  text: string,
): { program: Program; recipes: ExportedRecipe[] } | null {
  for (const { program, read, begins } of formats) {
    const nodes = partsOf(text, begins)
      .map(read)
      .filter((node) => node !== null)
    if (nodes.length > 0)
      return { program, recipes: nodes.map((node) => exported(node, nameOfFile(path), nodes.length === 1)) }
  }
  return isMarkdown(path, text)
    ? { program: 'markdown', recipes: [exported(nodeOfMarkdown(text), nameOfFile(path), true)] }
    : null
}

/** A recipe written for people, with both parts under their headings. */
function isMarkdown(path: string, text: string): boolean {
  if (!/\.(?:md|markdown)$/i.test(path)) return false
  const { headed, ingredients, steps } = sectionsOf(text)
  return headed && ingredients.length > 0 && steps.length > 0
}

/** It is read as a text is; tags stand in a line of their own. */
function nodeOfMarkdown(text: string): Node {
  const isTags = (line: string) => hashtags.test(line)
  const lines = text.split(/\r?\n/)
  return {
    markdown: lines.filter((line) => !isTags(line)).join('\n'),
    keywords: lines.filter(isTags).flatMap((line) => line.match(/[^\s#]+/g) ?? []),
  }
}

function exported({ keywords, ...node }: Node, name: string, isOnly: boolean): ExportedRecipe {
  const paths = isOnly ? ['jpg', 'jpeg', 'png', 'webp'].map((ending) => `${name}.${ending}`) : []
  return {
    node: { ...node, name: showEscaped(textIn(node.name)) || name },
    note: '',
    tags: showEscaped(namesIn([keywords].flat().flatMap((each) => textIn(each).split(',')))),
    stars: null,
    pictures: [{ kind: 'file', paths }],
  }
}
