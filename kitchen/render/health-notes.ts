import type { Language } from '#shared/constants/languages.ts'
import { filled } from './words.ts'
import { needsOf, type Health } from '../safety/health/known-needs.ts'

const known: Record<Language, string> = {
  en: '{name}: {done}.',
  fr: '{name} : {done}.',
  es: '{name}: {done}.',
  de: '{name}: {done}.',
}

const open: Record<Language, string> = {
  en: 'Not taken into account: {open}.',
  fr: 'N’est pas pris en compte : {open}.',
  es: 'No se ha tenido en cuenta: {open}.',
  de: 'Nicht berücksichtigt: {open}.',
}

const noAdvice: Record<Language, string> = {
  en: 'This is no medical advice: please check the recipe with your doctor, pharmacist or dietitian.',
  fr: 'Ceci n’est pas un avis médical : faites vérifier la recette par votre médecin, pharmacien ou diététicien.',
  es: 'Esto no es un consejo médico: consulta la receta con tu médico, farmacéutico o dietista.',
  de: 'Das ist kein ärztlicher Rat: Bitte besprich das Rezept mit Arztpraxis, Apotheke oder Ernährungsberatung.',
}

const unknown: Record<Language, string> = {
  en: 'I do not know {list}: if that is a diet, an illness or a medicine, it has not been taken into account.',
  fr: 'Je ne connais pas {list} : s’il s’agit d’un régime, d’une maladie ou d’un médicament, il n’en a pas été tenu compte.',
  es: 'No conozco {list}: si es una dieta, una enfermedad o un medicamento, no se ha tenido en cuenta.',
  de: '{list} kenne ich nicht: Falls das eine Diät, eine Krankheit oder ein Medikament ist, wurde es nicht berücksichtigt.',
}

/** For more needs at once than a message can explain; the recipe explains each. */
const many: Record<Language, string> = {
  en: 'Kept in mind: {names}. What each of them keeps out, and what could not be taken into account, stands in the recipe.',
  fr: 'Pris en compte : {names}. Ce que chacun exclut, et ce qui n’a pas pu être pris en compte, figure dans la recette.',
  es: 'Tenido en cuenta: {names}. Lo que excluye cada uno, y lo que no se ha podido tener en cuenta, está en la receta.',
  de: 'Bedacht: {names}. Was jeweils wegbleibt und was nicht berücksichtigt werden konnte, steht im Rezept.',
}
const most = 5

const question: Record<Language, string> = {
  en: 'What has to stay out because of it?',
  fr: 'Qu’est-ce qu’il faut éviter à cause de cela ?',
  es: '¿Qué hay que evitar por eso?',
  de: 'Was muss deswegen wegbleiben?',
}

const marks: Record<Language, readonly [string, string]> = {
  en: ['“', '”'],
  fr: ['« ', ' »'],
  es: ['«', '»'],
  de: ['„', '“'],
}

const or: Record<Language, string> = { en: ' or ', fr: ' ni ', es: ' ni ', de: ' und ' }

const quoted = (names: readonly string[], language: Language) => {
  const [before, behind] = marks[language]
  return names.map((name) => before + name + behind).join(or[language])
}

/** What is done for these needs and what is not, in sentences; empty without any. */
export function healthNotes({ health, unknownHealth }: Health, language: Language): string[] {
  const needs = needsOf({ health })
  const sentences = [
    ...needs.flatMap(({ name, done, open: left }) => [
      [
        filled(known[language], { name: name[language], done: done[language] }),
        ...(left[language] ? [filled(open[language], { open: left[language] })] : []),
      ].join(' '),
    ]),
    ...(unknownHealth.length > 0
      ? [filled(unknown[language], { list: quoted(unknownHealth, language) })]
      : []),
  ]
  return sentences.length > 0 ? [...sentences, noAdvice[language]] : []
}

/** The same of what a turn has added, and the question about what is not known. */
export function newHealthNotes(now: Health, before: Health | null, language: Language): string[] {
  const fresh = {
    health: now.health.filter((id) => !before?.health.includes(id)),
    unknownHealth: now.unknownHealth.filter((name) => !before?.unknownHealth.includes(name)),
  }
  const names = needsOf(fresh).map(({ name }) => name[language])
  const told =
    names.length > most
      ? [
          filled(many[language], { names: names.join(', ') }),
          ...healthNotes({ ...fresh, health: [] }, language),
          ...(fresh.unknownHealth.length > 0 ? [] : [noAdvice[language]]),
        ]
      : healthNotes(fresh, language)
  return fresh.unknownHealth.length > 0 ? [...told, question[language]] : told
}
