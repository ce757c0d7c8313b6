import type { Plan } from './plan.ts'

/** The tastes that were asked for, then those of what is in it; at most four. */
export function tastesOf(plan: Plan): string[] {
  const { tastes, heat } = plan.wishes
  const weight = new Map<string, number>()
  for (const { ingredient, role } of plan.parts) {
    const share = plan.template.heads.some((head) => head.startsWith(role)) ? 3 : 1
    for (const flavour of ingredient.flavours) {
      if (flavour === 'hot' || flavour === 'salty') continue
      weight.set(flavour, (weight.get(flavour) ?? 0) + share)
    }
  }
  const common = [...weight]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([flavour]) => flavour)
  const hot = (heat ?? 0) > 0 ? ['hot'] : []
  return [...new Set([...tastes, ...hot, ...common])].slice(0, 4)
}
