import { expect, it } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { hazards } from './hazard.ts'

/** Emergency calls and poison centres of which the number is certain; no other is given out. */
const knownNumbers =
  /(?<!\d)(?:112|999|911|111|145|1-800-222-1222|91 562 04 20|01 406 43 43|030 19240)(?!\d)|(?<=le )15(?!\d)|(?<= )15(?= ou 112)/g

/** Degrees, weights and times, and xylitol on a label. */
const measures = /(?:\d+ (?:à|a|bis|to|or|ou|o|oder) )?\d+ (?:°[CF]|m?g|ml|minut\w+)(?![a-z])|E ?967/gi

it.each(hazards)('$id gives out no number that may be wrong', ({ warning }) => {
  for (const language of languages) {
    const said = warning[language].replace(knownNumbers, '').replace(measures, '')
    expect(said, language).not.toMatch(/\d{3,}|\d[ .-]?\d[ .-]?\d/)
    expect(said, language).not.toMatch(/(?:call|appelez|llama|ruf|le|al|die) \d{2,}/i)
  }
})
