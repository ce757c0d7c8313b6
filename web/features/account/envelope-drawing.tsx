/** An envelope whose seal shows the state. Decorative: the text is below. */
export function EnvelopeDrawing({ seal }: { seal: 'good' | 'bad' | 'none' }) {
  return (
    <svg viewBox="0 0 160 116" width="160" height="116" aria-hidden="true" className="w-40">
      <rect x="12" y="14" width="136" height="90" rx="8" className="fill-card stroke-ink" strokeWidth="2.4" />
      <path
        d="M14 98l52-42M146 98L94 56"
        className="stroke-line-strong"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M14 20l58 44c5 4 11 4 16 0l58-44"
        fill="none"
        className="stroke-ink"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {seal !== 'none' && (
        <g fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          <circle
            cx="80"
            cy="68"
            r="19"
            className={
              seal === 'good' ? 'fill-success-wash stroke-success' : 'fill-danger-wash stroke-danger'
            }
            strokeWidth="2"
          />
          {seal === 'good' ? (
            <path d="M72 68l6 6 11-12" className="stroke-success" />
          ) : (
            <path d="M74 62l12 12M86 62L74 74" className="stroke-danger" />
          )}
        </g>
      )}
    </svg>
  )
}
