import type { Language } from '#shared/constants/languages.ts'

/** French and Spanish count a third way: i18next asks them for `_many` wherever English has `_other`. */
type ManyForms<Words> = {
  [Key in keyof Words as Key extends `${infer Stem}_other` ? `${Stem}_many` : never]: string
}

/**
 * The shape of one area's texts in another language. English is the measure: a key that is missing or too many
 * is a type error in `{...} satisfies Translation<'fr', typeof english>`.
 */
export type Translation<In extends Exclude<Language, 'en'>, Words> = {
  [Key in keyof Words]: Words[Key] extends string ? string : Translation<In, Words[Key]>
} & (In extends 'fr' | 'es' ? ManyForms<Words> : unknown)
