import type { ComponentType, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { Page } from '../../ui/page.tsx'
import { TableDrawing } from './table-drawing.tsx'

export interface AccountFrameProps {
  title: string
  intro?: ReactNode
  children: ReactNode
  /** Links below the form. */
  after?: ReactNode
  /** Beside the title on a phone and beside the form on a desk, instead of the drawing. */
  picture?: ComponentType<{ className: string }>
}

/** The layout of the account forms: the form, and a drawing on wide screens. */
export function AccountFrame({ title, intro, children, after, picture }: AccountFrameProps) {
  const Picture = picture ?? TableDrawing
  return (
    <Page title={title} heading={null} className="lg:py-16">
      {/* The picture is one element: its parts are referred to by their ids. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-20">
        <div className="self-center">
          <h1 className="text-title">{title}</h1>
          {intro && <p className="mt-1.5 text-ink-soft sm:mt-3 sm:text-lg">{intro}</p>}
        </div>
        <Picture
          className={classNames(
            'mx-auto h-auto w-28 self-center sm:w-36 lg:row-span-2 lg:w-full lg:max-w-lg',
            !picture && 'max-lg:hidden',
          )}
        />
        <div className="max-lg:col-span-2">
          <div className="mt-6 grid gap-5 sm:mt-8">{children}</div>
          {after && <div className="mt-8 border-t border-line pt-5">{after}</div>}
        </div>
      </div>
    </Page>
  )
}

/** A link below an account form. */
export function AccountLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 hover:text-brand-deep"
    />
  )
}
