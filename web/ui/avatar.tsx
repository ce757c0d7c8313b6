import { classNames } from './class-names.ts'

export interface AvatarProps {
  /** Null for a user without a name. */
  name: string | null
  src?: string | null
  size?: 'small' | 'normal' | 'large'
  className?: string
}

const sizes = { small: 'size-8 text-xs', normal: 'size-11 text-sm', large: 'size-16 text-xl' }

const tones = [
  'bg-brand-wash text-brand-deep',
  'bg-success-wash text-success',
  'bg-warning-wash text-warning',
  'bg-surface-sunken text-ink-soft',
]

/** A user's picture or initials. Decorative: the name is shown beside it. */
export function Avatar({ name, src, size = 'normal', className }: AvatarProps) {
  const box = classNames(
    'inline-flex shrink-0 items-center justify-center rounded-full',
    sizes[size],
    className,
  )
  if (src)
    return (
      <img
        src={src}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className={classNames(box, 'object-cover')}
      />
    )
  const letters = initials(name)
  const tone =
    tones[[...(name ?? '')].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones.length]
  return (
    <span aria-hidden="true" className={classNames(box, tone, 'font-serif font-semibold')}>
      {letters}
    </span>
  )
}

function initials(name: string | null) {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const first = words[0]
  if (!first) return '·'
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
