import { use, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../i18n/language.ts'
import { Page } from '../../ui/page.tsx'
import type { Block, LegalDocument, Point } from './document.ts'
import type { Loaded } from './load.ts'
import { OperatorAddress, OperatorDetails, type Operator } from './operator.tsx'
import type { Language } from '#shared/constants/languages.ts'

interface LegalPageProps<Name extends string> {
  /** The text in a language; must return the same promise every time. */
  load: (language: Language) => Promise<Loaded<LegalDocument<Name>>>
  /** The sections in their order. */
  order: readonly Name[]
  operator: Operator
  /** Shown below the text. */
  after: ReactNode
}

/** A legal text: the operator, a table of contents, and numbered sections with anchors. */
export function LegalPage<Name extends string>({ load, order, operator, after }: LegalPageProps<Name>) {
  const { words, document: text } = use(load(useLanguage()))
  useAnchor()
  const sections = order.map((id) => ({ id, ...text.sections[id] }))
  return (
    <Page title={text.title} intro={text.intro}>
      <div className="grid gap-10 lg:grid-cols-[17rem_minmax(0,42rem)] lg:gap-16">
        <div>
          <Contents label={words.contents} entries={sections} />
        </div>
        <div className="min-w-0">
          <OperatorDetails operator={operator} words={words} />
          <div className="prose-legal">
            {sections.map(({ id, heading, blocks }, index) => (
              <section key={id} id={id}>
                <h2 className="break-after-avoid">
                  <span className="text-brand">{index + 1}.</span> {heading}
                </h2>
                <LegalText blocks={blocks} />
                {id === 'contact' && <OperatorAddress operator={operator} words={words} />}
              </section>
            ))}
          </div>
          <div data-screen-only className="mt-12 border-t border-line pt-4">
            {after}
          </div>
        </div>
      </div>
    </Page>
  )
}

/** Scrolls to the anchor: the text loads too late for the browser to do it. */
function useAnchor() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}

interface ContentsProps {
  label: string
  entries: readonly { id: string; heading: string }[]
}

/** The list of sections: beside the text on wide screens, collapsed above it on small ones. */
function Contents({ label, entries }: ContentsProps) {
  const [isWide] = useState(() => window.matchMedia('(min-width: 64rem)').matches)
  return (
    <nav
      aria-label={label}
      className="rounded-2xl border border-line bg-card px-5 py-2 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:border-0 lg:bg-transparent lg:p-0"
    >
      <details open={isWide}>
        <summary className="min-h-11 content-center font-serif text-lg font-medium">{label}</summary>
        <ol className="pb-3">
          {entries.map(({ id, heading }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-3 text-[0.9375rem] leading-snug text-ink-soft underline-offset-4 hover:text-brand hover:underline lg:min-h-8 lg:py-1"
              >
                <span aria-hidden="true" className="w-5 shrink-0 text-right text-ink-faint tabular-nums">
                  {index + 1}
                </span>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

function PointText({ point }: { point: Point }) {
  if (typeof point === 'string') return point
  return (
    <>
      <strong className="font-semibold text-ink">{point.name}</strong> {point.text}
    </>
  )
}

/** The paragraphs and lists of a section. They never change while mounted, so the index is their key. */
function LegalText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) =>
    typeof block === 'string' ? (
      // oxlint-disable-next-line react/no-array-index-key
      <p key={index}>{block}</p>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <ul key={index}>
        {block.map((point) => (
          <li key={typeof point === 'string' ? point : point.name} className="mt-2">
            <PointText point={point} />
          </li>
        ))}
      </ul>
    ),
  )
}
