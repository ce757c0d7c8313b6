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

/** The sentence and all that it may be said as. */
export const mannersOf = (text: Phrase): readonly Phrase[] => [
  ...new Set([text, ...(Object.keys(rewordings) as Manner[]).map((manner) => otherwise(manner, text))]),
]
