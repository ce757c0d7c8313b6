import { distanceOf, lightnessOf } from '../colour.ts'
import type { Brush } from '../svg.ts'

/** The glaze of a hand-made dish and what the painter put on its rim. */
export interface Glaze {
  clay: string
  /** The bare or brushed edge. */
  edge: string
  paint: string
  motif: 'plain' | 'line' | 'doubleLine' | 'dashes' | 'scallops' | 'dots' | 'sprigs' | 'speckles'
}

const glazes: readonly Glaze[] = [
  { clay: '#f6efe0', edge: '#c79a6b', paint: '#8a6a4a', motif: 'speckles' },
  { clay: '#fbf6ea', edge: '#efe4cf', paint: '#2f5575', motif: 'dashes' },
  { clay: '#f9f2e4', edge: '#b5361f', paint: '#b5361f', motif: 'line' },
  { clay: '#3f3a38', edge: '#8a6a50', paint: '#6f655e', motif: 'speckles' },
  { clay: '#c6d0b2', edge: '#8b7a56', paint: '#7d8d68', motif: 'speckles' },
  { clay: '#d68a62', edge: '#a2532f', paint: '#f3d9b8', motif: 'dots' },
  { clay: '#f8f1e1', edge: '#d8b98c', paint: '#5f6f3a', motif: 'sprigs' },
  { clay: '#e4b65c', edge: '#b9822c', paint: '#b9822c', motif: 'plain' },
  { clay: '#f0d9cb', edge: '#c9977c', paint: '#c4694a', motif: 'scallops' },
  { clay: '#fbf7ee', edge: '#e6dac4', paint: '#c98a1e', motif: 'doubleLine' },
  { clay: '#4a6b82', edge: '#8a6f56', paint: '#8fabbb', motif: 'speckles' },
  { clay: '#f7efdf', edge: '#ddcaa6', paint: '#35546b', motif: 'scallops' },
  { clay: '#a3bab6', edge: '#6f5a44', paint: '#6d8786', motif: 'line' },
]

/** Chooses a glaze that stands apart from the table and from the food in it. */
export function chooseGlaze(brush: Brush, table: string, food: readonly string[]): Glaze {
  const scored = glazes.map((glaze) => ({
    glaze,
    score:
      Math.min(0.15, distanceOf(glaze.clay, table)) +
      Math.min(0.24, ...food.map((colour) => distanceOf(colour, glaze.clay))) +
      brush.random.between(0, 0.3) +
      lightnessOf(glaze.clay) * 0.3,
  }))
  return scored.toSorted((a, b) => b.score - a.score)[0]?.glaze ?? brush.random.pick(glazes)
}
