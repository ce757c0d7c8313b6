import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { classNames } from '../../../ui/class-names.ts'

const scale = Array.from({ length: limits.rating.max }, (_, index) => index + limits.rating.min)

/** Five stars as radio buttons, so that arrow keys and screen readers work. */
export function StarsInput({
  label,
  given,
  onGive,
  compact = false,
}: {
  label: string
  given: number | null
  onGive: (stars: number) => void
  /** Leaves the label to assistive technology on a phone. */
  compact?: boolean
}) {
  const { t } = useTranslation('recipeView')
  const [hovered, setHovered] = useState<number | null>(null)
  const name = useId()
  const filled = hovered ?? given ?? 0
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${name}-legend`}
      onPointerLeave={() => setHovered(null)}
      className="flex flex-wrap items-center gap-x-2"
    >
      <legend
        id={`${name}-legend`}
        className={classNames('float-left text-[0.9375rem] font-semibold', compact && 'max-sm:sr-only')}
      >
        {label}
      </legend>
      <div className="-ml-1.5 flex">
        {scale.map((stars) => (
          <label
            key={stars}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(stars)}
            className="relative inline-flex size-10 items-center justify-center rounded-full has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              aria-label={t('stars', { count: stars })}
              checked={given === stars}
              onChange={() => onGive(stars)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star
              aria-hidden="true"
              className={
                stars <= filled
                  ? 'size-7 fill-current text-accent transition-colors'
                  : 'size-7 text-line-strong transition-colors'
              }
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
