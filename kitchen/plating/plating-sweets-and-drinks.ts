/** Drinks: over ice where there is any, strained into a cold glass, and thick ones from the blender. */
export const platedInGlasses = {
  drink: {
    en: 'Pour slowly into cold glasses[, over {ice}]. [Tuck {herb} in at the rim.] [Lean {fruit} against the rim, where the colour shows.]',
    fr: 'Verser lentement dans des verres bien froids[, sur {ice}]. [Glisser {herb} au bord.] [Caler {fruit} contre le bord, bien en vue.]',
    es: 'Sirve despacio en vasos fríos[, sobre {ice}]. [Pon {herb} en el borde.] [Apoya {fruit} en el borde, bien a la vista.]',
    de: 'Langsam in kalte Gläser gießen[, über {ice}]. [{herb} an den Rand stecken.] [{fruit} gut sichtbar an den Rand lehnen.]',
  },
  coupe: {
    en: 'Serve in small stemmed glasses straight from the freezer, to a finger below the rim. [Put {fruit} on the rim or at the bottom.] [Lay {herb} on the surface.]',
    fr: 'Servir dans de petits verres à pied sortant du congélateur, jusqu’à un doigt du bord. [Poser {fruit} au bord ou au fond.] [Déposer {herb} en surface.]',
    es: 'Sirve en copas pequeñas recién sacadas del congelador, hasta un dedo del borde. [Pon {fruit} en el borde o en el fondo.] [Deja {herb} en la superficie.]',
    de: 'In kleinen Stielgläsern aus dem Gefrierfach servieren, bis einen Finger unter den Rand gefüllt. [{fruit} an den Rand setzen oder auf den Grund sinken lassen.] [{herb} obenauf legen.]',
  },
  thick: {
    en: 'Pour into tall glasses, to two fingers below the rim, and serve with a wide straw or a long spoon before it separates. [Set {herb} in the middle.]',
    fr: 'Verser dans de hauts verres, jusqu’à deux doigts du bord, et servir avec une large paille ou une longue cuillère avant que cela ne se sépare. [Planter {herb} au milieu.]',
    es: 'Sirve en vasos altos, hasta dos dedos del borde, con una pajita ancha o una cuchara larga, antes de que se separe. [Pon {herb} en el centro.]',
    de: 'In hohe Gläser bis zwei Finger unter den Rand füllen und mit dickem Halm oder langem Löffel servieren, bevor es sich absetzt. [{herb} in die Mitte stecken.]',
  },
} as const

/** Sweet things that are neither sliced nor layered in a glass. */
export const platedSweets = {
  cup: {
    en: 'Serve in small bowls, filled to a finger below the rim. [Let {garnish} fall on top last, in one place.]',
    fr: 'Servir dans de petits bols, jusqu’à un doigt du bord. [Laisser tomber {garnish} en dernier, à un seul endroit.]',
    es: 'Sirve en cuencos pequeños, hasta un dedo del borde. [Deja caer {garnish} al final, en un solo punto.]',
    de: 'In kleinen Schalen servieren, bis einen Finger unter den Rand gefüllt. [Zuletzt {garnish} an einer Stelle darüberfallen lassen.]',
  },
  warmPlate: {
    en: 'Serve on flat dessert plates, a little off the centre. [Finish with {garnish}.]',
    fr: 'Servir sur des assiettes à dessert plates, un peu hors du centre. [Terminer avec {garnish}.]',
    es: 'Sirve en platos de postre llanos, un poco fuera del centro. [Termina con {garnish}.]',
    de: 'Auf flachen Desserttellern servieren, ein wenig außermittig. [{garnish} daraufgeben.]',
  },
  tray: {
    en: 'Set them on a cake stand or a board lined with a cloth, in one layer if they break easily.',
    fr: 'Présenter sur un plat à gâteaux ou une planche garnie d’un linge, en une seule couche si les pièces sont fragiles.',
    es: 'Preséntalas en una bandeja o una tabla con un paño, en una sola capa si son frágiles.',
    de: 'Auf einer Kuchenplatte oder einem Brett mit Tuch anrichten, in einer Lage, wenn sie leicht brechen.',
  },
} as const
