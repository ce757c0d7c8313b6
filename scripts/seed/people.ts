import type { Language } from '#shared/constants/languages.ts'

export interface SeedPerson {
  name: string
  email: string
  language: Language
  isAdmin: boolean
}

const member = (name: string, mailbox: string, language: Language): SeedPerson => ({
  name,
  email: `${mailbox}@convive.example`,
  language,
  isAdmin: false,
})

/** The domain is one that nobody can own, so no mail of a seeded community reaches anybody. */
export const admin: SeedPerson = { ...member('Ada Okonkwo', 'ada', 'en'), isAdmin: true }

export const members: readonly [SeedPerson, ...SeedPerson[]] = [
  member('Harriet Lowe', 'harriet', 'en'),
  member('Camille Roussel', 'camille', 'fr'),
  member('Lucía Ferrer', 'lucia', 'es'),
  member('Jonas Brandt', 'jonas', 'de'),
  member('Tom Whitfield', 'tom', 'en'),
  member('Julien Marchand', 'julien', 'fr'),
  member('Mateo Quiroga', 'mateo', 'es'),
  member('Anneliese Vogt', 'anneliese', 'de'),
  member('Priya Nair', 'priya', 'en'),
  member('Aïcha Benali', 'aicha', 'fr'),
  member('Inés Zabala', 'ines', 'es'),
  member('Mehmet Yıldız', 'mehmet', 'de'),
]
