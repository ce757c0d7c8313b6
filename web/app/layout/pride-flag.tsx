const stripes = ['#e40303', '#ff8c00', '#ffed00', '#008026', '#24408e', '#732982']

export function PrideFlag({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 36 24"
      width="30"
      height="20"
      className="rounded-[3px] ring-1 ring-line"
    >
      {stripes.map((colour, index) => (
        <rect key={colour} y={index * 4} width="36" height="4.2" fill={colour} />
      ))}
    </svg>
  )
}
