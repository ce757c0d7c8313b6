import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#shared/constants/limits.ts'
import { classNames } from '../../../ui/class-names.ts'
import { PartStar } from '../mean-stars.tsx'

const scale = Array.from({ length: limits.rating.max }, (_, index) => index + limits.rating.min)

interface StarsInputProps {
  label: string
  given: number | null
  /** Shown while nothing is given. */
  mean?: number
  onGive: (stars: number) => void
  /** Leaves the label to the tooltip and to assistive technology. */
  compact?: boolean
}

/** Five stars as radio buttons, so that arrow keys and screen readers work. */
export function StarsInput({ label, given, mean = 0, onGive, compact = false }: StarsInputProps) {
  const { t } = useTranslation('recipeView')
  const [hovered, setHovered] = useState<number | null>(null)
  const name = useId()
  const own = hovered ?? given
  const filled = own ?? mean
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${name}-legend`}
      onPointerLeave={() => setHovered(null)}
      data-screen-only
      title={compact ? label : undefined}
      className="flex flex-wrap items-center gap-x-2"
    >
      <legend
        id={`${name}-legend`}
        className={classNames('float-left text-[0.9375rem] font-semibold', compact && 'sr-only')}
      >
        {label}
      </legend>
      <div className="-ml-1.5 flex">
        {scale.map((stars) => (
          <label
            key={stars}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(stars)}
            className="relative inline-flex size-9 items-center sm:size-10 justify-center rounded-full has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand"
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
            <PartStar
              part={filled - stars + 1}
              className={classNames('size-6.5', own === null ? 'text-accent' : 'text-brand')}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
