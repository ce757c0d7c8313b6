import type { Language } from '#shared/constants/languages.ts'

/** French and Spanish have a third plural form: `_many` in addition to English's `_other`. */
type ManyForms<Words> = {
  [Key in keyof Words as Key extends `${infer Stem}_other` ? `${Stem}_many` : never]: string
}

/**
 * The type of a namespace in another language. A key that English lacks, or that is missing, is a type error in
 * `{...} satisfies Translation<'fr', typeof english>`.
 */
export type Translation<In extends Exclude<Language, 'en'>, Words> = {
  [Key in keyof Words]: Words[Key] extends string ? string : Translation<In, Words[Key]>
} & (In extends 'fr' | 'es' ? ManyForms<Words> : unknown)
