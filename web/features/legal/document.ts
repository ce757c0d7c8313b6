/** The sections of the terms, in their order; a section's name is its anchor in every language. */
export const termsSections = [
  'eligibility',
  'accounts',
  'acceptable-use',
  'licence',
  'prohibited',
  'property',
  'third-parties',
  'payments',
  'disclaimer',
  'liability',
  'indemnification',
  'termination',
  'changes',
  'law',
  'contact',
  'ai',
] as const

/** The sections of the privacy policy, in their order. */
export const privacySections = [
  'information',
  'use',
  'sharing',
  'transfers',
  'retention',
  'rights',
  'children',
  'security',
  'changes',
  'contact',
] as const

export type TermsSection = (typeof termsSections)[number]
export type PrivacySection = (typeof privacySections)[number]

/** A point of a list; with a name it explains one thing. */
export type Point = string | { name: string; text: string }

/** A paragraph or a list. */
export type Block = string | readonly Point[]

export interface Section {
  heading: string
  blocks: readonly Block[]
}

/** A legal page in one language: a section that is missing or too many is a type error. */
export interface LegalDocument<Name extends string> {
  title: string
  /** What the page is about, in a few sentences above the contents. */
  intro: string
  sections: Record<Name, Section>
}

export type Terms = LegalDocument<TermsSection>
export type Privacy = LegalDocument<PrivacySection>

/** What stands around the text on both pages. */
export interface LegalWords {
  contents: string
  effective: string
  company: string
  site: string
  email: string
  address: string
  /** What stands in brackets where the operator has not filled in a setting. */
  missing: { company: string; site: string; email: string; address: string }
}
