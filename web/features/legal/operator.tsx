import type { ReactNode } from 'react'
import { isPlaceholder, legal } from '#shared/constants/legal.ts'
import type { PageSettings } from '#shared/page-settings.ts'
import { useFormat } from '../../i18n/format.ts'
import type { LegalWords } from './document.ts'

/** Who runs the site, from the settings. */
export type Operator = Omit<PageSettings, 'chefModel'>

/** Empty, a text in brackets, or an address of the reserved domain `.example`. */
function isMissing(value: string) {
  return isPlaceholder(value) || value.endsWith('.example')
}

function Missing({ children }: { children: string }) {
  return (
    <mark className="rounded border border-dashed border-warning bg-warning-wash px-1.5 text-ink">
      [{children}]
    </mark>
  )
}

interface ValueProps {
  operator: Operator
  words: LegalWords
}

function EmailValue({ operator: { contactEmail }, words }: ValueProps) {
  if (isMissing(contactEmail))
    return <Missing>{contactEmail.includes('@') ? contactEmail : words.missing.email}</Missing>
  return (
    <a href={`mailto:${contactEmail}`} className="break-all">
      {contactEmail}
    </a>
  )
}

function AddressValue({ operator: { address }, words }: ValueProps) {
  if (isMissing(address)) return <Missing>{words.missing.address}</Missing>
  return <span className="whitespace-pre-line">{address}</span>
}

function CompanyValue({ operator: { company }, words }: ValueProps) {
  return isMissing(company) ? <Missing>{words.missing.company}</Missing> : company
}

function SiteValue({ operator: { site }, words }: ValueProps) {
  if (isMissing(site)) return <Missing>{words.missing.site}</Missing>
  if (!/^https?:\/\//.test(site)) return site
  return (
    <a href={site} className="break-all">
      {site}
    </a>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[11rem_1fr]">
      <dt className="text-sm text-ink-soft sm:pt-0.5">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

const link = '[&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4'

/** The head of a legal page: the effective date and the operator. */
export function OperatorDetails({ operator, words }: ValueProps) {
  const format = useFormat()
  return (
    <dl className={`divide-y divide-line border-y border-line ${link}`}>
      <Line name={words.effective}>
        <time dateTime={legal.effectiveDate}>
          {/* Noon in local time: midnight UTC is the day before in Ontario. */}
          {format.date(`${legal.effectiveDate}T12:00`)}
        </time>
      </Line>
      <Line name={words.company}>
        <CompanyValue operator={operator} words={words} />
      </Line>
      <Line name={words.site}>
        <SiteValue operator={operator} words={words} />
      </Line>
      <Line name={words.email}>
        <EmailValue operator={operator} words={words} />
      </Line>
      <Line name={words.address}>
        <AddressValue operator={operator} words={words} />
      </Line>
    </dl>
  )
}

/** The postal address at the end of the contact section. */
export function OperatorAddress({ operator, words }: ValueProps) {
  return (
    <address className={`mt-4 grid gap-1 not-italic ${link}`}>
      <CompanyValue operator={operator} words={words} />
      <AddressValue operator={operator} words={words} />
      <EmailValue operator={operator} words={words} />
    </address>
  )
}
