import { ArrowDown, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Post } from '#shared/contract/forum.ts'
import { postAnchor } from './post-anchor.ts'
import { useAuthorName } from './use-author-name.ts'

/** Says that somebody has just written, and leads there; what one is reading stays where it is. */
export function NewPostNotice({ post }: { post: Post | null }) {
  const { t } = useTranslation(['forum', 'ui'])
  const authorName = useAuthorName()
  const [isDone, setIsDone] = useState(false)
  return (
    <output className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center">
      {post && !isDone && (
        <span className="pointer-events-auto inline-flex max-w-full items-center rounded-full bg-ink pl-5 text-paper shadow-lift">
          <Link
            to={`#${postAnchor(post.id)}`}
            onClick={() => setIsDone(true)}
            className="inline-flex min-h-11 min-w-0 items-center gap-2 text-sm font-semibold hover:underline"
          >
            <ArrowDown aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">{t('arrived', { name: authorName(post) })}</span>
          </Link>
          <button
            type="button"
            aria-label={t('ui:close')}
            onClick={() => setIsDone(true)}
            className="inline-flex size-11 shrink-0 items-center justify-center"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </span>
      )}
    </output>
  )
}
