import { describe, expect, test } from 'vitest'
import { notificationKinds } from '#shared/contract/notifications.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import { frenchTypography } from '#shared/words/french-typography.ts'
import type { Email, Sender } from './email-layout.ts'
import { accessTokenCreatedEmail } from './templates/access-token-created.ts'
import { addressChangedEmail } from './templates/address-changed.ts'
import { approvalEmail } from './templates/approval.ts'
import { digestEmail } from './templates/digest.ts'
import { invitationEmail } from './templates/invitation.ts'
import { newAddressEmail } from './templates/new-address.ts'
import { passwordChangedEmail } from './templates/password-changed.ts'
import { providerChangedEmail } from './templates/provider-changed.ts'
import { resetEmail } from './templates/reset.ts'
import { secondFactorEmail } from './templates/second-factor.ts'
import { verificationEmail } from './templates/verification.ts'

const sender: Sender = {
  company: 'Convive & Co.',
  address: '1 Queen St, Ottawa',
  email: 'hello@convive.example',
}
const link = 'https://convive.example/verify?token=a&b=c'
const name = '<b>Zoé</b>'
const unsubscribe = 'https://convive.example/unsubscribe?token=t&lang=en'

const lines = notificationKinds.flatMap((kind) =>
  [1, 3].map((count) => ({
    kind,
    actor: name,
    count,
    thread: 'Soup',
    recipe: '<i>Stew</i>',
    contentKind: 'comment' as const,
    title: '<i>Stew</i>',
    group: 'Soupes',
    link: `${link}&${kind}`,
  })),
)

const emails: Record<string, (language: Language) => Email> = {
  verification: (language) => verificationEmail(language, { name, link }, sender),
  reset: (language) => resetEmail(language, { name, link }, sender),
  'new address': (language) => newAddressEmail(language, { name, link }, sender),
  'password changed': (language) => passwordChangedEmail(language, { name, link }, sender),
  'address asked': (language) =>
    addressChangedEmail(language, { name, link, step: 'asked', address: 'new@example.org' }, sender),
  'address changed': (language) =>
    addressChangedEmail(language, { name, link, step: 'changed', address: 'new@example.org' }, sender),
  'provider linked': (language) =>
    providerChangedEmail(language, { name, link, step: 'linked', provider: 'Google' }, sender),
  'provider unlinked': (language) =>
    providerChangedEmail(language, { name, link, step: 'unlinked', provider: 'Google' }, sender),
  'second factor on': (language) => secondFactorEmail(language, { name, link, step: 'on', left: 10 }, sender),
  'second factor off': (language) =>
    secondFactorEmail(language, { name, link, step: 'off', left: 0 }, sender),
  'recovery code used': (language) =>
    secondFactorEmail(language, { name, link, step: 'recovered', left: 1 }, sender),
  'access token to read': (language) =>
    accessTokenCreatedEmail(language, { name, link, token: '<b>Shelf</b>', canWrite: false }, sender),
  'access token to write': (language) =>
    accessTokenCreatedEmail(language, { name, link, token: 'Shelf', canWrite: true }, sender),
  invitation: (language) => invitationEmail(language, { host: name, link, unsubscribe }, sender),
  digest: (language) => digestEmail(language, { name, link, unsubscribe, lines, count: 9 }, sender),
  approval: (language) => approvalEmail(language, { link }, sender),
}

