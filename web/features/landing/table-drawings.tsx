import { around, wobbly } from './galette-drawing.tsx'

const ink = { stroke: '#4a2c1c', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Half a lemon, cut side up. */
export function Lemon() {
  return (
    <g>
      <ellipse cx="4" cy="8" rx="58" ry="56" fill="#3a2416" opacity="0.14" />
      <path d={wobbly(57, 2, 2)} fill="#e3a920" />
      <path d={wobbly(50, 1.6, 2)} fill="#fbf0c4" />
      {around(9, 12).map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d="M9 0C20 -13 34 -15 43 -11C46 -5 46 5 43 11C34 15 20 13 9 0Z"
          fill="#f2cd4e"
        />
      ))}
      <circle r="5" fill="#fbf0c4" />
      <path d="M17 -3l8 2M-20 14l6 -5M-8 -24l2 8" {...ink} fill="none" strokeWidth="2" opacity="0.3" />
    </g>
  )
}

/** A glass of red wine seen from above. */
export function WineGlass() {
  return (
    <g>
      <circle cx="5" cy="9" r="66" fill="#3a2416" opacity="0.12" />
      <circle r="66" fill="#fffdf8" opacity="0.62" />
      <circle r="66" fill="none" stroke="#8d7766" strokeWidth="1.8" />
      <circle r="52" fill="#6e1423" />
      <path d={wobbly(43, 2, 5)} fill="#8c2233" />
      <path
        d="M-30 -22A38 38 0 0 1 4 -38"
        fill="none"
        stroke="#f5d9cf"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.75"
      />
      <path
        d="M44 40A60 60 0 0 1 18 56"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.9"
      />
    </g>
  )
}

/** A fork, its tines up. */
export function Fork() {
  return (
    <g>
      <path
        d="M-15 0V48C-15 66 -5 72 -4 84L-6 232C-6 244 6 244 6 232L4 84C5 72 15 66 15 48V0"
        transform="translate(5 6)"
        fill="#3a2416"
        opacity="0.13"
      />
      <path
        d="M-17 2Q-15 -3 -13 2V40Q-10 47 -7.4 40V2Q-5.4 -3 -3.4 2V40Q0 47 3.4 40V2Q5.4 -3 7.4 2V40Q10 47 13 40V2Q15 -3 17 2V50C17 68 6 72 5 86L7 232C7 246 -7 246 -7 232L-5 86C-6 72 -17 68 -17 50Z"
        fill="#c9c3b8"
        {...ink}
        strokeWidth="1.4"
      />
      <path d="M0 92L1.5 228" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" opacity="0.75" />
    </g>
  )
}

/** A small bowl of salt. */
export function SaltBowl() {
  return (
    <g>
      <circle cx="4" cy="8" r="50" fill="#3a2416" opacity="0.14" />
      <circle r="50" fill="#7c8a3e" />
      <circle r="50" fill="none" {...ink} strokeWidth="1.4" opacity="0.6" />
      <circle r="41" fill="#5e6b2a" />
      <path d={wobbly(33, 4, 7)} fill="#fffaf0" />
      {around(11, 20).map((angle, index) => (
        <rect
          key={angle}
          x={6 + ((index * 13) % 22)}
          y="-2"
          width="4.5"
          height="4.5"
          rx="0.8"
          transform={`rotate(${angle})`}
          fill="#e2d8c6"
        />
      ))}
    </g>
  )
}

/** An olive twig, its stem beginning at 0 0. */
export function OliveTwig() {
  const leaves = [
    { x: 28, y: -10, turn: -62 },
    { x: 36, y: -12, turn: 28 },
    { x: 72, y: -22, turn: -58 },
    { x: 84, y: -23, turn: 30 },
    { x: 118, y: -27, turn: -46 },
    { x: 128, y: -27, turn: 34 },
    { x: 160, y: -24, turn: -6 },
  ]
  return (
    <g>
      <path
        d="M0 0C48 -22 100 -32 164 -24"
        fill="none"
        stroke="#5b4a2c"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {leaves.map(({ x, y, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M0 0C14 -11 38 -11 56 0C38 9 14 9 0 0Z" fill="#7d8a4a" />
          <path d="M0 0C14 -11 38 -11 56 0Z" fill="#98a566" />
        </g>
      ))}
      {[
        [54, 8],
        [104, -2],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(24)`}>
          <ellipse rx="17" ry="13" fill="#4b5420" />
          <ellipse rx="17" ry="13" cx="-1" cy="-1.5" fill="#65702c" />
          <ellipse cx="-6" cy="-5" rx="5" ry="3" fill="#a9b46c" opacity="0.8" />
        </g>
      ))}
    </g>
  )
}
