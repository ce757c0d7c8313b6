/** The path of a smooth, slightly irregular circle; the same arguments give the same path. */
export function wobbly(radius: number, wobble: number, phase: number, points = 14): string {
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * Math.PI * 2
    const reach =
      radius + wobble * (Math.sin(index * 2.4 + phase) * 0.6 + Math.sin(index * 5.1 + phase * 2) * 0.4)
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const
  })
  const at = (index: number) => corners[(index + points) % points] ?? [0, 0]
  const middle = (index: number) => {
    const [ax, ay] = at(index)
    const [bx, by] = at(index + 1)
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`
  }
  const curves = corners.map(([x, y], index) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(index)}`)
  return `M${middle(-1)}${curves.join('')}Z`
}

/** Evenly distributed angles in degrees. */
export function around(count: number, start = 0): number[] {
  return Array.from({ length: count }, (_, index) => start + (index * 360) / count)
}
