import type { TextWords } from './text-words.ts'

export const fr: TextWords = {
  between:
    "(?:\\([^)]*\\)|x|gros|grosses?|petite?s?|beaux|belles?|bonnes?|grande?s?|moyen(?:ne)?s?|de|du|des|la|les|le)\\s+|d[’']|l[’']",
  joins: 'et|ou|avec|pour|dans|mais',
  hours: 'h|heures?',
  minutes: 'min\\.?|mn|minutes?|m',
  halfHour: '\\b(?:une )?demi-heure\\b',
  quarterHour: "\\bquart d[’']heure\\b",
  andHalf: ' et demie',
  serves: [
    '(?:pour|nombre de personnes\\s*:|portions?\\s*:|parts?\\s*:)\\s*#(?:\\s+(?:personnes?|convives?|parts?|portions?)|$|\\s*[·|,)])',
    '#\\s+(?:personnes?|portions?|parts|convives)\\b',
  ],
  makes: 'donne',
  portions: 'parts?|personnes?|convives?',
  times: {
    prep: '(?:temps de )?préparation|temps de prépa',
    cook: '(?:temps de )?cuisson',
    rest: '(?:temps de )?(?:repos|réfrigération|marinade)',
    total: '(?:temps |durée )?total[e]?|durée|prêt en',
  },
  about: 'environ',
  resting: 'reposer|au frais|réfrigérateur|mariner|lever|refroidir|tremper',
  heating: 'cuire|mijoter|bouillir|frémir|revenir|rôtir|enfourner|\\bfour\\b',
}
