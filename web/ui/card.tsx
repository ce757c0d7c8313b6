import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  /** Without it the content brings its own inner margin, as a picture up to the edge does. */
  padded?: boolean
}

/** A sheet of lighter paper on the page. */
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
