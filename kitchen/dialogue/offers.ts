import type { Language } from '#shared/constants/languages.ts'

type Choices = Record<Language, readonly string[]>

/** The last words of a turn: an offer to change it or to finish. What suits every dish, then what suits its kind. */
export const offers: Record<'any' | 'savoury' | 'sweet' | 'drink', Choices> = {
  any: {
    en: [
      'Shall I change anything, or would you like to finalize it?',
      'Tell me what to change; otherwise press Finalize and I will write it all down.',
      'Anything you would rather swap? If not, it is ready to be finalized.',
      'Does that sound right to you, or shall I change a thing or two before you finalize?',
      'If something is missing from your kitchen, say so and I will find a way round it; if not, go ahead and finalize.',
    ],
    fr: [
      'Voulez-vous changer quelque chose, ou finaliser la recette ?',
      'Dites-moi ce qu’il faut modifier ; sinon, finalisez et je note tout.',
      'Un ingrédient à remplacer ? Sinon, la recette est prête à être finalisée.',
      'Cela vous convient-il, ou faut-il une retouche avant de finaliser ?',
      'S’il vous manque quelque chose, dites-le et je trouverai une solution ; sinon, vous pouvez finaliser.',
    ],
    es: [
      '¿Cambio algo, o quieres finalizar la receta?',
      'Dime qué cambiar; si no, finaliza y lo dejo todo por escrito.',
      '¿Algún ingrediente que prefieras sustituir? Si no, ya se puede finalizar.',
      '¿Te convence así, o la retocamos antes de finalizar?',
      'Si te falta algo en casa, dímelo y buscamos otra salida; si no, adelante, finaliza.',
    ],
    de: [
      'Soll ich etwas ändern, oder möchtest du das Rezept fertigstellen?',
      'Sag mir, was anders sein soll; sonst stell das Rezept fertig, und ich schreibe alles auf.',
      'Möchtest du eine Zutat tauschen? Wenn nicht, kannst du das Rezept fertigstellen.',
      'Passt das so, oder drehen wir vor dem Fertigstellen noch an einer Schraube?',
      'Fehlt dir etwas davon, sag es, dann finde ich einen Ersatz; sonst stell das Rezept einfach fertig.',
    ],
  },
  savoury: {
    en: [
      'Spicier, lighter, for more people? Just say so, or finalize it as it is.',
      'More herbs, less heat, another side? One word is enough, or finalize it.',
    ],
    fr: [
      'Plus de piment, moins de crème, davantage de portions ? Dites-le-moi, ou finalisez sans attendre.',
      'D’autres herbes, un autre accompagnement ? Un mot suffit, ou finalisez.',
    ],
    es: [
      '¿Con más picante, con menos grasa, para más gente? Dímelo, o finaliza sin más.',
      '¿Otras hierbas, otra guarnición? Basta una palabra, o finaliza.',
    ],
    de: [
      'Schärfer, leichter, mehr Portionen? Sag es einfach, oder stell es so fertig.',
      'Andere Kräuter, eine andere Beilage? Ein Wort genügt, oder stell es fertig.',
    ],
  },
  sweet: {
    en: [
      'Less sweet, other fruit, a bigger batch? Say so, or finalize it.',
      'Shall it be simpler or grander? Otherwise finalize and it is yours.',
    ],
    fr: [
      'Moins de sucre, un autre fruit, une plus grande quantité ? Dites-le-moi, ou finalisez.',
      'Plus simple, plus festif ? Sinon, finalisez et la recette est à vous.',
    ],
    es: [
      '¿Con menos azúcar, con otra fruta, en más cantidad? Dímelo, o finaliza.',
      '¿Más sencillo o más de fiesta? Si no, finaliza y la receta es tuya.',
    ],
    de: [
      'Weniger süß, anderes Obst, eine größere Menge? Sag es, oder stell es fertig.',
      'Schlichter oder festlicher? Sonst stell es fertig, und das Rezept gehört dir.',
    ],
  },
  drink: {
    en: [
      'Longer, drier, without alcohol? Say so, or finalize it.',
      'A jug instead of glasses, or another garnish? Otherwise finalize it.',
    ],
    fr: [
      'En plus long, avec moins de sucre, sans alcool ? Dites-le-moi, ou finalisez.',
      'En carafe plutôt qu’au verre, avec une autre garniture ? Sinon, finalisez.',
    ],
    es: [
      '¿Más largo, menos dulce, sin alcohol? Dímelo, o finaliza.',
      '¿En jarra en vez de en vaso, con otro adorno? Si no, finaliza.',
    ],
    de: [
      'Länger, trockener, ohne Alkohol? Sag es, oder stell es fertig.',
      'Als Krug statt im Glas, mit anderer Garnitur? Sonst stell es fertig.',
    ],
  },
}
