import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  /** False for content with its own padding, such as a picture up to the edge. */
  padded?: boolean
}

/** A raised surface. */
export function Card({ as: Tag = 'div', padded = true, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        'overflow-hidden rounded-3xl border border-line bg-card',
        padded && 'p-5 sm:p-7',
        className,
      )}
    />
  )
}
