import type { Language } from '#shared/constants/languages.ts'
import { platedInGlasses, platedSweets } from './plating-sweets-and-drinks.ts'

type Lines = Record<Language, string>

/** How each kind of dish is set on the table. `{main}`, `{garnish}`, `{base}`, `{colours}` and `{title}`; a bracket goes when its word is missing. */
export const plating = {
  soup: {
    en: 'Choose small deep bowls, hot for a hot soup and straight from the fridge for a cold one. Pour from a jug at the table if you like a little theatre, and stop two fingers below the rim. [Keep back a spoonful of {main} and set it in the middle, so that it stands above the surface.] [Let {garnish} fall beside it, a few leaves only.]  [Draw {oil} over it in three or four drops.] A plate underneath, a spoon on the right, nothing else.',
    fr: "Choisir de petits bols profonds, chauds pour une soupe chaude, sortis du frais pour une froide. Verser au pichet devant les convives, pour le plaisir, en s'arrêtant à deux doigts du bord. [Garder une cuillerée de la garniture, {main} surtout, et la poser au centre pour qu'elle dépasse.] [Laisser tomber {garnish} à côté, quelques feuilles seulement.]  [Ajouter {oil}, trois ou quatre gouttes.] Une assiette dessous, une cuillère à droite, rien de plus.",
    es: 'Elige cuencos pequeños y hondos, calientes para una sopa caliente y recién sacados de la nevera para una fría. Si te gusta un poco de teatro, sirve con jarra en la mesa y para dos dedos antes del borde. [Reserva una cucharada de {main} y ponla en el centro, de modo que sobresalga.] [Deja caer {garnish} al lado, solo unas hojas.]  [Añade {oil}, tres o cuatro gotas.] Un plato debajo, la cuchara a la derecha y nada más.',
    de: 'Kleine, tiefe Schalen nehmen, heiß für eine heiße Suppe und direkt aus dem Kühlschrank für eine kalte. Wer ein wenig Theater mag, gießt am Tisch aus einem Krug ein; zwei Finger unter dem Rand ist Schluss. [Einen Löffel von der Einlage, vor allem {main}, zurückbehalten und in die Mitte setzen, sodass er herausragt.] [Daneben {garnish} fallen lassen, nur wenige Blättchen.]  [Dazu {oil} in drei, vier Tropfen.] Ein Teller darunter, ein Löffel rechts, mehr nicht.',
  },
  crisp: {
    en: 'Take a flat, warm plate or a plain wooden board; whatever is crisp must not stand in its own steam. [Heap {base} to one side, loosely.] [Arrange {main} overlapping a little, the best-browned side up, with air in between.] [Scatter {garnish} from a height at the last moment.] Anything wet, a sauce, a wedge of lemon, a salad, comes in a small bowl of its own. Serve at once: crispness is counted in minutes.',
    fr: "Prendre une assiette plate bien chaude ou une simple planche : ce qui croustille ne doit pas rester dans sa vapeur. [Disposer {base} d'un côté, sans tasser.] [Disposer {main} en chevauchant légèrement, la face la plus dorée vers le haut, avec de l'air entre les morceaux.] [Parsemer {garnish} de haut, au dernier moment.] Tout ce qui est humide, sauce, quartier de citron ou salade, se sert à part dans un petit bol. À table aussitôt : le croustillant se compte en minutes.",
    es: 'Usa un plato llano y caliente o una tabla sencilla: lo crujiente no debe quedarse en su propio vapor. [Pon {base} a un lado, sin apretar.] [Dispón {main} en ligero escalón, con la cara más dorada hacia arriba y aire entre las piezas.] [Esparce {garnish} desde arriba en el último momento.] Todo lo húmedo, una salsa, un gajo de limón o una ensalada, va aparte en un cuenco pequeño. A la mesa enseguida: lo crujiente se cuenta en minutos.',
    de: 'Einen flachen, warmen Teller oder ein schlichtes Brett nehmen: Was knusprig ist, darf nicht im eigenen Dampf stehen. [{base} locker auf eine Seite häufen.] [{main} leicht überlappend anrichten, die am besten gebräunte Seite nach oben, mit etwas Luft dazwischen.] [{garnish} im letzten Moment von oben darüberstreuen.] Alles Feuchte, eine Sauce, eine Zitronenspalte, ein Salat, kommt in ein eigenes Schälchen. Sofort servieren: Knusprigkeit zählt in Minuten.',
  },
  scoop: {
    en: 'Put small glass bowls into the freezer for ten minutes, so that nothing melts on contact. Form scoops with a spoon dipped in hot water, drawn once towards you, and set two side by side with the third leaning on top. [Let {main} be seen once more, as a piece of fruit or a few crumbs at the foot.] [Finish with {garnish}, upright.] Serve on a cold saucer with a small spoon, straight away.',
    fr: "Placer de petites coupes en verre dix minutes au congélateur, pour que rien ne fonde au contact. Former les boules avec une cuillère trempée dans l'eau chaude, d'un seul geste, en poser deux côte à côte et la troisième appuyée dessus. [Rappeler {main} au pied de la coupe, par un morceau ou quelques miettes.] [Terminer avec {garnish}, bien droit.] Servir aussitôt sur une soucoupe froide, avec une petite cuillère.",
    es: 'Mete copas pequeñas de cristal diez minutos en el congelador, para que nada se derrita al tocarlas. Forma las bolas con una cuchara mojada en agua caliente, de un solo gesto; pon dos juntas y la tercera apoyada encima. [Recuerda {main} al pie de la copa, con un trozo o unas migas.] [Termina con {garnish}, de pie.] Sirve enseguida sobre un platito frío con una cucharilla.',
    de: 'Kleine Glasschalen zehn Minuten ins Gefrierfach stellen, damit nichts beim Berühren schmilzt. Mit einem in heißes Wasser getauchten Löffel in einem Zug Kugeln formen, zwei nebeneinandersetzen und die dritte darauf lehnen. [Am Fuß noch einmal an {main} erinnern, mit einem Stück oder ein paar Krümeln.] [Obenauf {garnish} aufrecht stecken.] Auf einer kalten Untertasse mit kleinem Löffel sofort servieren.',
  },
  mug: {
    en: 'Rinse thick-walled mugs or heatproof glasses with hot water, so that the drink stays warm to the last sip. Fill to a finger below the rim; the steam needs room to carry the scent. [Float {garnish} on the surface, where the nose meets it first.] Set on a small plate with a spoon and a napkin folded twice, the handle to the right, and hand it over while the surface still trembles.',
    fr: "Rincer à l'eau chaude des tasses épaisses ou des verres résistants, pour garder la chaleur jusqu'à la dernière gorgée. Remplir à un doigt du bord : la vapeur a besoin de place pour porter le parfum. [Laisser flotter {garnish} à la surface, là où le nez arrive en premier.] Poser sur une petite assiette avec une cuillère et une serviette pliée en quatre, l'anse à droite, et servir fumant.",
    es: 'Enjuaga con agua caliente tazas gruesas o vasos resistentes, para que se mantenga caliente hasta el último sorbo. Llena hasta un dedo del borde: el vapor necesita sitio para llevar el aroma. [Deja flotar {garnish} en la superficie, donde primero llega la nariz.] Pon todo sobre un platito con cucharilla y una servilleta doblada en cuatro, el asa a la derecha, y sirve humeante.',
    de: 'Dickwandige Tassen oder hitzefeste Gläser heiß ausspülen, damit das Getränk bis zum letzten Schluck warm bleibt. Bis einen Finger unter den Rand füllen: Der Dampf braucht Platz, um den Duft zu tragen. [{garnish} obenauf schwimmen lassen, wo die Nase zuerst hinkommt.] Auf einen kleinen Teller mit Löffel und zweimal gefalteter Serviette stellen, den Henkel nach rechts, und dampfend reichen.',
  },
  bowl: {
    en: 'Take wide, shallow bowls, warmed for a few minutes, in a quiet colour: off-white, slate or sand. [Set {base} slightly off centre, pressing lightly, about three centimetres high.] Spoon the dish in so that it fills the well of the bowl and stops short of the rim. [Lift a few good pieces of {main} to the top; what everybody is to taste should be seen.] [Place {garnish} in one loose heap on the highest point, not all around.]  [Finish with a thin thread of {oil}.] Wipe the rim with a damp cloth and carry it out while it is at its best.',
    fr: "Choisir des assiettes creuses et larges, tiédies quelques minutes, dans un ton discret : blanc cassé, ardoise ou sable. [Poser {base} un peu hors du centre, en tassant à peine, sur trois centimètres de haut.] Servir de façon à remplir le creux de l'assiette sans toucher le bord. [Remonter quelques beaux morceaux sur le dessus, {main} en tête : ce que l'on va goûter doit se voir.] [Poser {garnish} en un seul petit nuage, au point le plus haut, et non tout autour.]  [Terminer avec {oil}, en un mince filet.] Essuyer le bord avec un linge humide et servir sans attendre.",
    es: 'Elige platos hondos y anchos, templados unos minutos, de un color discreto: blanco roto, pizarra o arena. [Dispón {base} un poco fuera del centro, apenas prensando, a unos tres centímetros de altura.] Sirve de modo que llene el fondo del plato sin tocar el borde. [Sube unas cuantas piezas hermosas, sobre todo {main}: lo que se va a saborear debe verse.] [Pon {garnish} en un solo montoncito suelto en el punto más alto, no alrededor.]  [Termina con {oil}, en un hilo fino.] Limpia el borde con un paño húmedo y sirve enseguida.',
    de: 'Weite, flache Schalen in einer ruhigen Farbe nehmen, gebrochenes Weiß, Schiefer oder Sand, und einige Minuten vorwärmen. [{base} leicht außermittig hineinsetzen und behutsam andrücken, etwa drei Zentimeter hoch.] So einfüllen, dass die Vertiefung voll ist und der Rand frei bleibt. [Ein paar schöne Stücke nach oben holen, vor allem {main}: Was man schmecken wird, soll man sehen.] [{garnish} als ein lockeres Häufchen auf den höchsten Punkt setzen, nicht rundherum.]  [Zum Schluss {oil} in dünnem Faden darüberziehen.] Den Rand mit einem feuchten Tuch wischen und gleich servieren.',
  },
  plate: {
    en: 'Warm large flat plates with a broad rim. [Lay {base} as a soft bed just left of the centre.] [Lean {main} against it at a slight angle, the browned side up, so that the plate gains height.] Whatever juices there are go around the foot, not over the crust, which should stay crisp. [Set {garnish} on the crown with your fingertips, a few leaves at a time.] Keep a third of the plate empty: the eye needs it. A last grain of salt, a clean rim, and out it goes.',
    fr: "Tiédir de grandes assiettes plates à large bord. [Étaler {base} en lit souple, juste à gauche du centre.] [Y adosser {main} en léger biais, côté doré vers le haut, pour donner de la hauteur.] Verser le jus de cuisson au pied plutôt que sur la croûte, qui doit rester croustillante. [Déposer {garnish} au sommet du bout des doigts, quelques feuilles à la fois.] Laisser un tiers de l'assiette vide : l'œil en a besoin. Un dernier grain de sel, un bord net, et à table.",
    es: 'Templa platos llanos grandes de ala ancha. [Extiende {base} como un lecho suave, justo a la izquierda del centro.] [Apoya {main} en ligero ángulo, con el lado dorado hacia arriba, para dar altura.] Pon los jugos al pie y no sobre la costra, que debe seguir crujiente. [Coloca {garnish} en lo alto con la punta de los dedos, unas hojas cada vez.] Deja vacío un tercio del plato: el ojo lo agradece. Un último grano de sal, el borde limpio y a la mesa.',
    de: 'Große flache Teller mit breitem Rand vorwärmen. [{base} als weiches Bett knapp links der Mitte verteilen.] [{main} leicht schräg dagegenlehnen, die gebräunte Seite nach oben, damit der Teller Höhe bekommt.] Den Bratensaft um den Fuß ziehen statt über die Kruste, die knusprig bleiben soll. [{garnish} mit den Fingerspitzen obenauf setzen, immer nur wenige Blättchen.] Ein Drittel des Tellers frei lassen: Das Auge braucht es. Ein letztes Körnchen Salz, ein sauberer Rand, und hinaus damit.',
  },
  dish: {
    en: 'Bring it to the table in the dish it was cooked in, set on a wooden board with a folded cloth underneath: the browned edge is half the promise. [Scatter {garnish} over it only now, from a height, so that it falls unevenly.] For single plates, cut or spoon a generous portion with the crust on top and set it in the middle of a warm plate[ so that {main} can be seen from the side]. Spoon a little of the juices from the bottom around it. [Serve {base} in a small bowl of its own.]',
    fr: "Apporter à table dans le plat de cuisson, posé sur une planche avec un linge plié : le bord doré est la moitié de la promesse. [N'ajouter {garnish} que maintenant, de haut, pour que tout retombe irrégulièrement.] À l'assiette, prélever une belle part avec sa croûte et la poser au centre d'une assiette chaude[, de façon à voir {main} de profil]. Napper le pourtour d'un peu de jus du fond. [Servir {base} à part dans un petit bol.]",
    es: 'Llévalo a la mesa en la misma fuente, sobre una tabla con un paño doblado: el borde dorado es la mitad de la promesa. [Añade {garnish} solo ahora, desde arriba, para que caiga de forma irregular.] En plato, sirve una porción generosa con su costra en el centro de un plato caliente[, dejando ver {main} de perfil]. Pon alrededor un poco del jugo del fondo. [Sirve {base} aparte en un cuenco pequeño.]',
    de: 'In der Form auf den Tisch bringen, auf einem Holzbrett mit gefaltetem Tuch darunter: Der gebräunte Rand ist das halbe Versprechen. [{garnish} erst jetzt aus einiger Höhe darüberstreuen, damit alles unregelmäßig fällt.] Auf dem Teller eine großzügige Portion mit Kruste in die Mitte setzen[, sodass man {main} von der Seite sieht]. Etwas vom Saft aus der Form darum verteilen. [{base} in einem Schälchen für sich reichen.]',
  },
  leaves: {
    en: 'Choose a large, cool plate rather than a bowl, so that nothing lies buried. Pile everything loosely from a height with both hands, in three drops, each smaller than the one before; air between the leaves is part of the dish. [Turn a few pieces of {main} so that their colour faces the guest.] [Let {garnish} fall over the top at the very end, most of it in the middle.] Draw a short line of dressing on the bare plate beside it and leave the rest of the rim empty.',
    fr: "Préférer une grande assiette fraîche à un saladier, pour que rien ne se cache. Dresser à deux mains, de haut, en trois fois, chaque poignée plus petite que la précédente : l'air entre les feuilles fait partie du plat. [Tourner quelques morceaux vers le convive, {main} surtout, pour montrer leur couleur.] [Laisser tomber {garnish} tout à la fin, surtout au centre.] Tirer un court trait de sauce sur l'assiette nue et laisser le reste du bord libre.",
    es: 'Mejor un plato grande y fresco que una ensaladera, para que nada quede escondido. Sirve con las dos manos, desde arriba y en tres veces, cada puñado más pequeño que el anterior: el aire entre las hojas forma parte del plato. [Gira algunas piezas hacia el comensal, sobre todo {main}, para que luzca el color.] [Deja caer {garnish} al final, sobre todo en el centro.] Traza una línea corta de aliño en el plato desnudo y deja libre el resto del borde.',
    de: 'Lieber einen großen kühlen Teller als eine Schüssel nehmen, damit nichts verschwindet. Mit beiden Händen von oben in drei Griffen anrichten, jeder kleiner als der vorige: Die Luft zwischen den Blättern gehört dazu. [Ein paar Stücke so drehen, dass ihre Farbe zum Gast zeigt, vor allem {main}.] [{garnish} ganz zum Schluss darüberfallen lassen, das meiste in der Mitte.] Auf dem freien Teller daneben einen kurzen Strich Dressing ziehen und den übrigen Rand leer lassen.',
  },
  bread: {
    en: 'Use a dark wooden board or a slate, long rather than round. Set the pieces down in a slightly staggered row, each turned a little towards its neighbour. [The topping should look generous but leave a finger of bread free at one end to hold; let {main} stand up here and there.] [Top each piece with a little of {garnish}, placed and not scattered.] A few crumbs on the board may stay, they tell of the crust.',
    fr: "Prendre une planche de bois sombre ou une ardoise, longue plutôt que ronde. Aligner les pièces légèrement en quinconce, chacune un peu tournée vers sa voisine. [La garniture doit paraître généreuse, mais laisser un doigt libre pour la prise ; laisser dépasser {main} ici et là.] [Finir chaque pièce avec {garnish}, d'un geste précis.] Quelques miettes peuvent rester, elles parlent de la croûte.",
    es: 'Usa una tabla de madera oscura o una pizarra, más larga que redonda. Coloca las piezas en fila algo alternada, cada una girada un poco hacia su vecina. [La cobertura debe verse generosa, pero dejar libre un dedo para sujetar; deja asomar {main} aquí y allá.] [Remata cada pieza con {garnish}, en un toque preciso.] Unas migas en la tabla pueden quedarse, hablan de la corteza.',
    de: 'Ein dunkles Holzbrett oder eine Schieferplatte nehmen, eher lang als rund. Die Stücke leicht versetzt in eine Reihe legen, jedes ein wenig zum Nachbarn gedreht. [Der Belag darf üppig wirken, lässt aber einen Fingerbreit zum Anfassen frei; {main} hier und da aufragen lassen.] [{garnish} auf jedes Stück legen, nicht streuen.] Ein paar Krümel auf dem Brett dürfen bleiben, sie erzählen von der Kruste.',
  },
  glass: {
    en: 'Serve in low, clear glasses, so that the layers can be seen, filled to two fingers below the rim. Wipe the inside above the cream with a twist of damp paper: that clean line is what makes it look like a pastry shop. [Let {main} show at the side of the glass and once more on top.] [Set {garnish} a little off centre, with one piece standing upright for height.] Put the glass on a small plate with a folded napkin and a long spoon, and serve it cool, not ice-cold.',
    fr: "Servir dans des verres bas et transparents, pour montrer les couches, remplis à deux doigts du bord. Essuyer l'intérieur au-dessus de la crème avec un papier humide : cette ligne nette fait toute la pâtisserie. [Laisser voir {main} sur le côté du verre, puis de nouveau sur le dessus.] [Poser {garnish} un peu décentré, un morceau debout pour la hauteur.] Placer le verre sur une petite assiette avec une serviette pliée et une longue cuillère ; servir frais, pas glacé.",
    es: 'Sirve en vasos bajos y transparentes, para que se vean las capas, llenos hasta dos dedos del borde. Limpia el interior por encima de la crema con papel húmedo: esa línea limpia es lo que recuerda a una pastelería. [Deja ver {main} en el lateral del vaso y otra vez arriba.] [Coloca {garnish} algo descentrado, con una pieza de pie para dar altura.] Pon el vaso en un platito con una servilleta doblada y una cuchara larga, y sirve fresco, no helado.',
    de: 'In niedrigen, klaren Gläsern servieren, damit man die Schichten sieht, gefüllt bis zwei Finger unter den Rand. Die Innenseite über der Creme mit feuchtem Papier sauber wischen: Diese klare Linie lässt an eine Konditorei denken. [{main} seitlich im Glas und noch einmal obenauf zeigen.] [{garnish} etwas außermittig setzen, ein Stück aufrecht für die Höhe.] Das Glas mit gefalteter Serviette und langem Löffel auf einen kleinen Teller stellen und kühl, nicht eiskalt servieren.',
  },
  slice: {
    en: 'Cut with a hot, dry knife, one clean stroke for each piece, and wipe the blade in between. Stand the portion slightly off centre on a flat dessert plate, the tip towards the guest[, so that {main} in the cut can be seen].  [Let {garnish} lie against the cut.] Leave half of the plate bare; a clean rim is the best frame.',
    fr: "Trancher avec une lame chaude et sèche, d'un seul geste, en l'essuyant entre deux parts. Dresser la portion légèrement décentrée sur une assiette à dessert plate, la pointe vers le convive[, pour laisser voir {main} dans la coupe]. [Glisser {garnish} contre la coupe.] Laisser la moitié de l'assiette nue : un bord net est le plus beau des cadres.",
    es: 'Corta con un cuchillo caliente y seco, de un solo trazo, limpiando la hoja entre porciones. Pon la porción algo descentrada en un plato de postre llano, con la punta hacia el comensal[, para dejar ver {main} en el corte]. [Deja {garnish} junto al corte.] Deja desnuda la mitad del plato: un borde limpio es el mejor marco.',
    de: 'Mit einem heißen, trockenen Messer in einem Zug schneiden und die Klinge dazwischen abwischen. Das Stück leicht außermittig auf einen flachen Dessertteller stellen, die Spitze zum Gast[, damit man {main} im Anschnitt sieht]. [{garnish} an den Anschnitt legen.] Den halben Teller frei lassen: Ein sauberer Rand ist der schönste Rahmen.',
  },
  ...platedInGlasses,
  ...platedSweets,
} as const satisfies Record<string, Lines>

