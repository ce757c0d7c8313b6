import { use, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../i18n/language.ts'
import { Page } from '../../ui/page.tsx'
import { Contents } from './contents.tsx'
import type { LegalDocument } from './document.ts'
import { LegalText } from './legal-text.tsx'
import type { Loaded } from './load.ts'
import { OperatorAddress, OperatorDetails, type Operator } from './operator.tsx'
import type { Language } from '#shared/constants/languages.ts'

interface LegalPageProps<Name extends string> {
  /** The text of a language; the same promise each time it is asked. */
  load: (language: Language) => Promise<Loaded<LegalDocument<Name>>>
  /** The sections in their order. */
  order: readonly Name[]
  operator: Operator
  /** What stands below the text. */
  after: ReactNode
}

/** A legal text to be read in peace: who answers for it, a list of contents, and numbered sections with anchors. */
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

/** The text comes after the page, too late for the browser to find the address's anchor by itself. */
function useAnchor() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
