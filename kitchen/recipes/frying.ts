import type { Role } from './pattern.ts'

/** Enough to stand a finger deep in the pan; most of it stays there. */
export const fryingOil: Role = {
  id: 'oil',
  pool: ['frying-oil', 'rapeseed-oil', 'sunflower-oil'],
  each: () => ({ amount: 60, unit: 'ml' }),
}
