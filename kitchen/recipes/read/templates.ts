import { readdirSync } from 'node:fs'
import { cuisineIds, type CuisineId } from '../../lexicon/cuisines.ts'
import { categories, type Category } from '../../lexicon/ingredient.ts'
import { catalogsIn } from '../catalogs/read.ts'
import { mistakeIn } from '../catalogs/sentence.ts'
import { dishTypes, type DishType } from '#shared/words/dish-types.ts'
import type { Template, Step } from '../template.ts'
import { knownFor } from './facts.ts'
import { firstWord, reject, readLines, splitAt, type Line } from './lines.ts'
import { readRole } from './roles.ts'
import { readRoleText } from './role-texts.ts'
import { readSelectors, type Selectors } from './selectors.ts'
import { readStep } from './steps.ts'
import { textures } from '../wishes.ts'
import { tasteWords } from './tastes.ts'
import { lazily } from '../../lexicon/lazily.ts'

type Phrase = Step['text']

/** Where the text of the templates and of its translations lies. */
export interface Folders {
  recipes: URL
  catalogs: URL
}

/** A named line of the file of shared lines, and the text behind its name. */
type Shared = ReadonlyMap<string, string>

interface Library {
  selectors: Selectors
  conditions: Shared
  roles: Shared
  steps: Shared
  /** The sentence as a phrase; its translations are read when somebody wants them. */
  phrase: (file: string, english: string) => Phrase
}

const isCategory = (name: string): name is Category => (categories as readonly string[]).includes(name)
const isDishType = (name: string): name is DishType => (dishTypes as readonly string[]).includes(name)
const isCuisine = (name: string): name is CuisineId => (cuisineIds as readonly string[]).includes(name)

/** Reads the shared lines "role name = text", by their first word. */
function readShared(recipes: URL): Record<'condition' | 'role' | 'step', Shared> {
  const shared = { condition: new Map<string, string>(), role: new Map(), step: new Map() }
  for (const line of readLines(recipes, 'shared.txt')) {
    const [, kind, name = '', text = ''] = /^(condition|role|step) ([a-z0-9-]+) = (.*)$/.exec(line.text) ?? []
    if (kind !== 'condition' && kind !== 'role' && kind !== 'step') reject(line, 'not a shared line')
    if (shared[kind].has(name)) reject(line, `${name} is given twice`)
    shared[kind].set(name, text)
  }
  return shared
}

type Header = Omit<Template, 'roleIds' | 'roles' | 'steps' | 'pitch'>

/** Reads "template soup: Starters; home french; tastes light; one pot". */
function readHeader(line: Line): Header {
  const [, id = '', rest = ''] = /^template ([a-zA-Z]+): (.*)$/.exec(line.text) ?? []
  const [dishType = '', ...clauses] = splitAt(rest, ';')
  if (!isDishType(dishType)) reject(line, `no course is called ${dishType}`)
  const header: Header = { id, dishType, cuisines: [], likes: {}, tastes: [], heads: [], withs: [] }
  for (const clause of clauses) {
    const [word = '', ...values] = clause.split(/\s+/)
    if (clause === 'oven') header.oven = true
    else if (clause === 'one pot') header.onePot = true
    else if (clause === 'by name') header.needs = 'name'
    else if (clause === 'in an air fryer') header.needs = 'airFryer'
    else if (clause === 'in a microwave') header.needs = 'microwave'
    else if (word === 'batch') header.batch = Number(values[0])
    else if (word === 'must') header.cannotDoWithout = values
    else if (word === 'on') header.on = values[0] ?? ''
    else if (word === 'textures')
      header.textures = values.map(
        (name) => textures.find((each) => each === name) ?? reject(line, `no texture is called ${name}`),
      )
    else if (word === 'tastes')
      header.tastes = values.map((name) =>
        tasteWords.includes(name) ? name : reject(line, `no taste is called ${name}`),
      )
    else if (word === 'home')
      header.cuisines = values.map((name) =>
        isCuisine(name) ? name : reject(line, `no cuisine is called ${name}`),
      )
    else reject(line, `a template has no ${clause}`)
  }
  return header
}

/** Reads "likes 4 legume poultry, 1 fish". */
function readLikes(text: string, line: Line): Template['likes'] {
  return Object.fromEntries(
    splitAt(text, ',').flatMap((group) => {
      const [points = '', ...names] = group.split(/\s+/)
      if (!/^-?\d+$/.test(points)) reject(line, `not a number: ${points}`)
      return names.map((name) =>
        isCategory(name) ? [name, Number(points)] : reject(line, `no category is called ${name}`),
      )
    }),
  )
}

