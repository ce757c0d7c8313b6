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
    (?:mak|prepar|prep|cook|bak|do|read)[a-z]* [^.!?;]{0,25}(?:morning|noon|lunch ?time|midday)[^.!?;]{0,30}(?:reheat|heat|warm|tonight|night|evening|dinner|eat)[a-z]*
    (?:reheat|heat|warm)(?:ed|ing|s)?(?: (?:it|them|that|up|all|through))* (?:tonight|at night|in the evening|later|for dinner|tomorrow)
  `,
  fr: `
    (?<!(?:de|a) )la veille(?! de)
    (?<!de )la veille au soir
    le soir d'avant
    a l'avance
    (?:preparer|faire|cuisiner|faire cuire)(?: [a-z]+){0,2} avant(?! (?:de|que|d'|le|la|les|l'))
    (?:prepar|cuisin|fai|cuit)[a-z]* [^.!?;]{0,20}(?:matin|midi)[a-z]*[^.!?;]{0,30}(?:rechauff|mang|din|soir)[a-z]*
    rechauff[a-z]+ (?:le soir|ce soir|dans la soiree|plus tard|demain|le lendemain)
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
    (?:prepar|cocin|hac|hag|dej)[a-z]* [^.!?;]{0,20}(?:manana|mediodia)[^.!?;]{0,30}(?:recali?ent|cali?ent|cen|com)[a-z]*
    recali?ent[a-z]+ (?:por la noche|esta noche|luego|despues|manana|al dia siguiente)
  `,
  de: `
    am (?:vortag|vorabend)
    am (?:tag|abend) (?:davor|vorher|zuvor)
    (?:einen tag|tags|abends) (?:davor|vorher|zuvor)
    (?:abends|am abend)(?: [a-z]+){0,2} (?:vorbereiten|vorzubereiten|machen und morgens)
    im voraus
    (?:morgens|am morgen|in der fruh|vormittags|am vormittag|mittags|am mittag|heute fruh)[^.!?;]{0,40}(?:abends|am abend|heute abend|aufwarm[a-z]*|aufgewarmt|aufzuwarmen)
    (?:abends|am abend|heute abend|spater|morgen)(?: [a-z]+){0,2} (?:aufwarm[a-z]*|aufgewarmt|aufzuwarmen)
    vor(?:zu)?bereiten
    vor(?:zu)?kochen
  `,
})

/** Cooked for the freezer. */
const freezer = anyOf({
  en: '(?:for|fill|stock|into) (?:up )?(?:the|my) freezer\n(?:to|can|will|i|and) freeze(?! (?:to death))\nfreezer[- ]friendly\n(?:goes|go|put|half|rest|some)(?: [a-z]+){0,3} in(?:to)? the freezer\nbatch[- ]cook(?:ing)?',
  fr: '(?:a|pour|pouvoir|vais|veux|puisse|puis|et) (?:le |la |les |en )?congeler\n(?:au|pour le) congelateur\n(?:je|on|nous) (?:le |la |les |en )?congel[a-z]+\nqui se congele(?:nt)?',
  es: '(?:para|poder|quiero|y) congelar(?:l[oa]s?)?\n(?:al|para el) congelador\nque se (?:pueda|puedan|congele|congelen)(?: congelar)?',
  de: '(?:zum|und|will|mochte|kann)(?: [a-z]+){0,3} (?:einfrieren|einzufrieren)\nzum einfrieren\nfrier(?:e|en) (?:[a-z]+ ){0,3}ein\n(?:halfte|rest|ubrige[nrs]?|portionen)(?: [a-z]+){0,2} (?:einfrier[a-z]+|einzufrieren)\nauf vorrat\nfur (?:die|den) (?:tiefkuhltruhe|tiefkuhler|gefrierfach|gefrierschrank)',
})

/** When a dish is to be cooked that is eaten later; what was said before stays. */
export const readAhead = (folded: string, before: Wishes): Wishes['ahead'] =>
  matches(dayBefore, folded) ? 'ahead' : matches(freezer, folded) ? 'freeze' : before.ahead

const spans = [dayBefore, freezer].map((words) => new RegExp(words, 'g'))

/** A text (folded) without the words of when it is cooked, which name no dish. */
export const withoutAhead = (folded: string): string =>
  spans.reduce((text, words) => text.replace(words, (said) => ' '.repeat(said.length)), folded)
