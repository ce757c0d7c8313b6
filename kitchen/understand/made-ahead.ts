import { matches } from '../lexicon/may-match.ts'
import type { Wishes } from './wishes.ts'
import { anyOf } from './word-list.ts'

/** Cooked before the meal, on folded text: "I want to make it the day before", "montada el día anterior". */
const dayBefore = anyOf({
  en: `
    (?<!(?:from|of|since|made) )the (?:day|night|evening) before
    a day (?:ahead|early|before|in advance)
    (?:ahead of time|in advance|beforehand)
    (?:make|making|made|prepare|preparing|prepared|prep|cook|cooking|cooked|bake|assemble|do)(?: (?:it|this|that|them|most of it|everything|all of it))? ahead
    make[- ]ahead
  `,
  fr: `
    (?<!(?:de|a) )la veille(?! de)
    (?<!de )la veille au soir
    le soir d'avant
    a l'avance
    (?:preparer|faire|cuisiner|faire cuire)(?: [a-z]+){0,2} avant(?! (?:de|que|d'|le|la|les|l'))
  `,
  es: `
    (?<!de )la vispera
    de vispera
    (?<!de )(?:el|un) dia (?:antes|anterior)
    la noche (?:antes|anterior)
    con antelacion
    por adelantado
    de antemano
    dejar(?:l[oa]s?)? (?:hech|preparad|list)[oa]s?
    (?:preparar|hacer)(?:l[oa]s?)? antes(?! de)
  `,
  de: `
    am (?:vortag|vorabend)
    am (?:tag|abend) (?:davor|vorher|zuvor)
    (?:einen tag|tags|abends) (?:davor|vorher|zuvor)
    (?:abends|am abend)(?: [a-z]+){0,2} (?:vorbereiten|vorzubereiten|machen und morgens)
    im voraus
    vor(?:zu)?bereiten
    vor(?:zu)?kochen
  `,
})

/** Cooked for the freezer. */
const freezer = anyOf({
  en: '(?:for|fill|stock|into) (?:up )?(?:the|my) freezer\n(?:to|can|will|i|and) freeze(?! (?:to death))\nfreezer[- ]friendly\nbatch[- ]cook(?:ing)?',
  fr: '(?:a|pour|pouvoir|vais|veux|puisse|puis|et) (?:le |la |les |en )?congeler\nau congelateur\nqui se congele(?:nt)?',
  es: '(?:para|poder|quiero|y) congelar(?:l[oa]s?)?\nal congelador\nque se (?:pueda|puedan|congele|congelen)(?: congelar)?',
  de: '(?:zum|und|will|mochte|kann)(?: [a-z]+){0,3} (?:einfrieren|einzufrieren)\nzum einfrieren\nauf vorrat\nfur (?:die|den) (?:tiefkuhltruhe|tiefkuhler|gefrierfach|gefrierschrank)',
})

/** When a dish is to be cooked that is eaten later; what was said before stays. */
export const readAhead = (folded: string, before: Wishes): Wishes['ahead'] =>
  matches(dayBefore, folded) ? 'ahead' : matches(freezer, folded) ? 'freeze' : before.ahead

const spans = [dayBefore, freezer].map((words) => new RegExp(words, 'g'))

/** A text (folded) without the words of when it is cooked, which name no dish. */
export const withoutAhead = (folded: string): string =>
  spans.reduce((text, words) => text.replace(words, (said) => ' '.repeat(said.length)), folded)
