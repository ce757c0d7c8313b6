import type { Language } from '#shared/constants/languages.ts'
import type { DishType } from '#shared/words/dish-types.ts'

interface CommentTexts {
  any: readonly string[]
  savoury: readonly string[]
  desserts: readonly string[]
  drinks: readonly string[]
}

const commentTexts: Record<Language, CommentTexts> = {
  en: {
    any: [
      'Made this on Sunday and there was nothing left. Thank you!',
      'The timings are spot on, even in my old kitchen.',
      'Already asked to make it again next week.',
      'I halved everything for the two of us and it worked perfectly.',
      'Clear steps, no surprises. Exactly what I need after work.',
      'My teenagers had seconds, which says it all.',
    ],
    savoury: [
      'I added a squeeze of lemon at the end. Lovely.',
      'Even better the next day for lunch.',
      'Needed a little more salt for us, otherwise perfect.',
    ],
    desserts: ['Not too sweet, just as we like it.', 'A hit at my sister’s birthday.'],
    drinks: ['Easy to make and quickly gone. I doubled it.', 'A good start to the evening.'],
  },
  fr: {
    any: [
      'Fait dimanche en famille : il n’est rien resté. Merci !',
      'Les temps sont justes, même avec mon vieux four.',
      'On me l’a déjà réclamé pour la semaine prochaine.',
      'J’ai divisé les quantités par deux, aucun souci.',
      'Des étapes claires, parfait pour un soir de semaine.',
      'Même les enfants en ont repris, c’est dire.',
    ],
    savoury: [
      'J’ai ajouté un filet de citron à la fin, un délice.',
      'Encore meilleur réchauffé le lendemain.',
      'Un peu plus de sel pour nous, sinon rien à redire.',
    ],
    desserts: ['Pas trop sucré, comme on l’aime à la maison.', 'Gros succès à l’anniversaire de ma sœur.'],
    drinks: ['Vite fait, et bu plus vite encore.', 'Idéal pour commencer la soirée.'],
  },
  es: {
    any: [
      'Lo hice el domingo y no quedó nada. ¡Gracias!',
      'Los tiempos son exactos, incluso en mi cocina vieja.',
      'Ya me han pedido que lo repita la semana que viene.',
      'Hice la mitad para los dos y salió perfecto.',
      'Pasos claros, justo lo que necesito al salir del trabajo.',
      'Hasta los niños repitieron, con eso lo digo todo.',
    ],
    savoury: [
      'Le puse un chorrito de limón al final y quedó riquísimo.',
      'Al día siguiente está todavía mejor.',
      'Para nosotros, una pizca más de sal; por lo demás, perfecto.',
    ],
    desserts: ['No demasiado dulce, como nos gusta en casa.', 'Triunfó en el cumpleaños de mi hermana.'],
    drinks: ['Se hace en un momento y se acaba antes.', 'Perfecto para empezar la noche.'],
  },
  de: {
    any: [
      'Am Sonntag gekocht, es ist nichts übrig geblieben. Danke!',
      'Die Zeiten stimmen genau, sogar in meiner alten Küche.',
      'Soll ich nächste Woche gleich wieder machen.',
      'Für uns zwei die halbe Menge genommen, hat wunderbar geklappt.',
      'Klare Schritte, genau richtig nach Feierabend.',
      'Sogar die Kinder haben nachgenommen, das will etwas heißen.',
    ],
    savoury: [
      'Am Ende noch ein Spritzer Zitrone dazu – herrlich.',
      'Am nächsten Tag aufgewärmt fast noch besser.',
      'Für uns durfte es etwas mehr Salz sein, sonst perfekt.',
    ],
    desserts: ['Nicht zu süß, genau wie wir es mögen.', 'Kam beim Geburtstag meiner Schwester bestens an.'],
    drinks: ['Schnell gemacht und noch schneller ausgetrunken.', 'Ein schöner Auftakt für den Abend.'],
  },
}

/** What somebody may well say of such a dish, in its language. */
export function commentsFor(language: Language, dishType: DishType): readonly string[] {
  const { any, savoury, desserts, drinks } = commentTexts[language]
  if (dishType === 'Desserts') return [...any, ...desserts]
  return dishType === 'Cocktails' ? drinks : [...any, ...savoury]
}

/** Descriptions of photos that users took of their own dish. */
export const captions: Record<Language, readonly [string, ...string[]]> = {
  en: ['Mine, just before it was gone', 'Sunday lunch', 'From our kitchen'],
  fr: ['Le mien, juste avant de disparaître', 'Déjeuner du dimanche', 'Depuis notre cuisine'],
  es: ['El mío, justo antes de desaparecer', 'Comida del domingo', 'Desde nuestra cocina'],
  de: ['Meins, kurz bevor es weg war', 'Sonntagsessen', 'Aus unserer Küche'],
}
