import { recipePageWords } from '#shared/words/recipe-page.ts'
import { useLanguage } from '../../i18n/language.ts'

const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'
const step = 21
const width = 5 * step

/** Five stars, filled as far as the mean goes. Decorative, and without inline style, which the public page does not allow. */
function MeanStars({ mean }: { mean: number }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 20`} width="84" height="16" className="shrink-0">
      <StarRow className="fill-line" />
      <svg width={(mean / 5) * width} height="20" overflow="hidden">
        <StarRow className="fill-accent" />
      </svg>
    </svg>
  )
}

/** One star, filled by a part from 0 to 1. */
export function PartStar({ part, className }: { part: number; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={className}>
      <path d={star} className="fill-none stroke-line-strong" strokeWidth="1.4" strokeLinejoin="round" />
      <svg width={20 * Math.min(1, Math.max(0, part))} height="20" overflow="hidden">
        <path d={star} className="fill-current stroke-current" strokeWidth="1.4" strokeLinejoin="round" />
      </svg>
    </svg>
  )
}

export interface Rating {
  mean: number
  /** With the decimals of the screen. */
  text: string
  count: number
}

/** The mean and how many have rated, said once; `stars` where nothing beside it shows them. */
export function MeanRating({ rating: { mean, text, count }, stars = false }: RatingProps) {
  const words = recipePageWords[useLanguage()]
  return (
    <span>
      {stars && mean > 0 && <MeanStars mean={mean} />}
      <span>
        {text !== '' && (
          <>
            <span className="sr-only">{words.rating('')}</span>
            <span className="font-semibold text-ink">{text}</span>{' '}
          </>
        )}
        {count > 0 && (
          <>
            <span aria-hidden="true">({count})</span>
            <span className="sr-only">{words.ratings(count)}</span>
          </>
        )}
        {mean === 0 && <span>{words.noRatings}</span>}
      </span>
    </span>
  )
}

interface RatingProps {
  rating: Rating
  stars?: boolean
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
