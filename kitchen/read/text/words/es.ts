import type { TextWords } from './text-words.ts'

export const es: TextWords = {
  between:
    '(?:\\([^)]*\\)|x|de|del|la|el|los|las|grandes?|pequeñ[oa]s?|median[oa]s?|buen|frescos?|frescas?)\\s+',
  joins: 'y|o|con|para|en|pero',
  hours: 'h|hs|horas?',
  minutes: 'min\\.?|mins|minutos?|m',
  halfHour: '\\bmedia hora\\b',
  quarterHour: '\\bcuarto de hora\\b',
  andHalf: ' y media',
  serves: [
    '(?:para|raciones\\s*:|porciones\\s*:|comensales\\s*:)\\s*#(?:\\s+(?:personas?|comensales|raciones|porciones)|$|\\s*[·|,)])',
    '#\\s+(?:personas?|raciones|ración|porciones|comensales)\\b',
  ],
  makes: 'salen|rinde',
  portions: 'personas?|comensales|raci[oó]n(?:es)?|porci[oó]n(?:es)?|uds?\\.?',
  times: {
    prep: '(?:tiempo de )?preparación',
    cook: '(?:tiempo de )?(?:cocción|cocinado|horneado|horno)',
    rest: '(?:tiempo de )?(?:reposo|refrigeración|marinado)',
    total: '(?:tiempo )?total|tiempo|listo en|duración',
  },
  about: 'unos',
  resting: 'reposar|nevera|frigorífico|refrigerar|enfriar|marinar|macerar|levar|remojo',
  heating: 'horne|cocer|hervir|freír|asar|sofreír|\\bhorno\\b',
}
