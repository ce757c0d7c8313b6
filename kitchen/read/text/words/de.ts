import type { TextWords } from './text-words.ts'

export const de: TextWords = {
  between:
    '(?:\\([^)]*\\)|x|große?[rsn]?|kleine?[rsn]?|mittelgroße?[rsn]?|mittlere?[rsn]?|frische?[rsn]?|reife?[rsn]?|gehackte?[rsn]?|gekochte?[rsn]?|getrocknete?[rsn]?|geschälte?[rsn]?|TK|Bio)[\\s-]+',
  joins: 'und|oder|mit|fur|für|in|im|aber',
  hours: 'h|Std\\.?|Stunden?|Stdn\\.?',
  minutes: 'Min\\.?|Minuten?|m',
  halfHour: '\\b(?:eine )?halbe Stunde\\b',
  quarterHour: '\\bViertelstunde\\b',
  andHalf: ' einhalb',
  serves: [
    '(?:für|ergibt|portionen\\s*:|personen\\s*:)\\s*#(?:\\s+(?:person(?:en)?|portion(?:en)?|gäste)|$|\\s*[·|,)])',
    '#\\s+(?:personen|person|portionen|portion)\\b',
  ],
  makes: 'ergibt',
  portions: 'person(?:en)?|portion(?:en)?|gäste|stück|pers\\.?',
  times: {
    prep: 'vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|zubereitung',
    cook: 'garzeit|kochzeit|backzeit|koch-\\/backzeit|bratzeit',
    rest: 'ruhezeit|kühlzeit|gehzeit|ziehzeit',
    total: 'gesamt(?:zeit|dauer)?|insgesamt|dauer|fertig in',
  },
  about: 'ca\\.?',
  resting: 'ruhen|gehen lassen|quellen|kalt ?stell|kühl ?stell|kühlschrank|abkühlen|auskühlen|marinieren',
  heating: 'backen|braten|kochen|köcheln|garen|dünsten|schmoren|ofen',
}
