/** A place laid at the table, seen from above, with a card that waits for a name. Decoration only. */
export function SetPlace({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 420" width="480" height="420" aria-hidden="true" className={className}>
      <path
        d="M36 62c4-14 16-22 30-22h346c16 0 28 10 30 25l14 262c1 20-13 35-33 35H56c-20 0-34-15-33-35z"
        className="fill-well"
      />
      <g className="stroke-line" strokeWidth="2" fill="none" strokeLinecap="round">
        <path d="M44 96h392M40 326h402" />
        <path d="M44 104h392M40 318h402" strokeDasharray="1 9" />
      </g>

      <g>
        <circle cx="246" cy="214" r="112" className="fill-card stroke-line-strong" strokeWidth="2.5" />
        <circle cx="246" cy="214" r="78" className="fill-paper stroke-line" strokeWidth="2" />
        <circle
          cx="246"
          cy="214"
          r="103"
          className="stroke-tomato"
          strokeWidth="2"
          fill="none"
          opacity=".55"
        />
      </g>

      <g className="stroke-ink" strokeWidth="3.2" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M88 132v44c0 14 8 20 15 22v112M103 132v66M118 132v44c0 14-8 20-15 22" />
        <path d="M388 310V130c-16 14-24 46-20 92h20" className="fill-card" />
      </g>

      <g transform="rotate(-8 246 214)">
        <path d="M190 204h112v50H190z" className="fill-card stroke-line-strong" strokeWidth="2" />
        <path d="M190 204l10-14h92l10 14z" className="fill-saffron-wash stroke-line-strong" strokeWidth="2" />
        <path
          d="M208 232c8-10 14-10 14-2s8 8 12 0 10-8 12 0 8 8 12 0 12-6 18-2"
          className="stroke-ink-soft"
          strokeWidth="2.5"
          fill="none"
          strokeLinecap="round"
        />
      </g>

      <g strokeLinecap="round" fill="none">
        <path d="M262 174c26-30 52-40 78-40" className="stroke-olive" strokeWidth="3" />
        <g className="fill-olive-wash stroke-olive" strokeWidth="2.2">
          <path d="M280 156c-12-4-16-16-10-26 12 4 16 14 10 26z" />
          <path d="M302 144c-8-10-6-22 4-28 8 10 6 20-4 28z" />
          <path d="M292 150c12-2 22 6 22 16-12 2-20-6-22-16z" />
          <path d="M320 138c12 0 20 10 18 20-12 0-18-8-18-20z" />
          <path d="M340 134c10-8 22-4 26 4-10 8-20 4-26-4z" />
        </g>
      </g>

      <g>
        <circle cx="404" cy="84" r="36" className="fill-card stroke-line-strong" strokeWidth="2.5" />
        <circle cx="404" cy="84" r="26" className="fill-tomato-wash stroke-tomato" strokeWidth="2" />
        <path
          d="M390 78c6-6 14-8 22-5"
          className="stroke-card"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
      </g>
    </svg>
  )
}
