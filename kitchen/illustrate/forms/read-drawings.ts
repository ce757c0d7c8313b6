import { mix, tonesOf, type Tones } from '../colour.ts'
import {
  nudged,
  outlineOf,
  posed,
  roundOutline,
  within,
  type Outline,
  type Point,
  type Spot,
  inset,
  line,
  sharpPath,
  softPath,
} from '../outline.ts'
import { body, castShadow, disc, dots, fill, stroke, type Brush } from '../svg.ts'
import type { Form } from './form.ts'

/** What the lines of one form have made so far, for the piece that is drawn. */
interface Piece {
  brush: Brush
  spot: Spot
  tones: Map<string, Tones>
  shapes: Map<string, Outline>
  points: Map<string, Outline>
}

type Step = (piece: Piece) => string
type Quantity = (piece: Piece) => number
type Paint = (piece: Piece) => string

function known<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name)
  if (value === undefined) throw new Error(`nothing is called "${name}"`)
  return value
}

const number = (text: string) => {
  const value = Number(text)
  if (text === '' || Number.isNaN(value)) throw new Error(`"${text}" is no number`)
  return value
}

/** A number, a share of the size (.1s), a least width (2|.1), a sum (2+.1s) or chance (.9..1). */
function quantity(text: string): Quantity {
  const [low, high] = text.split('..')
  if (high !== undefined) {
    const [from, to] = [number(low ?? ''), number(high)]
    return ({ brush }) => brush.random.between(from, to)
  }
  const [, least, share] = /^(.+)\|(.+)$/.exec(text) ?? []
  if (least !== undefined && share !== undefined) {
    const [a, b] = [number(least), number(share)]
    return ({ spot }) => Math.max(a, spot.size * b)
  }
  const [, fixed, part] = /^(?:(.+)\+)?(.+)s$/.exec(text) ?? []
  if (part !== undefined) {
    const [a, b] = [number(fixed ?? '0'), number(part)]
    return ({ spot }) => a + spot.size * b
  }
  const value = number(text)
  return () => value
}

const values = new Set(['deep', 'shade', 'base', 'light', 'glow'])

/** A value of the piece's own tones or of others, or #hex; mixed with a second by ~#hex~share. */
function paint(text: string): Paint {
  const [first = '', second, share] = text.split('~')
  if (second !== undefined) {
    const [own, by] = [paint(first), number(share ?? '')]
    return (piece) => mix(own(piece), second, by)
  }
  if (/^#[0-9a-f]{3,6}$/.test(first)) return () => first
  const [value = '', tones = 'own'] = first.split('.').toReversed()
  if (!values.has(value)) throw new Error(`"${text}" is no colour`)
  return (piece) => known(piece.tones, tones)[value as keyof Tones]
}

/** The words of a line: its arguments in order, and its options, each with so many arguments. */
function wordsOf(text: string, options: Readonly<Record<string, number>>) {
  const plain: string[] = []
  const named = new Map<string, string[]>()
  const words = text.split(' ').filter((word) => word !== '')
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (!Object.hasOwn(options, word)) plain.push(word)
    else {
      const rest: string[] = []
      while (rest.length < (options[word] ?? 0) && /^[-.\d]/.test(words[at + 1] ?? ''))
        rest.push(words[(at += 1)] ?? '')
      named.set(word, rest)
    }
  }
  return { plain, named }
}

/** Where a line is drawn: in the piece, in a part of it, or beside it by units of the page. */
function spotOf(named: ReadonlyMap<string, string[]>): (piece: Piece) => Spot {
  const inside = named.get('at')?.map(number)
  const beside = named.get('placed')?.map(quantity)
  const level = named.has('level')
  return (piece) => {
    let { spot } = piece
    if (inside) spot = within(spot, inside[0] ?? 0, inside[1] ?? 0, inside[2] ?? 1, inside[3])
    if (beside) {
      const [dx = 0, dy = 0, by = 1] = beside.map((each) => each(piece))
      spot = { ...spot, x: spot.x + dx, y: spot.y + dy, size: spot.size * by }
    }
    return level ? { ...spot, turn: 0 } : spot
  }
}

