/** What a kitchen of the world reaches for; every list is in order of preference, and what is not allowed is passed over. */
export interface Cuisine {
  fat: readonly string[]
  aromatics: readonly string[]
  spices: readonly string[]
  herbs: readonly string[]
  acids: readonly string[]
  hot: readonly string[]
  words: RegExp
}

export const cuisines = {
  italian: {
    fat: ['olive-oil'],
    aromatics: ['onion', 'garlic'],
    spices: ['dried-oregano', 'chilli-flakes', 'nutmeg'],
    herbs: ['basil', 'parsley', 'rosemary', 'sage'],
    acids: ['lemon', 'balsamic-vinegar', 'red-wine-vinegar'],
    hot: ['chilli-flakes', 'chilli'],
    words: /\b(italian\w*|italien\w*|italian[oa]s?|toscan\w*|sicil\w*|napoli\w*)\b/,
  },
  french: {
    fat: ['olive-oil', 'butter'],
    aromatics: ['shallot', 'garlic'],
    spices: ['herbes-de-provence', 'bay-leaf', 'nutmeg'],
    herbs: ['thyme', 'parsley', 'tarragon', 'chive'],
    acids: ['lemon', 'white-wine-vinegar'],
    hot: ['cayenne', 'chilli-flakes'],
    words: /\b(french|francais\w*|frances\w*|franzosisch\w*|provenc\w*|provenzal\w*)\b/,
  },
  spanish: {
    fat: ['olive-oil'],
    aromatics: ['onion', 'garlic'],
    spices: ['smoked-paprika', 'paprika', 'saffron'],
    herbs: ['parsley', 'thyme', 'rosemary'],
    acids: ['lemon', 'sherry-vinegar'],
    hot: ['cayenne', 'chilli-flakes'],
    words: /\b(spanish|espagnol\w*|espanol\w*|spanisch\w*|andalu\w*|catala\w*|tapas)\b/,
  },
  mexican: {
    fat: ['rapeseed-oil', 'sunflower-oil', 'olive-oil'],
    aromatics: ['onion', 'garlic'],
    spices: ['cumin', 'smoked-paprika', 'dried-oregano'],
    herbs: ['coriander', 'parsley'],
    acids: ['lime', 'lemon'],
    hot: ['chilli', 'cayenne', 'chilli-flakes'],
    words: /\b(mexi[ck]\w*|mexicain\w*|mejican\w*|tex-?mex)\b/,
  },
  indian: {
    fat: ['rapeseed-oil', 'ghee', 'coconut-oil', 'sunflower-oil'],
    aromatics: ['onion', 'garlic', 'ginger'],
    spices: ['curry-powder', 'cumin', 'garam-masala'],
    herbs: ['coriander', 'mint', 'parsley'],
    acids: ['lime', 'lemon'],
    hot: ['chilli', 'cayenne', 'chilli-flakes'],
    words: /\b(indian|indien\w*|hindu|indisch\w*|punjabi|bengali|la india)\b/,
  },
  thai: {
    fat: ['coconut-oil', 'rapeseed-oil', 'sunflower-oil'],
    aromatics: ['shallot', 'garlic', 'ginger', 'lemongrass'],
    spices: ['turmeric', 'ground-coriander', 'curry-powder'],
    herbs: ['coriander', 'basil', 'mint'],
    acids: ['lime'],
    hot: ['chilli', 'chilli-flakes'],
    words: /\b(thai\w*|tailand\w*|thailand\w*|vietnam\w*)\b/,
  },
  chinese: {
    fat: ['rapeseed-oil', 'sunflower-oil', 'sesame-oil'],
    aromatics: ['garlic', 'ginger', 'spring-onion'],
    spices: ['five-spice', 'star-anise', 'black-pepper'],
    herbs: ['coriander', 'spring-onion', 'chive'],
    acids: ['rice-vinegar', 'lime'],
    hot: ['chilli', 'chilli-flakes'],
    words:
      /\b(chinese|chinois\w*|chin[oa]s?|chinesisch\w*|sichuan|asian|asiat\w*|korean\w*|coreen\w*|corean\w*|koreanisch\w*)\b/,
  },
  japanese: {
    fat: ['rapeseed-oil', 'sesame-oil', 'sunflower-oil'],
    aromatics: ['spring-onion', 'ginger', 'garlic'],
    spices: ['black-pepper'],
    herbs: ['spring-onion', 'coriander', 'chive'],
    acids: ['rice-vinegar', 'lime', 'lemon'],
    hot: ['chilli-flakes', 'chilli'],
    words: /\b(japan(ese)?|japonais\w*|japones\w*|japanisch\w*)\b/,
  },
  levantine: {
    fat: ['olive-oil'],
    aromatics: ['onion', 'garlic'],
    spices: ['cumin', 'ground-coriander', 'cinnamon'],
    herbs: ['parsley', 'mint', 'coriander'],
    acids: ['lemon', 'pomegranate-molasses'],
    hot: ['chilli-flakes', 'cayenne', 'harissa'],
    words:
      /\b(middle[- ]eastern|lebanese|levantine|turkish|israeli|syrian|persian|oriental\w*|libanais\w*|turque?|liban\w*|turc\w*|turkisch\w*|orientalisch\w*|syrisch\w*|persisch\w*|persa)\b/,
  },
  moroccan: {
    fat: ['olive-oil'],
    aromatics: ['onion', 'garlic', 'ginger'],
    spices: ['ras-el-hanout', 'cumin', 'cinnamon', 'turmeric'],
    herbs: ['coriander', 'parsley', 'mint'],
    acids: ['lemon'],
    hot: ['harissa', 'cayenne', 'chilli-flakes'],
    words: /\b(morocc\w*|maroc\w*|marroqu\w*|marokk\w*|tunis\w*|maghreb\w*|north african)\b/,
  },
  greek: {
    fat: ['olive-oil'],
    aromatics: ['red-onion', 'onion', 'garlic'],
    spices: ['dried-oregano', 'dried-thyme', 'cinnamon'],
    herbs: ['dill', 'parsley', 'mint'],
    acids: ['lemon', 'red-wine-vinegar'],
    hot: ['chilli-flakes', 'cayenne'],
    words: /\b(greek|grecque?s?|grec|grieg[oa]s?|griechisch\w*|mediterran\w*|mittelmeer\w*)\b/,
  },
  german: {
    fat: ['rapeseed-oil', 'butter', 'sunflower-oil'],
    aromatics: ['onion', 'garlic'],
    spices: ['paprika', 'bay-leaf', 'caraway', 'nutmeg'],
    herbs: ['parsley', 'chive', 'dill', 'thyme'],
    acids: ['cider-vinegar', 'lemon', 'white-wine-vinegar'],
    hot: ['cayenne', 'chilli-flakes'],
    words:
      /\b(german|allemande?s?|aleman\w*|deutsche?[sr]?|bayerisch\w*|bavarian|osterreichisch\w*|austrian|swiss|schweizer|hungarian|ungarisch\w*|hongrois\w*|hungar\w*)\b/,
  },
} as const satisfies Record<string, Cuisine>

export type CuisineId = keyof typeof cuisines
export const cuisineIds = Object.keys(cuisines) as CuisineId[]
