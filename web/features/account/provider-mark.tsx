import type { Provider } from '#shared/constants/providers.ts'

/** A distinct letter and shape per provider. */
const marks: Record<Provider, { letter: string; shape: string }> = {
  google: { letter: 'G', shape: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z' },
  apple: { letter: 'A', shape: 'M12 2c7.5 0 10 2.5 10 10s-2.5 10-10 10S2 19.500 2 12 4.500 2 12 2z' },
  microsoft: { letter: 'M', shape: 'M2 2h20v20H2z' },
  github: { letter: 'G', shape: 'M12 1.500 21.100 6.750v10.500L12 22.500 2.900 17.250V6.750z' },
  linkedin: { letter: 'L', shape: 'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z' },
  amazon: { letter: 'A', shape: 'M12 1.500 22.500 12 12 22.500 1.500 12z' },
}

/** A decorative mark before a provider's name. */
export function ProviderMark({ provider }: { provider: Provider }) {
  const { letter, shape } = marks[provider]
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="shrink-0">
      <path d={shape} className="fill-ink" />
      <text
        x="12"
        y="16.2"
        textAnchor="middle"
        fontSize="12"
        fontWeight="700"
        className="fill-card font-sans"
      >
        {letter}
      </text>
    </svg>
  )
}
