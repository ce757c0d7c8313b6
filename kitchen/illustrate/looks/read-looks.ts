import { baked } from './baked.ts'
import { foods } from './foods.ts'
import { liquids } from './liquids.ts'
import { compositions, type Layer, type Look, vesselKinds } from './look.ts'
import { paintOf } from './paint.ts'
import { eachPiece } from './pieces.ts'
import { rounds } from './rounds.ts'
import { conditionOf } from './select.ts'
import { stacked } from './stacked.ts'

/** What a line of a look may paint, by its first word; each reads the other words once. */
const makers: Readonly<Record<string, (words: readonly string[]) => Layer>> = {
  ...liquids,
  ...foods,
  ...rounds,
  ...baked,
  ...stacked,
}

/** A colour of the look's own; of several of one name the first that holds is kept. */
function colour(words: readonly string[]): Layer {
  const [name = '', text = ''] = words
  const paint = paintOf(text)
  return (scene) => {
    if (!scene.colours.has(name)) scene.colours.set(name, paint(scene))
    return ''
  }
}

/** The layer of a line, painted only where its conditions hold; `own` are the lines that follow it with a dash. */
function layerOf(line: string, own: readonly Layer[]): Layer {
  const words = line.split(' ')
  const conditions: ((scene: Parameters<Layer>[0]) => boolean)[] = []
  for (let at = words.length - 2; at > 0 && /^(if|unless)$/.test(words[at] ?? ''); at = words.length - 2) {
    const [word, text = ''] = words.splice(at, 2)
    const holds = conditionOf(text)
    conditions.push(word === 'if' ? holds : (scene) => !holds(scene))
  }
  const [kind = '', ...rest] = words
  if (kind !== 'each' && own.length > 0) throw new Error(`"${kind}" has no pieces to paint on`)
  const maker = Object.hasOwn(makers, kind) ? makers[kind] : undefined
  const layer = kind === 'each' ? eachPiece(rest, own) : kind === 'colour' ? colour(rest) : maker?.(rest)
  if (!layer) throw new Error(`"${kind}" is no layer`)
  return (scene) => (conditions.every((holds) => holds(scene)) ? layer(scene) : '')
}

/** The head of a look: "NAME: composition, vessel size". */
function headOf(line: string) {
  const [, name, kind, dish, size = '1'] = /^look ([\w-]+): (\w+), (\w+)(?: ([.\d]+))?$/.exec(line) ?? []
  const composition = compositions.find((each) => each === kind)
  const vessel = vesselKinds.find((each) => each === dish)
  if (!name || !composition || !vessel) throw new Error('expected "look NAME: composition, vessel size"')
  return { name, composition, vessel, size: Number(size) }
}

/** The looks of a text, with those that are known already; throws with file and line on what it does not know and on what is there twice. */
export function readLooks(file: string, text: string, before = new Map<string, Look>()): Map<string, Look> {
  const looks = new Map(before)
  const rows = text.split('\n')
  let [inside, over]: [Layer[], Layer[]] = [[], []]
  let into = inside
  for (const [at, row] of rows.entries()) {
    if (row === '' || row.startsWith('#') || row.startsWith('- ')) continue
    try {
      if (row.startsWith('look ')) {
        const head = headOf(row)
        if (looks.has(head.name)) throw new Error(`"${head.name}" is there twice`)
        ;[inside, over] = [[], []]
        into = inside
        looks.set(head.name, { ...head, inside, over })
      } else if (row === 'lip') into = over
      else {
        const rest = rows.slice(at + 1)
        const end = rest.findIndex((line) => !line.startsWith('- '))
        const own = rest.slice(0, end === -1 ? rest.length : end).map((line) => layerOf(line.slice(2), []))
        into.push(layerOf(row, own))
      }
    } catch (error) {
      throw new Error(`${file}:${at + 1}: ${(error as Error).message}`, { cause: error })
    }
  }
  return looks
}
