/** The logo: a plate with a gap. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <path
        d="M33.4 11.2A16 16 0 1 0 33.4 28.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path
        d="M27.2 14.9A8.8 8.8 0 1 0 27.2 25.1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity="0.6"
      />
      <circle cx="33.6" cy="20" r="3.4" className="fill-brand" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 max-[24rem]:gap-1.5">
      <LogoMark className="size-8 shrink-0" />
      <span className="font-serif text-[1.625rem] leading-none font-semibold tracking-tight max-[24rem]:text-[1.4375rem]">
        Convive
      </span>
    </span>
  )
}
