import type { ReactNode } from 'react'
import { Page } from '../../ui/page.tsx'
import { TableDrawing } from './table-drawing.tsx'

export interface AccountFrameProps {
  title: string
  intro?: ReactNode
  children: ReactNode
  /** Stands below the form, apart from it: the other ways to go on. */
  after?: ReactNode
}

/** The frame of log in and sign up: the form on a sheet of paper, beside it a place laid for one more. */
export function AccountFrame({ title, intro, children, after }: AccountFrameProps) {
  return (
    <Page title={title} heading={null} className="lg:py-16">
      <div className="grid items-center gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <div>
          <h1 className="text-title">{title}</h1>
          {intro && <p className="mt-3 text-lg text-ink-soft">{intro}</p>}
          <div className="mt-8 grid gap-5">{children}</div>
          {after && <div className="mt-8 border-t border-line pt-5">{after}</div>}
        </div>
        <TableDrawing className="mx-auto hidden w-full max-w-lg lg:block" />
      </div>
    </Page>
  )
}
