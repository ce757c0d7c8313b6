/** What guests write short, on folded text: diets above all, where a lost letter makes somebody ill. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\b(my|his|her|your|the|a) gf\b/g, '$1 girlfriend'],
  [/\b(my|his|her|your|the|a) bf\b/g, '$1 boyfriend'],
  [/(?<![a-z])w\/ ?(?:o|out)(?![a-z])/g, 'without'],
  [/(?<![a-z])w\/ ?(?=[a-z])/g, 'with '],
  [/(?<![a-z])s\/ ?(?=[a-z])/g, 'sin '],
  [/(?<![a-z])c\/ ?(?=[a-z])/g, 'con '],
  [/\bss (?=[a-z])/g, 'sans '],
  [
    /(?<![a-z])o(?:hn)?\. ?(?=(?:gluten|laktose|zwieb|knob|nuss|milch|ei|zucker|alk|fleisch|fisch))/g,
    'ohne ',
  ],
  [/\b(?:sin|sans|no|ohne|without|zero|cero|0) glut\b/g, 'gluten free'],
  [/\b(?:sin|sans|no|ohne|without|zero|cero|0) (?:lact|lakt)\b/g, 'lactose free'],
  [/\b(?:without|zero|cero|0) lactos[ea]\b/g, 'lactose free'],
  [/\b(gluten|lactose|laktose|alkohol|zucker|milch|nuss)[- ]?fr(?:\.|\b)/g, '$1 frei'],
  [/\b(non|no|sans|sin|ohne|without)[- ]alc(?:\.|\b)/g, '$1 alcohol'],
  [/\balc[- ]?free\b/g, 'alcohol free'],
  [/\balk(?:\.|[- ])?frei/g, 'alkoholfrei'],
  [/(?<![a-z])gf(?![a-z])/g, 'gluten free'],
  [/(?<![a-z])df(?![a-z])/g, 'dairy free'],
  [/(?<![a-z])lf(?![a-z])/g, 'lactose free'],
  [/(?<![a-z])sg(?![a-z])/g, 'sin gluten'],
  [/(?<![a-z])sl(?![a-z])/g, 'sin lactosa'],
  [/(?<=(?:gluten|dairy|lactose) free[ ,+/&]{1,3}(?:and )?)nf(?![a-z])/g, 'nut free'],
  [/(?<![a-z])vgn(?![a-z])/g, 'vegan'],
  [
    /(?<=(?:gluten|dairy|lactose) free[ ,+/&]{1,3}(?:and )?)veg(?![a-z])|(?<![a-z])veg(?=[ ,+/&]{1,3}(?:and )?(?:gluten|dairy|lactose) free)/g,
    'vegetarian',
  ],
  // Whoever wants vegetables in it wants no minced beef.
  [/\b(?:vegetable|veg|veggie) (lasagn\w+|burgers?)\b/g, 'vegetarian $1 with vegetables'],
  [/\b(lasagnes?) (?:de|aux) legumes\b/g, '$1 vegetariennes aux legumes'],
  [/\b(lasana) de verduras?\b/g, '$1 vegetariana con verduras'],
  // Spanish "I am" is no soya.
  [/\bsoy (?=alerg|celiac|intoler|vegan|vegetarian)/g, 'yo '],
  // French as it is spoken: "jdéteste", "chui seul".
  [/\bj(?=(?:deteste|aime|adore|mange|peux|veux|supporte|hais|digere)\b)/g, "j'"],
  [/\b(?:chuis?|jsuis)\b/g, 'je suis'],
]

/** Folded text with its short forms written out. */
export const spelledOut = (folded: string): string =>
  shorthand.reduce((text, [short, full]) => text.replace(short, full), folded)
