import type { Language } from '#shared/constants/languages.ts'
import type { Texture } from '../../safety/wishes/wishes.ts'

export type Means =
  | 'fried'
  | 'unbaked'
  | 'warm'
  | 'onePot'
  | 'burner'
  | 'cookingMixer'
  | 'slowHours'
  | 'vessel'
  | 'tin'
  | 'cups'
  | 'chilled'
  | 'cool'
  | 'bits'
  | 'blender'
  | 'pin'

/** Something that was asked for and that the recipe does not keep. */
export type Lost =
  | { kind: Means }
  | { kind: 'ovenLimit'; limit: number }
  | { kind: 'texture'; textures: readonly Texture[] }

/** What is said of each thing that a recipe does not keep. */
export const sentences: Record<Lost['kind'], Record<Language, string>> = {
  slowHours: {
    en: 'So many hours would not do it good in the slow cooker; the step says how long it takes.',
    fr: 'Cette durée ne lui conviendrait pas à la mijoteuse ; l’étape indique le temps qu’il faut.',
    es: 'Tantas horas no le sientan bien en la olla lenta; el paso dice cuánto necesita.',
    de: 'Diese Zeit täte ihm im Slowcooker nicht gut; der Schritt sagt, wie lange es braucht.',
  },
  vessel: {
    en: 'That is no vessel for this dish; it is made as the steps say.',
    fr: 'Ce récipient ne convient pas à ce plat ; suivez les étapes.',
    es: 'Ese recipiente no sirve para este plato; va como dicen los pasos.',
    de: 'Dieses Gefäß passt nicht zu dem Gericht; es wird gemacht, wie die Schritte es sagen.',
  },
  burner: {
    en: 'One ring is not enough for this: two things cook at the same time.',
    fr: 'Un seul feu n’y suffit pas : deux choses y cuisent en même temps.',
    es: 'Con un solo fuego no basta: se cocinan dos cosas a la vez.',
    de: 'Eine Platte reicht dafür nicht: Zwei Sachen garen gleichzeitig.',
  },
  unbaked: {
    en: 'This is not made in the oven; it is cooked on the stove.',
    fr: 'Ce plat ne se fait pas au four ; il cuit sur le feu.',
    es: 'Esto no se hace en el horno; se cocina en el fuego.',
    de: 'Das wird nicht im Ofen gemacht, sondern auf dem Herd.',
  },
  texture: {
    en: 'I could not make it {list} here; it comes as the recipe says.',
    fr: 'Je n’ai pas pu le rendre {list} ici ; il sera tel que la recette le décrit.',
    es: 'Aquí no he podido hacerlo {list}; queda como dice la receta.',
    de: 'Das konnte ich hier nicht einrichten: {list}. Es wird so, wie das Rezept es sagt.',
  },
  onePot: {
    en: 'One pot or pan is not enough for this: it takes a second one.',
    fr: 'Une seule casserole ou poêle n’y suffit pas : il en faut une deuxième.',
    es: 'Con una sola olla o sartén no basta: hace falta otra.',
    de: 'Ein Topf oder eine Pfanne reicht dafür nicht: Es braucht eine zweite.',
  },
  cool: {
    en: 'Keep it in the fridge, and in a cool bag on the way, until it is eaten.',
    fr: 'Gardez-le au frais, et en sac isotherme pour le trajet, jusqu’au moment de manger.',
    es: 'Guárdalo en la nevera, y en bolsa isotérmica por el camino, hasta la hora de comer.',
    de: 'Bis zum Essen in den Kühlschrank und für unterwegs in die Kühltasche.',
  },
  chilled: {
    en: 'It is cooked first and eaten cold: let it cool and keep it in the fridge until then.',
    fr: 'On le cuit d’abord et on le mange froid : laissez refroidir et gardez au frais jusque-là.',
    es: 'Primero se cocina y luego se come frío: déjalo enfriar y guárdalo en la nevera hasta entonces.',
    de: 'Es wird zuerst gegart und kalt gegessen: abkühlen lassen und bis dahin in den Kühlschrank stellen.',
  },
  warm: {
    en: 'This is a warm dish; I would not serve it cold.',
    fr: 'C’est un plat chaud ; je ne le servirais pas froid.',
    es: 'Es un plato caliente; no lo serviría frío.',
    de: 'Das ist ein warmes Gericht; kalt würde ich es nicht servieren.',
  },
  cookingMixer: {
    en: 'The steps are for a stove and a pan, not for a cooking mixer: there, chop for 5 seconds at speed 5, fry at 120 °C and simmer at 100 °C at speed 1, and blend for a minute, slowly up to full speed.',
    fr: 'Les étapes sont écrites pour une casserole, pas pour un robot cuiseur : comptez 5 secondes à vitesse 5 pour hacher, 120 °C pour faire revenir, 100 °C à vitesse 1 pour mijoter, et une minute en montant peu à peu pour mixer.',
    es: 'Los pasos son para fuego y cazuela, no para robot de cocina: en él, pica 5 segundos a velocidad 5, sofríe a 120 °C, cuece a 100 °C a velocidad 1 y tritura un minuto subiendo poco a poco.',
    de: 'Die Schritte sind für Herd und Topf geschrieben, nicht für eine Küchenmaschine mit Kochfunktion: darin 5 Sekunden auf Stufe 5 zerkleinern, bei 120 °C andünsten, bei 100 °C auf Stufe 1 garen und eine Minute langsam ansteigend pürieren.',
  },
  tin: {
    en: 'The size of your tin changes nothing here.',
    fr: 'La taille de votre moule ne change rien ici.',
    es: 'El tamaño de tu molde no cambia nada aquí.',
    de: 'Die Größe deiner Form ändert hier nichts.',
  },
  fried: {
    en: 'This dish is fried; baked on an oiled tray at 220 °C it also turns crisp, in about 20 minutes.',
    fr: 'Ce plat est frit ; sur une plaque huilée à 220 °C, il croustille aussi, en 20 minutes environ.',
    es: 'Este plato va frito; en una bandeja con aceite a 220 °C también queda crujiente, en unos 20 minutos.',
    de: 'Dieses Gericht wird frittiert; auf einem geölten Blech bei 220 °C wird es in etwa 20 Minuten auch knusprig.',
  },
  cups: {
    en: 'I write in grams and millilitres: a US cup is 240 ml, of flour 120 g, of sugar 200 g, of butter 227 g.',
    fr: 'J’écris en grammes et millilitres : une cup américaine fait 240 ml, 120 g de farine, 200 g de sucre, 227 g de beurre.',
    es: 'Escribo en gramos y mililitros: una taza americana son 240 ml, 120 g de harina, 200 g de azúcar, 227 g de mantequilla.',
    de: 'Ich schreibe in Gramm und Millilitern: Ein amerikanischer Cup sind 240 ml, 120 g Mehl, 200 g Zucker, 227 g Butter.',
  },
  bits: {
    en: 'So that no pieces are left, grate the vegetables very finely before they go in, or blend the sauce at the end.',
    fr: 'Pour qu’il ne reste pas de morceaux, râpez les légumes très finement au départ, ou mixez la sauce à la fin.',
    es: 'Para que no queden trozos, ralla muy fina la verdura al principio o tritura la salsa al final.',
    de: 'Damit keine Stückchen bleiben, das Gemüse vorher sehr fein reiben oder die Sauce am Ende pürieren.',
  },
  pin: {
    en: 'Without a rolling pin, a floured bottle does, or press the dough into the dish by hand.',
    fr: 'Sans rouleau, une bouteille farinée suffit, ou pressez la pâte à la main dans le plat.',
    es: 'Sin rodillo basta una botella enharinada, o aprieta la masa con la mano en la fuente.',
    de: 'Ohne Nudelholz genügt eine bemehlte Flasche, oder drück den Teig mit der Hand in die Form.',
  },
  blender: {
    en: 'Without a blender it is mashed and rubbed through a sieve: a little coarser, and just as good.',
    fr: 'Sans mixeur, on écrase et on passe au tamis : un peu plus rustique, tout aussi bon.',
    es: 'Sin batidora se aplasta y se pasa por un colador: algo más rústico e igual de rico.',
    de: 'Ohne Mixer wird gestampft und durch ein Sieb gestrichen: etwas gröber und genauso gut.',
  },
  ovenLimit: {
    en: 'Your oven reaches {limit} °C: bake it there about a third longer, until it looks as the recipe says.',
    fr: 'Votre four monte à {limit} °C : cuisez-y environ un tiers plus longtemps, jusqu’à l’aspect indiqué.',
    es: 'Tu horno llega a {limit} °C: hornea ahí un tercio más de tiempo, hasta que tenga el aspecto indicado.',
    de: 'Dein Ofen schafft {limit} °C: Back darin etwa ein Drittel länger, bis es so aussieht wie beschrieben.',
  },
}

export const textureNames: Record<Texture, Record<Language, string>> = {
  crispTop: {
    en: 'crisp on top',
    fr: 'croustillant dessus',
    es: 'crujiente por encima',
    de: 'oben knusprig',
  },
  crispSkin: {
    en: 'crisp-skinned',
    fr: 'à peau croustillante',
    es: 'con la piel crujiente',
    de: 'knusprige Haut',
  },
  juicy: { en: 'juicy inside', fr: 'juteux à cœur', es: 'jugoso por dentro', de: 'innen saftig' },
  chewy: { en: 'chewy', fr: 'moelleux', es: 'tierno y masticable', de: 'weich und zäh' },
  crunchy: { en: 'crunchy', fr: 'croquant', es: 'crujiente', de: 'richtig knusprig' },
  thick: { en: 'thicker', fr: 'plus épais', es: 'más espeso', de: 'dicker' },
  thin: { en: 'thinner', fr: 'plus liquide', es: 'más ligero', de: 'dünner' },
}
