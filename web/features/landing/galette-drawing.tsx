const line = { stroke: '#4a2c1c', strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const

const slices = [
  { x: 2, y: -4, r: 40, turn: 10, kind: 'red' },
  { x: -74, y: -28, r: 37, turn: 40, kind: 'gold' },
  { x: -38, y: -82, r: 36, turn: 80, kind: 'red' },
  { x: 36, y: -84, r: 38, turn: 15, kind: 'orange' },
  { x: 82, y: -28, r: 36, turn: 60, kind: 'red' },
  { x: 76, y: 46, r: 38, turn: 30, kind: 'gold' },
  { x: 16, y: 80, r: 38, turn: 5, kind: 'red' },
  { x: -58, y: 58, r: 39, turn: 70, kind: 'orange' },
] as const

const kinds = {
  red: { skin: '#a62b18', flesh: '#d64a30', heart: '#f08b6a', seed: '#fbd9a6' },
  orange: { skin: '#c4571a', flesh: '#e8823a', heart: '#f7b579', seed: '#fdecc4' },
  gold: { skin: '#c98a17', flesh: '#edb544', heart: '#f9da8f', seed: '#fff3cf' },
} as const

/** A tomato galette without one wedge, centred at 0 0. */
export function Galette() {
  return (
    <g>
      <defs>
        <g id="galette-whole">
          <path d={wobbly(158, 9, 1)} fill="#d19a55" />
          <path d={wobbly(151, 8, 1)} fill="#e3b26c" />
          {around(22, 4).map((angle) => (
            <path
              key={angle}
              d="M112 -4 Q132 6 151 1"
              transform={`rotate(${angle})`}
              {...line}
              strokeWidth="2"
              opacity="0.32"
            />
          ))}
          <path d={wobbly(120, 6, 3)} fill="#f7e3b5" />
          <path d={wobbly(120, 6, 3)} {...line} strokeWidth="2" opacity="0.28" />
          {slices.map((slice) => (
            <TomatoSlice key={`${slice.x} ${slice.y}`} {...slice} />
          ))}
          <Basil x={-30} y={10} turn={-150} size={0.95} />
          <Basil x={44} y={-6} turn={-24} size={0.9} />
          <Basil x={20} y={32} turn={64} size={0.8} />
          <Basil x={-22} y={-44} turn={-70} size={0.72} />
          {around(17, 9).map((angle, index) => (
            <circle
              key={angle}
              cx={26 + ((index * 37) % 84)}
              r={index % 3 ? 1.3 : 1.9}
              transform={`rotate(${angle})`}
              fill="#3c2a20"
              opacity="0.65"
            />
          ))}
        </g>
        <clipPath id="galette-rest">
          <path clipRule="evenodd" d="M-200-200H200V200H-200ZM0 0L260 26L150 214Z" />
        </clipPath>
        <clipPath id="galette-wedge">
          <path d="M0 0L260 26L150 214Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#galette-rest)">
        <use href="#galette-whole" />
      </g>
      <g transform="translate(27 17) rotate(3)">
        <g clipPath="url(#galette-wedge)">
          <use href="#galette-whole" />
        </g>
      </g>
    </g>
  )
}

interface Placed {
  x: number
  y: number
  turn: number
}

function TomatoSlice({ x, y, r, turn, kind }: Placed & { r: number; kind: keyof typeof kinds }) {
  const { skin, flesh, heart, seed } = kinds[kind]
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle r={r} cx="1.5" cy="3" fill="#6b3b1d" opacity="0.22" />
      <path d={wobbly(r, 1.6, turn)} fill={skin} />
      <path d={wobbly(r - 3.4, 1.4, turn)} fill={flesh} />
      {around(6).map((angle) => (
        <g key={angle} transform={`rotate(${angle}) translate(${r * 0.56} 0)`}>
          <ellipse rx={r * 0.24} ry={r * 0.17} fill={heart} />
          <ellipse cx={r * 0.06} cy={-r * 0.05} rx={r * 0.06} ry={r * 0.035} fill={seed} />
          <ellipse cx={-r * 0.07} cy={r * 0.05} rx={r * 0.06} ry={r * 0.035} fill={seed} />
        </g>
      ))}
      <circle r={r * 0.16} fill={heart} opacity="0.8" />
    </g>
  )
}

/** A basil leaf with its stalk at x y. */
export function Basil({ x, y, turn, size = 1 }: Placed & { size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path
        d="M0 3C14 -19 42 -22 62 0C42 20 14 22 0 3Z"
        fill="#3a2416"
        opacity="0.18"
        transform="translate(2 4)"
      />
      <path d="M0 0C14 -22 42 -25 62 -3C42 17 14 19 0 0Z" fill="#6c7f31" />
      <path d="M0 0C14 -22 42 -25 62 -3C40 -5 18 -3 0 0Z" fill="#86984a" />
      <path
        d="M2 0C20 -4 42 -5 60 -3M18 -3L26 -13M18 -2L27 7M34 -4L43 -13M34 -4L43 4"
        {...line}
        stroke="#3f4d17"
        strokeWidth="1.3"
        opacity="0.6"
      />
    </g>
  )
}

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
