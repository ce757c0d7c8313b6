import type { ForumCategory } from '#shared/limits.ts'
import type { Language } from '#shared/languages.ts'

/** Who says something is a place among the group's members, 0 being its owner. */
export interface Talk {
  by: number
  says: string
  replies?: readonly Talk[]
}

export interface Gathering {
  language: Language
  name: string
  description: string
  category: string
  location: string | null
  tags: readonly string[]
  isPublic: boolean
  /** What stands on the table in its picture. */
  dish: string
  threads: readonly {
    by: number
    title: string
    says: string
    category: ForumCategory
    isPinned?: boolean
    /** A public recipe in the group's language hangs on it. */
    withRecipe?: boolean
    talk: readonly Talk[]
  }[]
}

export const gatherings: readonly Gathering[] = [
  {
    language: 'en',
    name: 'Weeknight Rescue',
    description: 'Proper dinners on the table in half an hour, cooked by people who came home late.',
    category: 'Tips and Tricks',
    location: 'Bristol, United Kingdom',
    tags: ['quick', 'family', 'leftovers'],
    isPublic: true,
    dish: 'Chickpea curry with spinach and rice',
    threads: [
      {
        by: 0,
        title: 'What is always in your cupboard?',
        says: 'Mine: chickpeas, tinned tomatoes, a lemon that has seen better days. What saves your evenings?',
        category: 'tricks',
        isPinned: true,
        talk: [
          {
            by: 1,
            says: 'Red lentils. They are done before the rice is.',
            replies: [
              {
                by: 2,
                says: 'Same here, with a spoonful of curry paste.',
                replies: [{ by: 0, says: 'Curry paste goes on the list then. Which one do you buy?' }],
              },
            ],
          },
          { by: 2, says: 'Frozen spinach, straight into the pan. Nobody has ever noticed.' },
        ],
      },
      {
        by: 1,
        title: 'Cooked this three times in two weeks',
        says: 'It has become our Tuesday dinner. I double it and take the rest to work.',
        category: 'recipes',
        withRecipe: true,
        talk: [
          {
            by: 0,
            says: 'Does it survive the freezer?',
            replies: [{ by: 1, says: 'It does, for a month at least. Warm it up slowly.' }],
          },
          { by: 2, says: 'On my list for Thursday, thank you.' },
        ],
      },
    ],
  },
  {
    language: 'fr',
    name: 'Les tables du dimanche',
    description: 'On cuisine sans se presser, on reçoit, on partage ce qui a plu autour de la table.',
    category: 'Foodies',
    location: 'Lyon, France',
    tags: ['dimanche', 'famille', 'saison'],
    isPublic: true,
    dish: 'Poulet rôti aux carottes et aux pommes de terre',
    threads: [
      {
        by: 0,
        title: 'Que servez-vous quand un invité arrive à l’improviste ?',
        says: 'Dimanche, nous étions six au lieu de quatre. J’ai allongé la soupe, mais j’aimerais d’autres idées.',
        category: 'tricks',
        talk: [
          {
            by: 1,
            says: 'Des tartines gratinées : du pain de la veille, du fromage, dix minutes au four.',
            replies: [{ by: 0, says: 'Parfait, j’ai toujours du pain rassis. Avec de la moutarde ?' }],
          },
          { by: 2, says: 'Une grande salade de lentilles, préparée le samedi. Elle n’en est que meilleure.' },
        ],
      },
      {
        by: 2,
        title: 'Atelier pâte feuilletée en avril',
        says: 'Je propose un samedi matin chez moi, six personnes au plus. Qui serait partant ?',
        category: 'classes',
        talk: [
          { by: 1, says: 'Moi ! La mienne se déchire toujours au troisième tour.' },
          { by: 0, says: 'Partante aussi, j’apporte le beurre.' },
        ],
      },
    ],
  },
  {
    language: 'es',
    name: 'Cuchara y fuego lento',
    description: 'Guisos, legumbres y sofritos con tiempo. Aquí nadie tiene prisa.',
    category: 'Recipes',
    location: 'Valencia, España',
    tags: ['guisos', 'legumbres'],
    isPublic: true,
    dish: 'Guiso de lentejas con zanahoria y pimiento',
    threads: [
      {
        by: 0,
        title: '¿Remojáis las lentejas?',
        says: 'Mi madre siempre, yo nunca. ¿De verdad se nota la diferencia?',
        category: 'tricks',
        talk: [
          {
            by: 1,
            says: 'La pardina no hace falta. La castellana, un par de horas y queda más entera.',
            replies: [{ by: 2, says: 'Exacto, y siempre empezando con agua fría.' }],
          },
        ],
      },
      {
        by: 1,
        title: 'Lo que cenamos ayer',
        says: 'La hice con lo que había en la nevera y salió redonda. Os la dejo aquí.',
        category: 'recipes',
        withRecipe: true,
        talk: [{ by: 0, says: '¡Qué pinta! Este fin de semana cae.' }],
      },
    ],
  },
  {
    language: 'de',
    name: 'Kochrunde Prenzlauer Berg',
    description: 'Einmal im Monat kochen wir zusammen, reihum bei jemandem zu Hause.',
    category: 'Hobby Chefs',
    location: 'Berlin, Deutschland',
    tags: ['kochrunde', 'nachbarschaft'],
    isPublic: false,
    dish: 'Kürbissuppe mit Ingwer',
    threads: [
      {
        by: 0,
        title: 'Nächstes Treffen: Freitag bei mir',
        says: 'Ab 18 Uhr, ich habe vier Herdplatten und einen großen Tisch. Wer bringt was mit?',
        category: 'meetings',
        isPinned: true,
        talk: [
          {
            by: 1,
            says: 'Ich mache die Vorspeise. Gibt es Unverträglichkeiten?',
            replies: [
              { by: 2, says: 'Bei mir bitte ohne Nüsse.' },
              { by: 0, says: 'Sonst nichts. Danke, dass du fragst!' },
            ],
          },
          { by: 2, says: 'Dann kümmere ich mich um den Nachtisch.' },
        ],
      },
      {
        by: 2,
        title: 'Das könnten wir als Nächstes kochen',
        says: 'Gestern ausprobiert, für acht Leute leicht zu verdoppeln.',
        category: 'recipes',
        withRecipe: true,
        talk: [{ by: 1, says: 'Sieht gut aus, ich bin dabei.' }],
      },
    ],
  },
]
