import type { ForumCategory } from '#shared/constants/categories.ts'
import type { Language } from '#shared/constants/languages.ts'

/** Who says something is a place among the group's members, 0 being its owner. */
export interface SeedPost {
  by: number
  text: string
  replies?: readonly SeedPost[]
}

export interface SeedGroup {
  language: Language
  name: string
  description: string
  category: string
  location: string | null
  tags: readonly string[]
  isPublic: boolean
  /** The dish shown in its picture. */
  dish: string
  threads: readonly {
    by: number
    title: string
    text: string
    category: ForumCategory
    isPinned?: boolean
    /** A public recipe in the group's language hangs on it. */
    withRecipe?: boolean
    talk: readonly SeedPost[]
  }[]
}

export const seedGroups: readonly SeedGroup[] = [
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
        text: 'Mine: chickpeas, tinned tomatoes, a lemon that has seen better days. What saves your evenings?',
        category: 'tricks',
        isPinned: true,
        talk: [
          {
            by: 1,
            text: 'Red lentils. They are done before the rice is.',
            replies: [
              {
                by: 2,
                text: 'Same here, with a spoonful of curry paste.',
                replies: [{ by: 0, text: 'Curry paste goes on the list then. Which one do you buy?' }],
              },
            ],
          },
          { by: 2, text: 'Frozen spinach, straight into the pan. Nobody has ever noticed.' },
        ],
      },
      {
        by: 1,
        title: 'Cooked this three times in two weeks',
        text: 'It has become our Tuesday dinner. I double it and take the rest to work.',
        category: 'recipes',
        withRecipe: true,
        talk: [
          {
            by: 0,
            text: 'Does it survive the freezer?',
            replies: [{ by: 1, text: 'It does, for a month at least. Warm it up slowly.' }],
          },
          { by: 2, text: 'On my list for Thursday, thank you.' },
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
        text: 'Dimanche, nous étions six au lieu de quatre. J’ai allongé la soupe, mais j’aimerais d’autres idées.',
        category: 'tricks',
        talk: [
          {
            by: 1,
            text: 'Des tartines gratinées : du pain de la veille, du fromage, dix minutes au four.',
            replies: [{ by: 0, text: 'Parfait, j’ai toujours du pain rassis. Avec de la moutarde ?' }],
          },
          { by: 2, text: 'Une grande salade de lentilles, préparée le samedi. Elle n’en est que meilleure.' },
        ],
      },
      {
        by: 2,
        title: 'Atelier pâte feuilletée en avril',
        text: 'Je propose un samedi matin chez moi, six personnes au plus. Qui serait partant ?',
        category: 'classes',
        talk: [
          { by: 1, text: 'Moi ! La mienne se déchire toujours au troisième tour.' },
          { by: 0, text: 'Partante aussi, j’apporte le beurre.' },
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
        text: 'Mi madre siempre, yo nunca. ¿De verdad se nota la diferencia?',
        category: 'tricks',
        talk: [
          {
            by: 1,
            text: 'La pardina no hace falta. La castellana, un par de horas y queda más entera.',
            replies: [{ by: 2, text: 'Exacto, y siempre empezando con agua fría.' }],
          },
        ],
      },
      {
        by: 1,
        title: 'Lo que cenamos ayer',
        text: 'La hice con lo que había en la nevera y salió redonda. Os la dejo aquí.',
        category: 'recipes',
        withRecipe: true,
        talk: [{ by: 0, text: '¡Qué pinta! Este fin de semana cae.' }],
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
        text: 'Ab 18 Uhr, ich habe vier Herdplatten und einen großen Tisch. Wer bringt was mit?',
        category: 'meetings',
        isPinned: true,
        talk: [
          {
            by: 1,
            text: 'Ich mache die Vorspeise. Gibt es Unverträglichkeiten?',
            replies: [
              { by: 2, text: 'Bei mir bitte ohne Nüsse.' },
              { by: 0, text: 'Sonst nichts. Danke, dass du fragst!' },
            ],
          },
          { by: 2, text: 'Dann kümmere ich mich um den Nachtisch.' },
        ],
      },
      {
        by: 2,
        title: 'Das könnten wir als Nächstes kochen',
        text: 'Gestern ausprobiert, für acht Leute leicht zu verdoppeln.',
        category: 'recipes',
        withRecipe: true,
        talk: [{ by: 1, text: 'Sieht gut aus, ich bin dabei.' }],
      },
    ],
  },
]
