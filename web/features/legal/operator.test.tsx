import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { loadAllTexts } from '../../i18n/i18n.ts'
import { OperatorAddress, OperatorDetails, type Operator } from './operator.tsx'
import english from './en/words.ts'
import french from './fr/words.ts'
import german from './de/words.ts'
import spanish from './es/words.ts'

const words = { en: english, fr: french, es: spanish, de: german }

const blank: Operator = { company: '', site: '', address: '', contactEmail: '' }

/** The settings of a server without configuration. */
const unset: Operator = {
  company: '[company name]',
  site: '[site address]',
  address: '[postal address]',
  contactEmail: 'hello@convive.example',
}

const marks = (container: HTMLElement) =>
  [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)

test.each(languages)('a missing setting is marked and in brackets, in %s', async (language) => {
  await loadAllTexts(language)
  const { missing } = words[language]
  const { container } = render(<OperatorDetails operator={unset} words={words[language]} />)
  expect(marks(container)).toEqual([
    `[${missing.company}]`,
    `[${missing.site}]`,
    '[hello@convive.example]',
    `[${missing.address}]`,
  ])
  expect(container.querySelector('a')).toBeNull()
})

test('a blank setting counts as missing', () => {
  const { container } = render(<OperatorAddress operator={blank} words={english} />)
  expect(marks(container)).toEqual(['[company name]', '[postal address]', '[contact email]'])
})

test('a site that is no URL is shown without a link', () => {
  const { container } = render(
    <OperatorDetails operator={{ ...unset, site: 'javascript:alert(1)' }} words={english} />,
  )
  expect(container.textContent).toContain('javascript:alert(1)')
  expect(container.querySelector('a')).toBeNull()
})
