import { drawings, formNamed } from './named.ts'
import { readFileSync } from 'node:fs'
import type { Ingredient, Shape } from '../../lexicon/ingredient.ts'
import type { Form } from './form.ts'

/** A form and how large it is beside a walnut, which is 1. */
export interface Cut {
  form: Form
  scale: number
}

/** What has a face of its own is known by its name. */
function readCuts(file: string): { name: RegExp; cut: Cut }[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.flatMap((line, at) => {
    if (line.startsWith('#')) return []
    const [, form = '', scale, ids = ''] = /^(\w+) (\d+(?:\.\d+)?): ((?: ?\^?[a-z-]+\$?)+)$/.exec(line) ?? []
    const drawn = drawings.get(form)
    if (!drawn) throw new Error(`${file}:${at + 1}: expected a form, its size and parts of ids`)
    return [{ name: new RegExp(ids.replaceAll(' ', '|')), cut: { form: drawn, scale: Number(scale) } }]
  })
}

const rules = readCuts('cuts.txt')

const byShape: Record<Shape, Cut> = {
  round: { form: formNamed('bead'), scale: 0.6 },
  cube: { form: formNamed('cube'), scale: 0.72 },
  strip: { form: formNamed('strip'), scale: 1 },
  slice: { form: formNamed('flatSlice'), scale: 0.95 },
  leaf: { form: formNamed('plainLeaf'), scale: 0.95 },
  frond: { form: formNamed('feather'), scale: 1.05 },
  floret: { form: formNamed('floret'), scale: 1.1 },
  grain: { form: formNamed('bead'), scale: 0.2 },
  noodle: { form: formNamed('pod'), scale: 1 },
  fillet: { form: formNamed('fishFillet'), scale: 2.7 },
  chunk: { form: formNamed('chunk'), scale: 0.95 },
  crumb: { form: formNamed('shard'), scale: 0.32 },
  sauce: { form: formNamed('dollop'), scale: 0.95 },
  liquid: { form: formNamed('dollop'), scale: 0.7 },
  dust: { form: formNamed('shard'), scale: 0.2 },
}

/** How an ingredient looks when cut for the plate: by its name, else by its shape. */
export function cutOf(ingredient: Ingredient): Cut {
  const rule = rules.find(({ name }) => name.test(ingredient.id))
  if (rule) return rule.cut
  const { category, look } = ingredient
  if (category === 'cheese' && look.shape !== 'sauce') return { form: formNamed('tornCheese'), scale: 0.85 }
  if (category === 'sausage') return { form: formNamed('coin'), scale: 0.9 }
  if (category === 'nut') return { form: formNamed('drop'), scale: 0.5 }
  if (/pork|veal/.test(ingredient.id) && look.shape === 'fillet')
    return { form: formNamed('panFried'), scale: 2.2 }
  if (category === 'meat' && look.shape === 'fillet') return { form: formNamed('rareSlices'), scale: 2.4 }
  if (category === 'poultry' && look.shape === 'fillet') return { form: formNamed('paleSlices'), scale: 2.4 }
  if (category === 'poultry') return { form: formNamed('poultryPiece'), scale: 1.05 }
  if (category === 'meat') return { form: formNamed('browned'), scale: 1.05 }
  if (category === 'fish' && look.shape !== 'fillet') return { form: formNamed('browned'), scale: 1.05 }
  return byShape[look.shape]
}
