import type { Language } from '#shared/constants/languages.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { storeEntry } from '#server/features/collections/entries.ts'
import { insertCollection } from '#server/features/collections/queries.ts'
import { insertSaved } from '#server/features/recipes/saved/saved-queries.ts'
import { replaceTags, storeNote } from '#server/features/recipes/saved/tags-and-notes.ts'
import { seededRandom } from './random.ts'
import type { SeededRecipe } from './recipes.ts'
import type { SeededUser } from './users.ts'

const hour = 60 * 60 * 1000

interface BinderTexts {
  tags: readonly string[]
  notes: readonly string[]
  /** A collection of the user's own. */
  own: { title: string; description: string }
  /** The collection of a group, with what members say of its recipes. */
  group: { title: string; description: string; notes: readonly string[] }
}

const texts: Record<Language, BinderTexts> = {
  en: {
    tags: ['quick', 'Sunday', 'for guests', 'children like it', 'freezes well'],
    notes: ['Next time half the salt.', 'Needs ten minutes more in my oven.', 'Mum’s favourite: double it.'],
    own: { title: 'When friends come', description: 'What can be ready before the bell rings.' },
    group: {
      title: 'Our classics',
      description: 'What every one of us has cooked at least twice.',
      notes: ['Half an hour, promise.', 'Good with the leftover rice.'],
    },
  },
  fr: {
    tags: ['rapide', 'dimanche', 'pour les invités', 'les enfants aiment', 'se congèle'],
    notes: [
      'La prochaine fois, moitié moins de sel.',
      'Dix minutes de plus dans mon four.',
      'La préférée de maman, doubler.',
    ],
    own: { title: 'Quand on reçoit', description: 'Ce qui peut être prêt avant le coup de sonnette.' },
    group: {
      title: 'Nos classiques',
      description: 'Ce que chacun de nous a cuisiné au moins deux fois.',
      notes: ['À préparer la veille.', 'Parfait pour huit.'],
    },
  },
  es: {
    tags: ['rápida', 'domingo', 'para invitados', 'gusta a los niños', 'se congela bien'],
    notes: [
      'La próxima vez, la mitad de sal.',
      'En mi horno, diez minutos más.',
      'La favorita de mamá: hacer el doble.',
    ],
    own: { title: 'Cuando vienen amigos', description: 'Lo que puede estar listo antes de que llamen.' },
    group: {
      title: 'Nuestros clásicos',
      description: 'Lo que todos hemos cocinado al menos dos veces.',
      notes: ['Mejor al día siguiente.', 'Con pan de pueblo.'],
    },
  },
  de: {
    tags: ['schnell', 'Sonntag', 'für Gäste', 'mögen die Kinder', 'lässt sich einfrieren'],
    notes: [
      'Beim nächsten Mal halb so viel Salz.',
      'Braucht in meinem Ofen zehn Minuten länger.',
      'Mamas Liebling: doppelt machen.',
    ],
    own: { title: 'Wenn Besuch kommt', description: 'Was fertig sein kann, bevor es klingelt.' },
    group: {
      title: 'Unsere Klassiker',
      description: 'Was jeder von uns mindestens zweimal gekocht hat.',
      notes: ['Am Vortag ansetzen.', 'Reicht für alle.'],
    },
  },
}

/** Lets everybody save recipes of others, tag and note some, and put them in a collection of their own. */
export async function fillBinders(
  db: Db,
  people: readonly SeededUser[],
  recipes: readonly SeededRecipe[],
): Promise<void> {
  // Its own numbers, so that the rest of the community stays as it was.
  const random = seededRandom(20260140)
  const published = recipes.filter(({ isPublic }) => isPublic)
  for (const { id: userId, language } of people) {
    const { tags, notes, own } = texts[language]
    const others = published.filter(({ owner }) => owner.id !== userId)
    const saved = random.some(others, random.between(4, 9))
    if (saved.length === 0) continue
    const last = Math.max(...saved.map(({ at }) => at))
    for (const [index, { id: recipeId }] of saved.entries()) {
      const key = { userId, recipeId }
      const now = last + (index + 1) * 5 * hour
      await insertSaved(db, key, now)
      await replaceTags(db, key, random.some(tags, random.between(0, 2)))
      if (index % 3 === 0) await storeNote(db, key, notes[(index / 3) % notes.length] ?? '', now)
    }
    for (const { id: recipeId } of recipes.filter(({ owner }) => owner.id === userId)) {
      await replaceTags(db, { userId, recipeId }, random.some(tags, random.between(0, 2)))
    }
    const now = last + 60 * hour
    const collection = { id: crypto.randomUUID(), ownerId: userId, groupId: null, ...own }
    await insertCollection(db, collection, now)
    for (const { id: recipeId } of saved.slice(0, 4)) {
      await addToCollection(db, { collectionId: collection.id, recipeId, userId, note: undefined }, now)
    }
  }
}

/** The collection of a group: public recipes that its members added, each with a word about it. */
export async function seedGroupCollection(
  db: Db,
  group: { id: string; language: Language; members: readonly SeededUser[] },
  recipes: readonly SeededRecipe[],
  now: number,
): Promise<void> {
  const [owner] = group.members
  const { title, description, notes } = texts[group.language].group
  if (!owner || recipes.length === 0) return
  const collection = { id: crypto.randomUUID(), ownerId: owner.id, groupId: group.id, title, description }
  await insertCollection(db, collection, now)
  for (const [index, { id: recipeId }] of recipes.slice(0, 6).entries()) {
    const member = group.members[index % group.members.length] ?? owner
    const entry = { collectionId: collection.id, recipeId, userId: member.id, note: notes[index] }
    await addToCollection(db, entry, now + index * hour)
  }
}

function addToCollection(
  db: Db,
  entry: { collectionId: string; recipeId: string; userId: string; note: string | undefined },
  now: number,
): Promise<void> {
  return storeEntry(db, { ...entry, mayChangeAll: true, position: undefined }, now)
}
