import { languages, type Language } from '#shared/constants/languages.ts'
import type { Unit } from '#shared/words/units.ts'

/** How a unit is written in recipes: the code it becomes and how many of it one is ("1 fl oz" is 30 ml). */
type UnitName = readonly [unit: Unit, factor: number, spelling: string]

const everywhere: readonly UnitName[] = [
  ['kg', 1, 'kgs?|kilos?|kilogram+e?s?|kilogramos?|kilogramm'],
  ['g', 1, 'g|gr|grs|gram+e?s?|gramos?|gramm'],
  ['ml', 1, 'ml|millilit(?:re|er)s?|mililitros?|milliliter'],
  ['cl', 1, 'cl|centilit(?:re|er)s?|centilitros?|zentiliter'],
  ['dl', 1, 'dl|d[ée]cilit(?:re|er)s?|decilitros?|deziliter'],
  ['l', 1, 'l|lit(?:re|er)s?|litros?'],
  ['oz', 1, 'oz|ounces?|onces?|onzas?|unzen?'],
  ['lb', 1, 'lbs?|pounds?|libras?'],
]

const own: Record<Language, readonly UnitName[]> = {
  en: [
    ['ml', 30, 'fl\\.? ?oz|fluid ounces?'],
    ['ml', 473, 'pints?'],
    ['ml', 946, 'quarts?'],
    ['g', 113, 'sticks?(?= of butter| butter| unsalted| salted)'],
    ['tbsp', 1, 'tbsps?|tbs?|tablespoons?(?:fuls?)?|knobs?'],
    ['tsp', 1, 'tsps?|teaspoons?(?:fuls?)?'],
    ['cup', 1, 'cups?|mugs?'],
    ['clove', 1, 'cloves?'],
    ['slice', 1, 'slices?|rashers?'],
    ['bunch', 1, 'bunch(?:es)?'],
    ['sprig', 1, 'sprigs?'],
    ['pinch', 1, 'pinch(?:es)?'],
    ['dash', 1, 'dash(?:es)?|splash(?:es)?|drizzles?|glugs?|drops?'],
    ['can', 1, 'cans?|tins?|jars?'],
    ['handful', 1, 'handfuls?'],
    ['leaf', 1, 'leaf|leaves'],
    ['stalk', 1, 'stalks?|sticks?|ribs?|stems?'],
    ['sheet', 1, 'sheets?'],
    ['g', 200, '(?:tubs?|cartons?)(?= of)'],
    ['pack', 1, 'packs?|packets?|packages?|pkgs?|sachets?|bags?|envelopes?'],
    ['piece', 1, 'pieces?|heads?|balls?'],
  ],
  fr: [
    [
      'tbsp',
      1,
      'c\\.? ?à\\.? ?s\\.?|c\\.? ?à ?soupe|cuill[èe]res? à soupe|cuill\\.? à soupe|cs|càs|cas|c\\. ?à ?table|cuill[èe]res? à table|noix(?= de beurre)',
    ],
    [
      'tsp',
      1,
      'c\\.? ?à\\.? ?c\\.?|c\\.? ?à ?café|cuill[èe]res? à caf[ée]|cuill\\.? à café|cc|càc|cac|c\\. ?à ?thé|cuill[èe]res? à thé',
    ],
    ['cup', 1, 'tasses?|bols?'],
    ['cl', 20, 'verres?'],
    ['g', 500, 'livres?'],
    ['clove', 1, 'gousses?(?! de vanille)'],
    ['slice', 1, 'tranches?|rondelles?'],
    ['bunch', 1, 'bottes?|bouquets?(?! garni)'],
    ['sprig', 1, 'brins?|tiges?|rameaux?'],
    ['pinch', 1, 'pinc[ée]es?|pointes? de couteau'],
    ['dash', 1, "traits?|gouttes?|filets?(?= d[’']huile| de citron| de jus| de vinaigre)|giclées?"],
    ['can', 1, 'bo[îi]tes?|conserves?|bocal|bocaux|briques?'],
    ['handful', 1, 'poign[ée]es?'],
    [
      'sheet',
      1,
      'feuilles?(?= de (?:feuilles? de )?(?:lasagne|g[ée]latine|brick|filo|p[âa]te|nori))|plaques?',
    ],
    ['leaf', 1, 'feuilles?(?! de (?:laurier|lasagne|g[ée]latine|p[âa]te|nori|riz|combava|kaffir))'],
    ['stalk', 1, 'branches?|b[âa]tons?'],
    ['g', 200, 'pots?(?= (?:entier )?de cr[èe]me| entier de)'],
    ['pack', 1, 'paquets?|sachets?|barquettes?|rouleaux?'],
    ['piece', 1, 'morceaux?|t[êe]tes?|boules?|pi[èe]ces?'],
  ],
  es: [
    [
      'tbsp',
      1,
      'cdas?\\.?|cucharadas?(?: soperas?)?|cuch\\.?|cs|nueces(?= de mantequilla)|nuez(?= de mantequilla)',
    ],
    ['tsp', 1, 'cdtas?\\.?|cditas?\\.?|cucharaditas?|cucharadas? de (?:café|postre|té)'],
    ['ml', 1, 'cc|c\\.c\\.|cm3|cm³'],
    ['cup', 1, 'tazas?|pocillos?'],
    ['ml', 200, 'vasos?'],
    ['clove', 1, 'dientes?'],
    ['slice', 1, 'rebanadas?|lonchas?|rodajas?|lonjas?|fetas?(?= de)|tajadas?'],
    ['bunch', 1, 'manojos?|atados?|ramilletes?'],
    ['sprig', 1, 'ramitas?|tallitos?|briznas?'],
    ['pinch', 1, 'pizcas?|pellizcos?|puntas? de cuchillo'],
    ['dash', 1, 'chorritos?|chorros?|gotas?|chorretones?'],
    ['can', 1, 'latas?|botes?|tarros?|frascos?|bricks?|briks?'],
    ['handful', 1, 'puñados?'],
    ['sheet', 1, 'l[áa]minas?|placas?|hojas?(?= de (?:gelatina|masa filo|alga))'],
    ['leaf', 1, 'hojas?(?! de (?:laurel|gelatina|masa|alga|lima|curry))'],
    ['stalk', 1, 'tallos?|ramas?|varas?|pencas?'],
    ['g', 200, 'potes?(?= de)|tarrinas?'],
    ['pack', 1, 'paquetes?|sobres?|bolsas?'],
    ['piece', 1, 'unidad(?:es)?|piezas?|trozos?|cabezas?|uds?\\.?|bolas?'],
  ],
  de: [
    ['tbsp', 1, 'EL|Essl(?:ö|oe)ffel|Essl\\.?'],
    ['tsp', 1, 'TL|Teel(?:ö|oe)ffel|Teel\\.?|KL(?!\\.)|Kaffeel(?:ö|oe)ffel'],
    ['cup', 1, 'Tassen?'],
    ['g', 200, 'Becher'],
    ['ml', 200, 'Gl(?:as|äser)(?= Wasser| Wein| Milch| Saft| Wei(?:ß|ss)wein| Rotwein)'],
    ['g', 500, 'Pfund|Pfd\\.?'],
    ['clove', 1, 'Zehen?'],
    ['slice', 1, 'Scheiben?|Scheibchen|Tranchen?|Rädchen'],
    ['bunch', 1, 'Bund|Bunde|Bündel|Bd\\.?|Büschel|Sträußchen'],
    ['sprig', 1, 'Zweige?|Zweiglein|Stiele?|Stängel'],
    ['pinch', 1, 'Prisen?|Msp\\.?|Messerspitzen?'],
    ['dash', 1, 'Spritzer|Schuss|Sch(?:ü|ue)sse|Tropfen'],
    ['can', 1, 'Dosen?|Gl(?:as|äser)|Büchsen?|Konserven?'],
    ['handful', 1, 'Handvoll|Hand voll|Hände voll'],
    ['leaf', 1, 'Blatt(?! Gelatine)|Blätter(?! Gelatine)|Blättchen'],
    ['sheet', 1, 'Platten?|Blatt(?= Gelatine)|Blätter(?= Gelatine)|Bögen'],
    ['stalk', 1, 'Stangen?|Halme?'],
    [
      'pack',
      1,
      'Packung(?:en)?|Pck\\.?|Pckg\\.?|Pkg\\.?|Päckchen|Pakete?|Beutel|Tüten?|Rollen?|Würfel(?= Hefe)',
    ],
    ['piece', 1, 'Stücke?|Stk\\.?|St\\.|Knollen?|Köpfe?|Kugeln?'],
  ],
}