const place = { at: 4, placed: 3, level: 0 }

function shape(text: string, drawn: string | undefined): Step {
  const { plain, named } = wordsOf(text, place)
  const [name = '', kind, ...rest] = plain
  const spot = spotOf(named)
  if (kind === 'round') {
    const [wobble, ratio, count] = rest.map(quantity)
    return (piece) => {
      const [a, b, c] = [wobble?.(piece), ratio?.(piece), count?.(piece)]
      piece.shapes.set(name, posed(roundOutline(piece.brush.random, a, b, c), spot(piece)))
      return ''
    }
  }
  const outline = outlineOf(drawn ?? '')
  const nudge = kind === undefined ? undefined : number(kind)
  return (piece) => {
    const own = nudge === undefined ? outline : nudged(piece.brush.random, outline, nudge)
    piece.shapes.set(name, posed(own, spot(piece)))
    return ''
  }
}

function points(text: string, drawn: string | undefined): Step {
  const [name = '', kind, ...rest] = text.split(' ')
  if (kind === 'random') {
    const [count, x, y] = rest.map(quantity)
    return (piece) => {
      const made = Array.from({ length: count?.(piece) ?? 0 }, (): Point => [
        x?.(piece) ?? 0,
        y?.(piece) ?? 0,
      ])
      piece.points.set(name, made)
      return ''
    }
  }
  const outline = outlineOf(drawn ?? '')
  const nudge = kind === undefined ? undefined : number(kind)
  return ({ brush, points: all }) => {
    all.set(name, nudge === undefined ? outline : nudged(brush.random, outline, nudge))
    return ''
  }
}

function drawnBody(text: string): Step {
  const { plain, named } = wordsOf(text, { corners: 0, shadow: 1, shine: 1 })
  const [name = '', size = '', tones = 'own'] = plain
  const share = number(size)
  const option = (key: string) => {
    const value = named.get(key)?.[0]
    return value === undefined ? {} : { [key]: number(value) }
  }
  const how = { ...(named.has('corners') && { corners: true }), ...option('shadow'), ...option('shine') }
  return (piece) => body(known(piece.shapes, name), known(piece.tones, tones), piece.spot.size * share, how)
}

/** An area or a rim of a shape. */
function area(text: string, isRim: boolean): Step {
  const { plain, named } = wordsOf(text, { inset: 3, corners: 0 })
  const [name = '', colour = '', ...rest] = plain
  const [ink, opacity] = [paint(colour), rest[isRim ? 1 : 0]]
  const wide = isRim ? quantity(rest[0] ?? '') : undefined
  const [share, dx, dy] = (named.get('inset') ?? []).map(quantity)
  const path = named.has('corners') ? sharpPath : softPath
  const clear = opacity === undefined ? undefined : number(opacity)
  return (piece) => {
    const whole = known(piece.shapes, name)
    const outline = share ? inset(whole, share(piece), dx?.(piece), dy?.(piece)) : whole
    return wide
      ? stroke(path(outline), ink(piece), wide(piece), clear)
      : fill(path(outline), ink(piece), clear)
  }
}

function drawnLine(text: string, drawn: string | undefined): Step {
  const { plain, named } = wordsOf(text, place)
  const [colour = '', width = '', opacity] = plain
  const [ink, wide, spot] = [paint(colour), quantity(width), spotOf(named)]
  const clear = opacity === undefined ? undefined : number(opacity)
  const lines = (drawn ?? '').split('; ').map(outlineOf)
  return (piece) => {
    const own = spot(piece)
    return stroke(lines.map((each) => line(posed(each, own))).join(''), ink(piece), wide(piece), clear)
  }
}

