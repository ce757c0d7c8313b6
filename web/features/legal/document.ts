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

type TermsSection = (typeof termsSections)[number]
type PrivacySection = (typeof privacySections)[number]

/** A list item; with a name it is a definition. */
export type Point = string | { name: string; text: string }

/** A paragraph or a list. */
export type Block = string | readonly Point[]

interface Section {
  heading: string
  blocks: readonly Block[]
}

/** A legal page in one language: a missing or unknown section is a type error. */
export interface LegalDocument<Name extends string> {
  title: string
  /** A summary in a few sentences, above the contents. */
  intro: string
  sections: Record<Name, Section>
}

export type Terms = LegalDocument<TermsSection>
export type Privacy = LegalDocument<PrivacySection>

/** The labels around the text, the same on both pages. */
export interface LegalWords {
  contents: string
  effective: string
  company: string
  site: string
  email: string
  address: string
  /** Shown in brackets for a missing setting of the operator. */
  missing: { company: string; site: string; email: string; address: string }
}
