import type { Language } from '#shared/constants/languages.ts'
import { insertEntry } from '#server/features/recipes/cooking-log/write.ts'
import type { Random } from './random.ts'
import type { SeedDeps, SeededRecipe } from './recipes.ts'
import type { SeededUser } from './users.ts'

const day = 24 * 60 * 60 * 1000

interface Notes {
  note: string
  nextTime: string
  changed: string
}

/** What people write into their diaries. */
const notes: Record<Language, readonly [Notes, ...Notes[]]> = {
  en: [
    {
      note: 'Everybody asked for more.',
      nextTime: 'Double the sauce.',
      changed: 'Oat cream instead of cream.',
    },
    { note: 'Good, and better the next day.', nextTime: 'Less salt.', changed: 'A handful of peas went in.' },
  ],
  fr: [
    { note: 'Tout le monde en a repris.', nextTime: 'Doubler la sauce.', changed: 'De la crème d’avoine.' },
    {
      note: 'Bon, et meilleur le lendemain.',
      nextTime: 'Moins de sel.',
      changed: 'J’ai ajouté des petits pois.',
    },
  ],
  es: [
    { note: 'Todos repitieron.', nextTime: 'El doble de salsa.', changed: 'Nata de avena en vez de nata.' },
    { note: 'Rico, y mejor al día siguiente.', nextTime: 'Menos sal.', changed: 'Le puse guisantes.' },
  ],
  de: [
    {
      note: 'Alle wollten Nachschlag.',
      nextTime: 'Doppelt so viel Soße.',
      changed: 'Hafersahne statt Sahne.',
    },
    { note: 'Gut, am nächsten Tag noch besser.', nextTime: 'Weniger Salz.', changed: 'Erbsen kamen dazu.' },
  ],
}

const nobodyIsSuspended = async () => undefined

/** Lets some members cook a public recipe; half of their entries are for themselves. */
export async function cookRecipe(
  { db }: Pick<SeedDeps, 'db'>,
  recipe: SeededRecipe,
  people: readonly SeededUser[],
  random: Random,
): Promise<void> {
  for (const person of random.some(people, random.between(0, 3))) {
    const isOwner = person.id === recipe.owner.id
    const now = recipe.at + random.between(3, 120) * day
    const said = random.one(notes[person.language])
    const fields = {
      cookedOn: new Date(now).toISOString().slice(0, 10),
      stars: isOwner ? null : random.between(3, 5),
      note: random.between(0, 1) === 1 ? said.note : null,
      nextTime: random.between(0, 2) === 0 ? said.nextTime : null,
      changed: random.between(0, 2) === 0 ? said.changed : null,
      visibleTo: random.between(0, 1) === 1 ? ('members' as const) : ('me' as const),
    }
    const writer = { userId: person.id, requireMayPost: nobodyIsSuspended, now }
    await insertEntry(db, recipe.id, crypto.randomUUID(), fields, writer)
  }
}
