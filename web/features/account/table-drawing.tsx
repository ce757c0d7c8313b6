/** A place setting with an empty name card. Decorative. */
export function TableDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 420" width="480" height="420" aria-hidden="true" className={className}>
      <path
        d="M36 62c4-14 16-22 30-22h346c16 0 28 10 30 25l14 262c1 20-13 35-33 35H56c-20 0-34-15-33-35z"
        className="fill-surface-sunken"
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
          className="stroke-brand"
          strokeWidth="2"
          fill="none"
          opacity=".55"
        />
      </g>

      <g className="stroke-ink" strokeWidth="3.2" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M88 132v44c0 14 8 20 15 22v112M103 132v66M118 132v44c0 14-8 20-15 22" />
        <path d="M390 312V236M390 236h-18c-6-44 0-84 18-104z" className="fill-card" />
      </g>

      <g transform="rotate(-9 246 226)" strokeLinecap="round" strokeLinejoin="round">
        <rect
          x="186"
          y="192"
          width="124"
          height="70"
          rx="3"
          className="fill-line"
          transform="translate(4 5)"
        />
        <rect
          x="186"
          y="192"
          width="124"
          height="70"
          rx="3"
          className="fill-card stroke-line-strong"
          strokeWidth="2"
        />
        <path d="M194 200h108v54H194z" className="stroke-accent" strokeWidth="1.5" fill="none" />
        <path
          d="M212 232c4-18 12-24 16-20 6 6-10 22-4 26 6 2 10-14 16-14 5 0-4 12 2 13 6 0 8-12 13-12 5 1-3 12 3 12 8 0 8-8 20-9"
          className="stroke-ink"
          strokeWidth="2.4"
          fill="none"
        />
      </g>

      <g strokeLinecap="round" fill="none">
        <path d="M262 174c26-30 52-40 78-40" className="stroke-success" strokeWidth="3" />
        <g className="fill-success-wash stroke-success" strokeWidth="2.2">
          <path d="M280 156c-12-4-16-16-10-26 12 4 16 14 10 26z" />
          <path d="M302 144c-8-10-6-22 4-28 8 10 6 20-4 28z" />
          <path d="M292 150c12-2 22 6 22 16-12 2-20-6-22-16z" />
          <path d="M320 138c12 0 20 10 18 20-12 0-18-8-18-20z" />
          <path d="M340 134c10-8 22-4 26 4-10 8-20 4-26-4z" />
        </g>
      </g>

      <g>
        <circle cx="404" cy="84" r="36" className="fill-card stroke-line-strong" strokeWidth="2.5" />
        <circle cx="404" cy="84" r="26" className="fill-brand-wash stroke-brand" strokeWidth="2" />
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
