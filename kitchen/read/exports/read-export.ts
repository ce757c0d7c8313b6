import { gunzipSync } from 'node:zlib'
import type { ColumnRole } from '#shared/contract/recipe-archives.ts'
import { limits } from '#shared/constants/limits.ts'
import { isNode } from '../page/linked-data.ts'
import { isCopyMeThat, readCopyMeThat } from './copy-me-that.ts'
import type { ExportedRecipe, Program } from './exported.ts'
import { isOwnExport, linkedRecipes, pageRecipes } from './linked-recipes.ts'
import { isMealie, readMealie } from './mealie.ts'
import { isMealieBackup, readMealieBackup } from './mealie-backup.ts'
import { isMx2, readMx2 } from './mx2.ts'
import { isPaprika, pictureWithin, readPaprika } from './paprika.ts'
import { readTable } from './table.ts'
import { isTandoor, readTandoor } from './tandoor.ts'
import { readTextFile } from './text-files.ts'

/** A file of an export, by its path in the archive. */
export interface ExportFile {
  path: string
  bytes: Uint8Array
  /** What the columns of a table hold, as its user says. */
  columns?: readonly (ColumnRole | null)[] | null
  /** Which of its recipes are wanted: thousands at once would take long to hand over. */
  from?: number
  most?: number
}

export interface ReadExport {
  /** Null for a file that is none of a recipe. */
  program: Program | null
  recipes: ExportedRecipe[]
  /** How many there are in all; missing where these are all. */
  total?: number
  /** Of a table. */
  table?: { header: string[]; columns: (ColumnRole | null)[] }
  /** It is of a known kind and cannot be read. */
  isBroken?: boolean
}

const nothing: ReadExport = { program: null, recipes: [] }
const broken: ReadExport = { program: null, recipes: [], isBroken: true }

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The text of a file; null for what is none. Old programs of Windows write their own set of letters. */
function textOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  // What has zeros is a picture, a database or the like.
  if (bytes.subarray(0, 4096).includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unpacked = (bytes: Uint8Array): Uint8Array | null => {
  try {
    return gunzipSync(bytes, { maxOutputLength: limits.archive.textMax })
  } catch {
    return null
  }
}

/** The recipes of a file, in whatever format its content is. */
export function readExport(file: ExportFile): ReadExport {
  const { from = 0, most = Infinity } = file
  const read = readWhole(file)
  return { ...read, recipes: read.recipes.slice(from, from + most), total: read.recipes.length }
}

function readWhole({ path, bytes, columns = null }: ExportFile): ReadExport {
  const plain = isGzip(bytes) ? unpacked(bytes) : bytes
  if (!plain) return broken
  const text = textOf(plain)?.replace(/^\u{feff}/u, '')
  if (text === undefined || text.trim() === '') return nothing
  const first = text.trimStart()[0]
  if (first === '{' || first === '[') return readJson(path, text) ?? readFormats(path, text) ?? nothing
  if (first === '<') return readMarkup(text)
  return readFormats(path, text) ?? readRows(text, columns) ?? nothing
}

function readJson(path: string, text: string): ReadExport | null {
  const value = parsed(text)
  if (value === undefined) {
    const mended = linkedRecipes(text)
    if (mended.length > 0) return { program: 'schema', recipes: mended }
    return /\.(?:json|paprikarecipe)$/i.test(path) && /recipe|ingredient/i.test(text.slice(0, 10_000))
      ? broken
      : null
  }
  if (isNode(value) && isMealieBackup(value)) return { program: 'mealie', recipes: readMealieBackup(value) }
  const nodes = (Array.isArray(value) ? value.slice(0, limits.archive.recipes) : [value]).filter(isNode)
  const of = (program: Program, is: (node: never) => boolean, read: (node: never) => ExportedRecipe) => {
    const found = nodes.filter((node) => is(node as never))
    return found.length > 0 ? { program, recipes: found.map((node) => read(node as never)) } : null
  }
  const known =
    of('tandoor', isTandoor, readTandoor) ??
    of('mealie', isMealie, readMealie) ??
    of('paprika', isPaprika, readPaprika)
  if (known) return known
  const linked = linkedRecipes(text)
  if (linked.length === 0) return null
  const isOwn = linked.every(({ node }) => isOwnExport(node)) || nodes.some(isOwnExport)
  if (isOwn && /(?:^|\/)deleted\//.test(path)) return nothing
  return {
    program: isOwn ? 'convive' : /(?:^|\/)recipe\.json$/i.test(path) ? 'nextcloud' : 'schema',
    recipes: isOwn ? linked.map(withoutOwnAddress) : linked,
  }
}

/** The address of a recipe in another community is no source; what it is based on is. */
function withoutOwnAddress(recipe: ExportedRecipe): ExportedRecipe {
  const isOwn = isOwnExport({ ...recipe.node, image: '../pictures/' })
  return { ...recipe, node: { ...recipe.node, ...(isOwn && { url: '' }), description: '' } }
}

function readMarkup(text: string): ReadExport {
  if (isMx2(text)) return { program: 'mastercook', recipes: readMx2(text) }
  if (isCopyMeThat(text)) return { program: 'copymethat', recipes: readCopyMeThat(text) }
  const recipes = pageRecipes(text)
  return recipes.length > 0 ? { program: 'schema', recipes } : nothing
}

const readFormats = (path: string, text: string): ReadExport | null => readTextFile(path, text)

function readRows(text: string, columns: ExportFile['columns']): ReadExport | null {
  const table = readTable(text, columns ?? null)
  return table && { program: table.program, recipes: table.recipes, table }
}

/** A picture within the file of its recipe. */
export function exportedPicture({ bytes, key }: { bytes: Uint8Array; key: string }): Uint8Array | null {
  const plain = isGzip(bytes) ? unpacked(bytes) : bytes
  return plain ? pictureWithin(parsed(textOf(plain) ?? ''), key) : null
}