describe.each(Object.entries(emails))('the %s mail', (_, write) => {
  test.each(languages)('in %s names the sender and has the link, as text and as HTML', (language) => {
    const { subject, text, html } = write(language)
    expect(subject.length).toBeGreaterThan(8)
    expect(text).toContain(link)
    expect(html).toContain(link.replaceAll('&', '&amp;'))
    for (const line of [sender.company, sender.address, sender.email]) expect(text).toContain(line)
    expect(html).toContain('Convive &amp; Co.<br>1 Queen St, Ottawa<br>hello@convive.example')
    expect(html).toContain(`<html lang="${language}">`)
  })

  test('has no images and scripts, and escapes names', () => {
    const { html } = write('en')
    expect(html).not.toMatch(/<img|<script|<style|url\(|src=/i)
    expect(html).not.toContain('<b>')
  })

  test('has a text of its own in each language', () => {
    const subjects = languages.map((language) => write(language).subject)
    expect(new Set(subjects).size).toBe(languages.length)
  })
})

test('only mails that the recipient has not caused can be unsubscribed: the invite and the daily mail', () => {
  for (const [kind, write] of Object.entries(emails)) {
    expect(write('fr').unsubscribe, kind).toBe(['invitation', 'digest'].includes(kind) ? unsubscribe : null)
  }
  expect(emails['digest']?.('de').text).toContain(`Tägliche E-Mail abbestellen:\n${unsubscribe}`)
  expect(emails['invitation']?.('fr').text).toContain(`Ne plus m’écrire\u00A0:\n${unsubscribe}`)
})

describe('the daily mail', () => {
  test.each(languages)('has a line for each kind, singular and plural, in %s', (language) => {
    const written = digestEmail(language, { name, link, unsubscribe, lines, count: lines.length }, sender)
    const said = [...written.text.matchAll(/^- (.+)\n {2}(\S+)$/gm)].map(([, text]) => text)
    expect(said).toHaveLength(lines.length)
    // Lines that can count more than one event contain the number; the others do not change.
    expect(new Set(said).size).toBe(notificationKinds.length + 9)
    expect(written.html.match(/<li /g)).toHaveLength(lines.length)
    expect(written.html).not.toContain('<i>')
  })

  test('says how many more there are, and calls an actor without a name “somebody”', () => {
    const about = { thread: '', recipe: '', contentKind: null, title: null, group: null }
    const one = { kind: 'invite', actor: null, count: 1, ...about, link } as const
    const write = (count: number) =>
      digestEmail('en', { name: null, link, unsubscribe, lines: [one], count }, sender)
    expect(write(4).text).toContain('- Somebody accepted your invitation')
    expect(write(4).text).toContain('And 3 more.')
    expect(write(4).subject).toBe('4 things are new for you at Convive')
    expect(write(1).text).not.toContain('more.')
    expect(write(1).subject).toBe('One thing is new for you at Convive')
  })
})

describe('greeting and signature', () => {
  const write = (language: Language, to: string | null, from: Sender = sender) =>
    resetEmail(language, { name: to, link }, from)

  test.each([
    ['en', 'Hello Marie-Hélène,'],
    ['fr', 'Bonjour Marie-Hélène,'],
    ['es', 'Hola, Marie-Hélène:'],
    ['de', 'Hallo Marie-Hélène,'],
  ] as const)('greets by the first name in %s', (language, greeting) => {
    expect(write(language, 'Marie-Hélène Roy').text.split('\n')[0]).toBe(greeting)
    expect(write(language, '  Marie-Hélène ').text.split('\n')[0]).toBe(greeting)
  })

  test('greets without a name when it is not known', () => {
    const greetings = languages.map((language) => write(language, null).text.split('\n')[0])
    expect(greetings).toEqual(['Hello,', 'Bonjour,', 'Hola:', 'Hallo,'])
    expect(write('en', ' ').text).toMatch(/^Hello,/)
  })

  test.each(Object.entries(emails))('in German the %s mail continues in lower case', (kind, written) => {
    const [, first = ''] = written('de').text.split('\n\n')
    if (kind === 'invitation') expect(first).toMatch(/^<b>Zoé<\/b> hält/)
    else expect(first).toMatch(/^\p{Ll}/u)
  })

  test('leaves out operator details that are not configured', () => {
    const unset = { ...sender, company: '[company name]', address: '[postal address]' }
    for (const language of languages) {
      const { text, html } = write(language, null, unset)
      expect(text).toMatch(/-- \nConvive\nhello@convive\.example$/)
      expect(text + html).not.toMatch(/\[(?:company|postal)/)
    }
  })

  test.each(Object.entries(emails))('in French the %s mail has French typography', (_, written) => {
    const { subject, text } = written('fr')
    expect(subject).toBe(frenchTypography(subject))
    expect(text).toBe(frenchTypography(text))
  })
})
