import { describe, expect, test } from 'vitest'
import { frenchTypography } from './french-typography.ts'

/** The three spaces and the hyphen made visible. */
const seen = (text: string) =>
  text.replaceAll('\u202F', '[thin]').replaceAll('\u00A0', '[fixed]').replaceAll('\u2011', '[hyphen]')

describe('French typography', () => {
  test.each([
    ['Vraiment ?', 'Vraiment[thin]?'],
    ['Vraiment?', 'Vraiment[thin]?'],
    ['Vraiment\u00A0?', 'Vraiment[thin]?'],
    ['Quoi ?! Non !', 'Quoi[thin]?! Non[thin]!'],
    ['Une pause ; puis', 'Une pause[thin]; puis'],
    ['Prêt (enfin !)', 'Prêt (enfin[thin]!)'],
    ['**Une tarte** ?', '**Une tarte**[thin]?'],
    ['« Soupe » et «Tarte»', '«[thin]Soupe[thin]» et «[thin]Tarte[thin]»'],
    ['« Soupe » ?', '«[thin]Soupe[thin]»[thin]?'],
    ['Étape 2: ail', 'Étape 2[fixed]: ail'],
    ['Pour la sauce :\n- 2 œufs', 'Pour la sauce[fixed]:\n- 2 œufs'],
    ["l'huile d'olive jusqu'à l'eau", 'l’huile d’olive jusqu’à l’eau'],
    ["d'« Ottawa », aujourd'hui", 'd’«[thin]Ottawa[thin]», aujourd’hui'],
    ['Votre e-mail, deux e-mails', 'Votre e[hyphen]mail, deux e[hyphen]mails'],
  ])('sets %j', (text, set) => {
    expect(seen(frenchTypography(text))).toBe(set)
    expect(frenchTypography(frenchTypography(text))).toBe(frenchTypography(text))
  })

  test.each([
    'à 12:30, ou 1:2',
    'https://convive.example/verify?token=a&b=c;d',
    'Voir https://convive.example/?q=soupe: là',
    'mailto:bob@example.org?subject=x',
    "o'neil@example.org",
    '`a ? b : c`',
    'Tarte &amp; soupe',
    '5\' et 3"',
    'points de suspension… (?)',
    'draft:… et cookie_consent',
    '- 200 g de farine, tamisée',
    '½ c. à c. de sel',
  ])('leaves %j alone', (text) => {
    expect(seen(frenchTypography(text))).toBe(seen(text))
  })
})
