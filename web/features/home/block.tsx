import { useId, type ComponentProps, type ReactNode } from 'react'
import { CardImage } from '../../lib/card-image.tsx'

/** A block of the home page: heading, a link beside it, a list. */
export function Block({ title, link, children }: { title: string; link?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b-2 border-ink pb-1">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {link}
      </div>
      {children}
    </section>
  )
}

export const rowClass = 'group relative flex items-start gap-4 border-b border-line py-4 last:border-b-0'
/** The link of a row, which is as large as the row. */
export const rowLinkClass =
  'font-serif text-lg leading-snug wrap-break-word after:absolute after:inset-0 group-hover:text-brand'

/** The picture of a row's recipe; a plain area where there is none. */
export function RowPicture({ picture }: { picture: ComponentProps<typeof CardImage>['picture'] }) {
  return (
    <CardImage
      picture={picture}
      alt=""
      width={160}
      height={160}
      sizes="4.5rem"
      className="size-18 shrink-0 rounded-2xl text-[0px]"
      fallback=""
    />
  )
}