export type Family = keyof typeof plating

/** For a dish of one colour. */
export const plainOpening: Record<Language, string> = {
  en: 'Keep the table plain around {title}.',
  fr: '« {title} » demande peu autour de soi.',
  es: '«{title}» necesita poco alrededor.',
  de: '„{title}“ braucht wenig drumherum.',
}

/** What the eye gets, before anything is set down; `{colours}` are two or three colour words. */
export const openings: Record<Language, readonly string[]> = {
  en: [
    'With {title} it is all about colour, {colours}: keep everything around it calm.',
    'In {title} the colours do the talking, {colours}; everything else keeps still.',
    'For {title} lay a quiet table: the colours come with the food, {colours}.',
    'What the eye should find first in {title}: {colours}.',
  ],
  fr: [
    '« {title} » vit de ses couleurs, {colours} : que le contenant reste calme pour les laisser parler.',
    'Dans « {title} », ce sont les couleurs qui parlent, {colours} ; tout le reste se fait discret.',
    '« {title} » demande une table sobre : le plat apporte ses propres couleurs, {colours}.',
    "Ce que l'œil doit trouver d'abord dans « {title} » : {colours}.",
  ],
  es: [
    '«{title}» vive de sus colores, {colours}: que el recipiente sea sobrio y los deje hablar.',
    'En «{title}» hablan los colores, {colours}; todo lo demás guarda silencio.',
    '«{title}» pide una mesa tranquila: trae sus propios colores, {colours}.',
    'Lo primero que debe ver el ojo en «{title}»: {colours}.',
  ],
  de: [
    '„{title}“ lebt von seinen Farben, {colours}: Das Geschirr bleibt ruhig und lässt sie sprechen.',
    'Bei „{title}“ sprechen die Farben, {colours}; alles andere hält sich zurück.',
    '„{title}“ wünscht sich einen ruhigen Tisch: Die Farben bringt es selbst mit, {colours}.',
    'Was das Auge bei „{title}“ zuerst finden soll: {colours}.',
  ],
}

export const colours: Record<string, Record<Language, string>> = {
  red: { en: 'warm red', fr: 'rouge chaud', es: 'rojo cálido', de: 'warmes Rot' },
  pink: { en: 'soft pink', fr: 'rose tendre', es: 'rosa suave', de: 'zartes Rosa' },
  orange: { en: 'orange', fr: 'orange', es: 'naranja', de: 'Orange' },
  golden: { en: 'golden yellow', fr: 'jaune doré', es: 'amarillo dorado', de: 'Goldgelb' },
  green: { en: 'fresh green', fr: 'vert vif', es: 'verde fresco', de: 'frisches Grün' },
  purple: { en: 'deep purple', fr: 'violet profond', es: 'morado intenso', de: 'tiefes Violett' },
  brown: { en: 'dark brown', fr: 'brun profond', es: 'marrón oscuro', de: 'dunkles Braun' },
  white: { en: 'creamy white', fr: 'blanc crème', es: 'blanco crema', de: 'Cremeweiß' },
}