/** Reads one template: its header, its title and what is said of it, and its roles and steps once they are wanted. */
function readTemplate(lines: readonly Line[], library: Library): Template {
  const [first = reject({ file: 'templates', number: 0 }, 'nothing to read'), ...body] = lines
  const own = (line: Line, start: string) =>
    line.text.startsWith(start) ? line.text.slice(start.length) : undefined
  const named = (text: string, from: Shared, line: Line) =>
    splitAt(text, ',').map((name) => from.get(name) ?? reject(line, `no shared line is called ${name}`))
  const roleTexts = body.flatMap((line) => {
    const [text, names] = [own(line, '- '), own(line, '+ ')]
    const texts = text !== undefined ? [text] : names !== undefined ? named(names, library.roles, line) : []
    return texts.map((each) => ({ line, text: readRoleText(each, library.roles, line) }))
  })
  const ways = body.flatMap((line) => own(line, 'ways ')?.split(/\s+/) ?? [])
  const roleIds = roleTexts.map(({ text }) => text.id)
  const known = knownFor(library.selectors, library.conditions, new Set(roleIds), ways)
  const say = (english: string, line: Line) => {
    const mistake = mistakeIn(english)
    return mistake === null ? library.phrase(line.file, english) : reject(line, `${mistake} in "${english}"`)
  }
  const roles = lazily(() => roleTexts.map(({ text, line }) => readRole(text, known, say, line)))
  const stepTexts: { text: string; line: Line }[] = []
  const steps = lazily(() => stepTexts.map(({ text, line }) => readStep(text, known, say, line)))
  const pitch: Phrase[] = []
  const safety: Phrase[] = []
  const template: Template = {
    ...readHeader(first),
    roleIds,
    get roles() {
      return roles()
    },
    get steps() {
      return steps()
    },
    pitch,
  }
  for (const line of body) {
    const [word, rest] = firstWord(line.text)
    if (word === '-' || word === '+') continue
    if (word === '>') stepTexts.push(...named(rest, library.steps, line).map((text) => ({ text, line })))
    else if (/^(prep|cook|wait)$/.test(word)) stepTexts.push({ text: line.text, line })
    else if (word === 'likes') template.likes = readLikes(rest, line)
    else if (word === 'names') {
      const [heads = '', withs] = rest.split(/\s*\bwith\b\s*/)
      template.heads = heads
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => known.role(name, line))
      template.withs = (withs?.split(/\s+/) ?? []).map((name) => known.role(name, line))
    } else if (word === 'title') template.title = say(rest, line)
    else if (word === 'pitch') pitch.push(say(rest, line))
    else if (word === 'safety') safety.push(say(rest, line))
    else if (word !== 'ways') reject(line, `a template has no line ${word}`)
  }
  if (safety.length > 0) template.safety = safety
  if (ways.length > 0) template.ways = ways
  for (const need of [
    ...(template.cannotDoWithout ?? []),
    ...(template.on === undefined ? [] : [template.on]),
  ])
    known.role(need, first)
  const twice = roleIds.find((id, place) => roleIds.indexOf(id) !== place)
  if (twice) reject(first, `the role ${twice} is given twice`)
  if (roleIds.length === 0 || stepTexts.length === 0 || pitch.length === 0)
    reject(first, 'a template needs roles, steps and a pitch')
  return template
}

/**
 * Reads every template of a folder: `templates/*.recipe`, with the selectors and the lines they share. A mistake in a
 * role or a step is found when they are first wanted; `readTemplates` finds all of them at once.
 */
export function openTemplates({ recipes, catalogs }: Folders): Template[] {
  const folder = new URL('templates/', recipes)
  const shared = readShared(recipes)
  const byFile = new Map<string, Template[]>()
  const { phrase } = catalogsIn(catalogs, (file) => readWholly(byFile.get(file) ?? []))
  const library: Library = {
    selectors: readSelectors(recipes),
    conditions: shared.condition,
    roles: shared.role,
    steps: shared.step,
    phrase,
  }
  const ids = new Set<string>()
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.recipe'))) {
    const texts: Line[][] = []
    for (const line of readLines(folder, file)) {
      if (line.text.startsWith('template ')) texts.push([line])
      else (texts.at(-1) ?? reject(line, 'the file does not begin with a template')).push(line)
    }
    const templates = texts.map((lines) => readTemplate(lines, library))
    byFile.set(file, templates)
    for (const [at, { id }] of templates.entries()) {
      if (ids.has(id)) reject({ file, number: texts[at]?.[0]?.number ?? 0 }, `${id} is given twice`)
      ids.add(id)
    }
  }
  return [...byFile.values()].flat()
}

/** Reads what of these templates has not been wanted yet. */
function readWholly(templates: readonly Template[]): number {
  return templates.reduce((lines, { roles, steps }) => lines + roles.length + steps.length, 0)
}

export function readTemplates(folders: Folders): Template[] {
  const templates = openTemplates(folders)
  readWholly(templates)
  return templates
}