function drawnDots(text: string): Step {
  const { plain, named } = wordsOf(text, { ...place, from: 1, to: 1, shift: 2 })
  const [name = '', colour = '', width = '', opacity] = plain
  const [ink, wide, spot] = [paint(colour), quantity(width), spotOf(named)]
  const clear = opacity === undefined ? undefined : number(opacity)
  const [from, to] = ['from', 'to'].map((end) => named.get(end)?.map(number)[0])
  const shift = named.get('shift')?.map(number)
  return (piece) => {
    const some = known(piece.points, name).slice(from, to)
    const moved = shift ? some.map(([x, y]): Point => [x + (shift[0] ?? 0), y + (shift[1] ?? 0)]) : some
    return dots(posed(moved, spot(piece)), wide(piece), ink(piece), clear)
  }
}

function drawnDisc(text: string): Step {
  const [x, y, size, colour = ''] = text.split(' ')
  const [dx, dy, share, ink] = [number(x ?? ''), number(y ?? ''), number(size ?? ''), paint(colour)]
  return (piece) => {
    const own = within(piece.spot, dx, dy, share)
    return disc(own.x, own.y, own.size, ink(piece))
  }
}

/** Another form of the table: on the whole piece, or at each of the places "X Y SIZE TURN, …" inside it. */
function others(name: string, drawn: string | undefined, forms: ReadonlyMap<string, Form>): Step {
  const other = known(forms, name)
  const places = (drawn ?? '0 0 1 0').split(', ').map((at) => at.split(' ').map(number))
  return ({ brush, tones, spot }) =>
    places
      .map(([x = 0, y = 0, size = 1, turn]) =>
        other(brush, known(tones, 'own'), within(spot, x, y, size, turn)),
      )
      .join('')
}

function step(text: string, forms: ReadonlyMap<string, Form>): Step {
  const [head = '', drawn] = text.split(' = ')
  const [, kind = '', rest = ''] = /^(\w+) (.+)$/.exec(head) ?? []
  if (kind === 'shape') return shape(rest, drawn)
  if (kind === 'points') return points(rest, drawn)
  if (kind === 'body') return drawnBody(rest)
  if (kind === 'fill' || kind === 'outline') return area(rest, kind === 'outline')
  if (kind === 'line') return drawnLine(rest, drawn)
  if (kind === 'dots') return drawnDots(rest)
  if (kind === 'disc') return drawnDisc(rest)
  if (kind === 'tones') {
    const [name = '', colour = ''] = rest.split(' ')
    const ink = paint(colour)
    return (piece) => {
      piece.tones.set(name, tonesOf(ink(piece)))
      return ''
    }
  }
  if (kind === 'shadow') {
    const [name = '', drop = ''] = rest.split(' ')
    const deep = quantity(drop)
    return (piece) => castShadow(known(piece.shapes, name), deep(piece))
  }
  if (kind === 'also') return others(rest, drawn, forms)
  throw new Error(`"${text}" is no line of a drawing`)
}

/** The forms of a text, with those that are known already; throws with file and line on what it does not know and on what is there twice. */
export function readDrawings(
  file: string,
  text: string,
  before = new Map<string, Form>(),
): Map<string, Form> {
  const forms = new Map(before)
  let steps: Step[] | undefined
  for (const [at, row] of text.split('\n').entries()) {
    if (row === '' || row.startsWith('#')) continue
    try {
      const [, name] = /^(\w+): .+\.$/.exec(row) ?? []
      if (name === undefined) {
        if (!steps) throw new Error('a line before the first form')
        steps.push(step(row, forms))
        continue
      }
      if (forms.has(name)) throw new Error(`"${name}" is there twice`)
      const own: Step[] = []
      steps = own
      forms.set(name, (brush, tones, spot) => {
        const piece = { brush, spot, tones: new Map([['own', tones]]), shapes: new Map(), points: new Map() }
        return own.map((draw) => draw(piece)).join('')
      })
    } catch (error) {
      throw new Error(`${file}:${at + 1}: ${(error as Error).message}`, { cause: error })
    }
  }
  return forms
}
