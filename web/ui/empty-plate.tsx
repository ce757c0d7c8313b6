/** A drawing of an empty plate: there is no picture, or not yet. */
export function EmptyPlate({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 130" aria-hidden="true" fill="none" className={className}>
      <g stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M28 28v20c0 7 4 11 8 11s8-4 8-11V28M36 28v74" />
        <path d="M164 102V28c9 3 13 14 12 26-1 9-5 13-12 14" />
        <circle cx="100" cy="65" r="46" fill="var(--paper)" />
        <circle cx="100" cy="65" r="31" strokeDasharray="3 7" />
      </g>
      <path
        d="M100 76c-9-5-10-15-4-22 7 4 9 13 4 22Zm0 0c1-8 7-13 14-13 0 8-6 13-14 13Z"
        fill="var(--success)"
        opacity="0.55"
      />
    </svg>
  )
}

/** The same as the picture of a dish: it fills its box. */
export function LaidPlate() {
  return (
    <span className="grid size-full place-items-center bg-warning-wash">
      <EmptyPlate className="h-4/5 w-4/5" />
    </span>
  )
}