/** The spellings of a language (and the measures all share), the more special first. */
export function unitNames(language: Language): readonly UnitName[] {
  return [...own[language], ...everywhere]
}

function patternOf(language: Language) {
  return unitNames(language)
    .map(([, , spelling]) => spelling)
    .join('|')
}

/** A pattern for any unit of the language; longer spellings are tried before what they begin with. */
export const unitPattern: Record<Language, string> = {
  en: patternOf('en'),
  fr: patternOf('fr'),
  es: patternOf('es'),
  de: patternOf('de'),
}

const exact = new Map(
  languages.map((language) => [
    language,
    unitNames(language).map(
      ([unit, factor, spelling]) =>
        [
          unit,
          factor,
          new RegExp(`^(?:${spelling.replace(/\(\?[=!](?:[^()]|\([^()]*\))*\)/g, '')})$`, 'iu'),
        ] as const,
    ),
  ]),
)

/** The unit a written word stands for, and how many of it; null when it is no unit. `after` is what follows it. */
export function toUnit(
  written: string,
  language: Language,
  after = '',
): { unit: Unit; factor: number } | null {
  for (const [place, [unit, factor, pattern]] of (exact.get(language) ?? []).entries()) {
    if (!pattern.test(written)) continue
    const spelling = unitNames(language)[place]?.[2] ?? ''
    const inPlace = new RegExp(`^(?:${spelling})(?!\\p{L})`, 'iu')
    if (!spelling.includes('(?') || inPlace.test(written + after)) return { unit, factor }
  }
  return null
}
