import type { Phrase } from '../recipes/phrase.ts'

type Rewording = Readonly<Record<keyof Phrase, readonly (readonly [RegExp, string])[]>>

/** What a sentence says where what it usually speaks of is not there, made from the words of the sentence itself. */
const rewordings = {
  /** All of a thing, of which no other step has taken a part. */
  all: {
    en: [
      [/\bthe rest of (?=\{)/gi, ''],
      [/\bthe rest of the /gi, 'the '],
      [/\b(the )?remaining /gi, '$1'],
    ],
    fr: [
      [/\bdu reste \{([^}:]+):of\}/gi, '{$1:de}'],
      [/\ble reste \{([^}:]+):(?:of|de)\}/gi, '{$1}'],
      [/\ble reste d[’']huile/gi, 'l’huile'],
    ],
    es: [
      [/\bdel resto \{([^}:]+):of\}/gi, '{$1:of}'],
      [/\bel resto \{([^}:]+):(?:of|de)\}/gi, '{$1}'],
      [/\bel resto del /gi, 'el '],
    ],
    de: [
      [/\bim Rest \{([^}:]+):of\}/gi, 'in {$1:dat}'],
      [/\bdem Rest \{([^}:]+):of\}/gi, '{$1:dat}'],
      [/\bden Rest \{([^}:]+):of\}/gi, '{$1}'],
      [/ (?:restlich|übrig)e[nrsm]? /g, ' '],
    ],
  },
  /** What stands in for eggs and holds no air: a dough that its leaven raises. */
  unbeaten: {
    en: [
      [
        /\bBeat (\{egg\} with [^.;,]*?) (?:for 8 minutes )?until (?:thick and pale|pale and thick|pale)/g,
        'Stir $1 until smooth',
      ],
    ],
    fr: [
      [
        /\bFouetter (\{egg\} avec [^.;,]*?)(?: 8 minutes,)? (?:jusqu[’']à (?:un ruban épais|blanchir|un mélange épais et clair|ce que le mélange blanchisse)|pour blanchir(?: et épaissir)?)/g,
        'Mélanger $1 jusqu’à ce que ce soit bien lisse',
      ],
    ],
    es: [
      [
        /\bBatir (\{egg\} con [^.;,]*?)(?: 8 minutos,)? hasta (?:que (?:espese y )?blanquee(?: y espese)?|blanquear)/g,
        'Mezclar $1 hasta que quede liso',
      ],
    ],
    de: [
      [
        /(\{egg\} mit [^.;,]*?)(?: 8 Minuten)? (?:dick und hell|hell und dick|hell) schlagen/g,
        '$1 glatt rühren',
      ],
    ],
  },
} satisfies Record<string, Rewording>

export type Manner = keyof typeof rewordings
const known = new Map<Manner, WeakMap<Phrase, Phrase>>()

/** The sentence in that manner; itself where it has no words for it. */
export function otherwise(manner: Manner, text: Phrase): Phrase {
  const found = known.get(manner)?.get(text)
  if (found) return found
  const said = Object.entries(rewordings[manner] as Rewording).map(([language, changes]) => [
    language,
    changes.reduce((all, [words, other]) => all.replace(words, other), text[language as keyof Phrase]),
  ])
  const changed = Object.fromEntries(said) as Phrase
  const other = changed.en === text.en ? text : changed
  known.set(manner, (known.get(manner) ?? new WeakMap()).set(text, other))
  return other
}

/** What goes beside the heart of many dishes, so that a sentence that names it is said as well without it. */
const sides = ['salt', 'seasoning', 'onion', 'garlic'] as const
type Side = (typeof sides)[number]

/** How a sentence speaks of such a thing, X (Y where it is a dative): alone before what goes with it, with it a part of what is done, or as what is done. */
const mentions: Readonly<Record<keyof Phrase, readonly string[]>> = {
  en: [
    String.raw`(?:half of |the rest of )?X\[(?: with| and|,) (\{[^}]*)\}\]`,
    String.raw`season(?: well)? with X and (?!half |the rest |\{)`,
    String.raw`[;,]?(?: and)? season(?: well)? with X(?! and)`,
    String.raw` and taste before adding X`,
    String.raw`(?<!season)(?<!season well) (?:and|with) (?:a (?:good )?pinch of |half of |the rest of )?X`,
  ],
  fr: [
    String.raw`(?:la moitié |le reste )?X\[(?: avec| et|,) (\{[^}]*)\}\]`,
    String.raw`(?:bien )?assaisonner X et `,
    String.raw`(?: ;|,)?(?: et)?(?: bien)? assaisonner X`,
    String.raw` et goûter avant d['’]ajouter X`,
    String.raw` (?:et|avec) (?:une (?:bonne )?pincée |la moitié |le reste )?X`,
  ],
  es: [
    String.raw`(?:la mitad |el resto )?X\[(?: con| y|,) (\{[^}]*)\}\]`,
    String.raw`sazonar(?: bien)? con X y `,
    String.raw`[;,]?(?: y)? sazonar(?: bien)? con X`,
    String.raw` y probar antes de poner X`,
    String.raw` (?:y|con) (?:una (?:buena )?pizca (?:de )?|la mitad |el resto )?X`,
  ],
  de: [
    String.raw`Y\[(?: mit| und|,) (\{[^}]*)\}\]`,
    String.raw`(?:Die Hälfte |Den Rest |die Hälfte |den Rest )?X\[(?: mit| und|,) (\{[^}:]*)(?::\w+)?\}\]`,
    String.raw`[;,] (?:kräftig |gut )?mit X (?:ab)?würzen(?= und )`,
    String.raw`(?:[;,]| und) (?:kräftig |gut )?mit X (?:ab)?(?:würzen|schmecken)`,
    String.raw`, probieren und erst dann X zugeben`,
    String.raw` (?:und|mit) (?:(?:einer|eine) (?:guten |kräftigen )?Prise |der Hälfte |dem Rest )?X`,
  ],
}

const bare = (text: string, side: Side, forms: readonly string[]): string =>
  forms
    .reduce(
      (all, form) =>
        all.replace(
          new RegExp(
            form.replace('X', String.raw`\{${side}(?::\w+)?\}`).replace(/^Y/, String.raw`\{${side}:dat\}`),
            'gu',
          ),
          (_, kept?: unknown) => (typeof kept === 'string' ? `${kept}}` : ''),
        ),
      text,
    )
    .replaceAll(/,(?=[,.;])/g, '')

const lackingOf = new WeakMap<Phrase, Map<Side, Phrase | null>>()

/** The sentence without one of these; null where it cannot be said without. */
export function lacking(text: Phrase, name: string): Phrase | null {
  const side = sides.find((each) => each === name)
  if (!side || !text.en.includes(`{${side}`)) return null
  const before = lackingOf.get(text) ?? new Map<Side, Phrase | null>()
  lackingOf.set(text, before)
  const found = before.get(side)
  if (found !== undefined) return found
  const said = Object.fromEntries(
    Object.entries(mentions).map(([language, forms]) => [
      language,
      bare(text[language as keyof Phrase], side, forms),
    ]),
  ) as Phrase
  // "{garlic}, crushed, and" would leave something else crushed.
  const isSaid = Object.values(said).some((each) => each.includes(`{${side}`))
  const isApart = new RegExp(String.raw`\{${side}\}, (?!\{|and |take )`).test(text.en)
  const other = isSaid || (isApart && !/^s/.test(side)) ? null : said
  before.set(side, other)
  return other
}

/** The sentence and all that it may be said as. */
export const mannersOf = (text: Phrase): readonly Phrase[] => [
  ...new Set([
    text,
    ...(Object.keys(rewordings) as Manner[]).map((manner) => otherwise(manner, text)),
    ...sides.flatMap((side) => lacking(text, side) ?? []),
  ]),
]
