const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'
const step = 21
const width = 5 * step

/** Five stars, filled as far as the mean goes. Decorative, and without inline style, which the public page does not allow. */
export function MeanStars({ mean }: { mean: number }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 20`} width="84" height="16" className="shrink-0">
      <StarRow className="fill-line" />
      <svg width={(mean / 5) * width} height="20" overflow="hidden">
        <StarRow className="fill-accent" />
      </svg>
    </svg>
  )
}

function StarRow({ className }: { className: string }) {
  return (
    <g className={className}>
      {[0, 1, 2, 3, 4].map((place) => (
        <path key={place} d={star} transform={`translate(${place * step} 0)`} />
      ))}
    </g>
  )
}
