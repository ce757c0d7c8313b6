import type { Language } from '#shared/constants/languages.ts'
import { platedInGlasses, platedSweets } from './plating-sweets-and-drinks.ts'

type Lines = Record<Language, string>

/**
 * How each kind of dish is set on the table, in one to three sentences. They name nothing that the recipe may not have: a bracket goes
 * when its `{main}`, `{base}`, `{garnish}`, `{oil}`, `{herb}`, `{fruit}` or `{ice}` is missing.
 */
export const plating = {
  soup: {
    en: 'Serve in deep bowls, warmed for a hot soup and chilled for a cold one, and stop two fingers below the rim. [Scatter {garnish} in the middle.] [A few drops of {oil} go on last.]',
    fr: 'Servir dans des bols profonds, chauds pour une soupe chaude, frais pour une froide, en s’arrêtant à deux doigts du bord. [Déposer {garnish} au milieu.] [Terminer avec {oil}, en quelques gouttes.]',
    es: 'Sirve en cuencos hondos, calientes para una sopa caliente y fríos para una fría, hasta dos dedos del borde. [Esparce {garnish} en el centro.] [Termina con {oil}, solo unas gotas.]',
    de: 'In tiefe Schalen füllen, vorgewärmt für eine heiße Suppe, gekühlt für eine kalte, bis zwei Finger unter den Rand. [{garnish} in die Mitte streuen.] [Zum Schluss {oil} in wenigen Tropfen darübergeben.]',
  },
  crisp: {
    en: 'Lay the pieces side by side on a warm plate or a board. [Scatter with {garnish} at the last moment.] Serve at once.',
    fr: 'Poser les pièces côte à côte sur une assiette chaude ou une planche. [Ajouter {garnish} au dernier moment.] Servir aussitôt.',
    es: 'Pon las piezas una junto a otra en un plato caliente o una tabla. [Añade {garnish} en el último momento.] Sirve enseguida.',
    de: 'Die Stücke nebeneinander auf einen warmen Teller oder ein Brett legen. [{garnish} im letzten Moment darübergeben.] Sofort servieren.',
  },
  scoop: {
    en: 'Serve in small glass bowls straight from the freezer, two scoops for each. [Finish with {garnish}.]',
    fr: 'Servir dans de petites coupes sortant du congélateur, deux boules par personne. [Terminer avec {garnish}.]',
    es: 'Sirve en copas pequeñas recién sacadas del congelador, dos bolas por persona. [Termina con {garnish}.]',
    de: 'In kleinen Glasschalen aus dem Gefrierfach servieren, je zwei Kugeln. [{garnish} obenauf legen.]',
  },
  mug: {
    en: 'Serve in mugs or heatproof glasses rinsed with hot water, filled to a finger below the rim. [Lay {garnish} on top.]',
    fr: 'Servir dans des tasses ou des verres résistants, rincés à l’eau chaude, jusqu’à un doigt du bord. [Poser {garnish} dessus.]',
    es: 'Sirve en tazas o vasos resistentes, enjuagados con agua caliente, hasta un dedo del borde. [Pon {garnish} encima.]',
    de: 'In Tassen oder hitzefesten Gläsern servieren, heiß ausgespült und bis einen Finger unter den Rand gefüllt. [{garnish} obenauf legen.]',
  },
  bowl: {
    en: 'Serve in wide, shallow bowls[, with {base} to one side,] and wipe the rim. [Scatter with {garnish} in one place, not all around.]',
    fr: 'Servir dans de larges assiettes creuses[, avec {base} d’un côté,] et essuyer le bord. [Déposer {garnish} en un seul endroit, pas tout autour.]',
    es: 'Sirve en platos hondos y anchos[, con {base} a un lado,] y limpia el borde. [Pon {garnish} en un solo punto, no alrededor.]',
    de: 'In weiten, flachen Schalen servieren[, {base} auf einer Seite,] und den Rand abwischen. [{garnish} an einer Stelle darübergeben, nicht rundherum.]',
  },
  plate: {
    en: 'Serve on warm, flat plates[, with {base} to one side,] and leave the rim clean. [Put {garnish} on just before it goes out.]',
    fr: 'Servir sur des assiettes plates bien chaudes[, avec {base} d’un côté], le bord bien net. [Ajouter {garnish} juste avant d’apporter à table.]',
    es: 'Sirve en platos llanos y calientes[, con {base} a un lado], con el borde limpio. [Pon {garnish} justo antes de llevarlo a la mesa.]',
    de: 'Auf warmen, flachen Tellern anrichten[, {base} auf einer Seite,] und den Rand sauber lassen. [{garnish} erst kurz vor dem Servieren darübergeben.]',
  },
  dish: {
    en: 'Bring it to the table in its dish or pan, on a folded cloth, or serve it on warm plates. [Scatter with {garnish} first.]',
    fr: 'Apporter à table dans son plat ou sa poêle, sur un torchon plié, ou servir sur des assiettes chaudes. [Ajouter d’abord {garnish}.]',
    es: 'Llévalo a la mesa en su fuente o sartén, sobre un paño doblado, o sirve en platos calientes. [Añade antes {garnish}.]',
    de: 'In Form oder Pfanne auf einem gefalteten Tuch auf den Tisch bringen oder auf warmen Tellern anrichten. [Vorher {garnish} darübergeben.]',
  },
  leaves: {
    en: 'Pile loosely on a wide, cool plate instead of pressing it into a bowl[, with {main} where it can be seen]. [Let {garnish} fall on top last.]',
    fr: 'Dresser sans tasser sur un grand plat frais plutôt que dans un saladier[, {main} bien en vue]. [Ajouter {garnish} en dernier.]',
    es: 'Sirve suelto en un plato grande y fresco, mejor que en una ensaladera[, con {main} a la vista]. [Añade {garnish} al final.]',
    de: 'Locker auf einem großen, kühlen Teller anrichten statt in einer Schüssel[, {main} gut sichtbar]. [Zuletzt {garnish} darübergeben.]',
  },
  bread: {
    en: 'Bring it to the table on a board or a wide plate. [Scatter with {garnish}.]',
    fr: 'Présenter sur une planche ou un grand plat. [Finir avec {garnish}.]',
    es: 'Llévalo a la mesa en una tabla o un plato grande. [Termina con {garnish}.]',
    de: 'Auf einem Brett oder großen Teller auf den Tisch bringen. [{garnish} darübergeben.]',
  },
  glass: {
    en: 'Serve in low, clear glasses, wiped clean inside the rim, cool but not ice-cold. [Set {garnish} on top.]',
    fr: 'Servir dans des verres bas et transparents, le bord intérieur essuyé, frais mais pas glacé. [Poser {garnish} dessus.]',
    es: 'Sirve en vasos bajos y transparentes, con el borde interior limpio, fresco pero no helado. [Pon {garnish} encima.]',
    de: 'In niedrigen, klaren Gläsern servieren, innen am Rand sauber gewischt, kühl, aber nicht eiskalt. [{garnish} obenauf setzen.]',
  },
  slice: {
    en: 'Cut with a long, sharp knife, wiping the blade in between, and serve each slice on a flat plate. [Put {garnish} beside it.]',
    fr: 'Couper avec un long couteau bien aiguisé, essuyé entre deux parts, et servir sur des assiettes plates. [Poser {garnish} à côté.]',
    es: 'Corta con un cuchillo largo y afilado, limpiando la hoja cada vez, y sirve en platos llanos. [Pon {garnish} al lado.]',
    de: 'Mit einem langen, scharfen Messer schneiden, die Klinge dazwischen abwischen und jedes Stück auf einem flachen Teller servieren. [{garnish} danebenlegen.]',
  },
  ...platedInGlasses,
  ...platedSweets,
} as const satisfies Record<string, Lines>

export type Family = keyof typeof plating
