import type { Step, StepFacts, VesselId } from './pattern.ts'

/** The vessel a sentence speaks of; the first that is named counts. */
const vessels: readonly (readonly [VesselId, RegExp])[] = [
  ['omelette', /draw the edges/],
  ['shaker', /\bshaker frosts|shake hard\b/],
  ['eggPan', /24 cm/],
  [
    'pan',
    /^Turn up the heat, add \{main\.firm|\b(?:wide|heavy|hot|widest|large|non-stick|24 cm|same|ridged|the) pan\b|\bwok\b/,
  ],
  ['processor', /food processor|into the blender/],
  ['tin', /\b(?:cake tin|square tin|springform tin|line a tin)\b/],
  ['tray', /\b(?:large tray|lined sheet|hot sheet|on the sheet)\b/],
  ['dish', /\b(?:ovenproof dish|baking dish)\b/],
  ['pot', /\b(?:wide|large|heavy) pot\b/],
]

/** Steps that go by batches already, or only come back to a vessel, ask for no second one. */
const divided = /in (two )?batches|^Toss|^Return/
const heat = /\b(oven|pan|saucepan|pot|fry|boil|simmer|roast|toast|grill|sear|steam|melt|bake|hob|heat)\b/i
const wet = /simmer|boil|poach|braise|water|stock|pour over|steam|cook gently/i
const ladles = /go on until all is used|Stack on a warm plate|fry the slices|^Warm \{milk\}/

function vesselIn(english: string): VesselId | undefined {
  if (divided.test(english)) return undefined
  const big = english.replace(/\bsmall (pan|pot)\b/g, '')
  return vessels.find(([, words]) => words.test(big))?.[0]
}

function roundsIn(english: string): StepFacts['rounds'] {
  if (ladles.test(english)) return 'ladles'
  return /\bin (?:two )?batches\b/.test(english) && !english.includes('{minutes}') ? 'batches' : undefined
}

function crowdIn(kind: Step['kind'], english: string): StepFacts['crowd'] {
  if (kind === 'cook' && english.includes('{minutes}') && english.includes('{aromatics}')) return 'sweats'
  return kind === 'prep' && !/\{minutes\}|\d+ minutes?/.test(english) ? 'hands' : undefined
}

/** The facts that a step's English sentence holds, as data that the planner reads. */
export function factsFrom({ kind, text: { en } }: Pick<Step, 'kind' | 'text'>): StepFacts {
  const [, degrees] = /(\d{2,3})\s*°C/.exec(en) ?? []
  const vessel = vesselIn(en)
  const rounds = roundsIn(en)
  const crowd = crowdIn(kind, en)
  return {
    ...(wet.test(en) && { wet: true as const }),
    ...(heat.test(en.replace(/\{[^{}]*\}/g, '')) && { heated: true as const }),
    ...(degrees !== undefined && { degrees: Number(degrees) }),
    ...(vessel && { vessel }),
    ...(rounds && { rounds }),
    ...(crowd && { crowd }),
  }
}
