import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { TableDrawing } from './table-drawing.tsx'

export interface AccountFrameProps {
  title: string
  intro?: ReactNode
  children: ReactNode
  /** Links below the form. */
  after?: ReactNode
}

/** The layout of the account forms: the form, and a drawing on wide screens. */
export function AccountFrame({ title, intro, children, after }: AccountFrameProps) {
  return (
    <Page title={title} heading={null} className="lg:py-16">
      <div className="grid items-center gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <div>
          <h1 className="text-title">{title}</h1>
          {intro && <p className="mt-1.5 text-ink-soft sm:mt-3 sm:text-lg">{intro}</p>}
          <div className="mt-8 grid gap-5">{children}</div>
          {after && <div className="mt-8 border-t border-line pt-5">{after}</div>}
        </div>
        <TableDrawing className="mx-auto hidden w-full max-w-lg lg:block" />
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
