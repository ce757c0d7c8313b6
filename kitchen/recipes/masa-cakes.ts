import type { Plan } from '../cook/plan.ts'
import { inCategory, say, type Pattern } from './pattern.ts'
import { fillings, onions, spicing } from './kitchen-parts.ts'
import { chillies, crown, richness, sauces, sharpness } from './named-parts.ts'
import { herb, salt } from './roles.ts'
import { cook, onCall, part, prep, wait } from './shorthand.ts'

const isSteamed = ({ dish }: Plan) => /tamal|humita|hallaca|nacatamal/i.test(dish.id)
/** Pupusas are closed round their filling; arepas and gorditas are split and filled when they are done. */
const isClosed = ({ dish }: Plan) => /pupusa|tlacoyo|bolon/i.test(dish.id)

/** Dough of maize: patted into cakes for the griddle, or wrapped and steamed. */
export const masaCakes: Pattern = {
  id: 'masaCakes',
  dishType: 'Mains',
  cuisines: ['mexican'],
  likes: { cheese: 1, legume: 1, meat: 1 },
  tastes: ['hearty'],
  needs: 'name',
  roles: [
    part('masa', ['masa-harina', 'polenta'], [80, 'g'], {
      takes: ({ id }) => /^(masa-harina|polenta|sweetcorn)$/.test(id),
      most: 2,
    }),
    part('water', ['water'], [110, 'ml'], {
      takes: (each) => inCategory('stock')(each) || each.id === 'water',
    }),
    salt,
    part('fat', ['rapeseed-oil', 'sunflower-oil'], [0.75, 'tbsp'], {
      takes: (each) => inCategory('fat')(each) || each.id === 'butter',
    }),
    onions(0.25),
    spicing(['cumin']),
    chillies,
    sauces(),
    onCall('fruit', inCategory('fruit'), [15, 'g'], { most: 2 }),
    { ...richness(20), takes: (each) => each.id === 'mayonnaise' || (richness(20).takes?.(each) ?? false) },
    crown(({ id }) => /^(avocado|white-cabbage|lettuce|radish|tomato)$/.test(id), 50, {
      most: 3,
      cut: 'fine',
    }),
    onCall('cheese', inCategory('cheese'), [50, 'g'], { most: 2, cut: 'auto' }),
    fillings(60, { least: 1, pool: ['black-bean', 'button-mushroom'], most: 6 }),
    sharpness,
    { ...herb, pool: ['coriander', 'parsley'] },
  ],
  steps: [
    prep(
      6,
      'Stir {water}, lukewarm, and {seasoning} into {masa} and knead for some minutes until the dough is soft and no longer cracks at the edges.',
      'Verser {water}, tiède, et {seasoning} sur {masa} et pétrir quelques minutes, jusqu’à obtenir une pâte souple qui ne se fend plus au bord.',
      'Verter {water}, en templado, y {seasoning} sobre {masa} y amasar unos minutos hasta que la masa quede blanda y no se agriete en los bordes.',
      '{water} lauwarm mit {seasoning:dat} unter {masa} rühren und einige Minuten kneten, bis der Teig weich ist und am Rand nicht mehr reißt.',
    ),
    wait(
      10,
      'Cover and let it rest for {minutes} minutes.',
      'Couvrir et laisser reposer {minutes} minutes.',
      'Tapar y dejar reposar {minutes} minutos.',
      'Zugedeckt {minutes} Minuten ruhen lassen.',
    ),
    cook(
      12,
      'Meanwhile, fry {onion+heat}[ with {filling.toFry+filling.pulses}] in a little of {fat:bare} for 12 minutes until done, stir in {spice+sauce+fruit} and season.',
      'Pendant ce temps, faire revenir {onion+heat}[ avec {filling.toFry+filling.pulses}] dans un peu {fat:de} 12 minutes, ajouter {spice+sauce+fruit} et assaisonner.',
      'Mientras tanto, rehogar {onion+heat}[ con {filling.toFry+filling.pulses}] en un poco de {fat:bare} 12 minutos hasta que esté hecho, añadir {spice+sauce+fruit} y sazonar.',
      'Inzwischen {onion+heat}[ mit {filling.toFry+filling.pulses:dat}] in etwas {fat:bare} 12 Minuten durchbraten, {spice+sauce+fruit} einrühren und würzen.',
      { doneness: 'filling' },
    ),
    cook(
      14,
      'Shape the dough into flat cakes as thick as a finger and cook on a lightly oiled griddle or in a heavy pan over medium heat for 6 to 7 minutes on each side, until a brown crust sounds hollow.',
      'Former des galettes épaisses d’un doigt et les cuire sur une plaque ou dans une poêle épaisse légèrement huilée, 6 à 7 minutes par face à feu moyen, jusqu’à ce que la croûte brune sonne creux.',
      'Formar tortas de un dedo de grosor y hacerlas en una plancha o sartén gruesa con poco aceite, a fuego medio, 6 o 7 minutos por lado, hasta que la costra dorada suene a hueco.',
      'Aus dem Teig fingerdicke Fladen formen und auf einer leicht geölten Platte oder in einer schweren Pfanne bei mittlerer Hitze je Seite 6 bis 7 Minuten backen, bis die braune Kruste hohl klingt.',
      { when: (plan) => !isSteamed(plan) && !isClosed(plan) },
    ),
    prep(
      4,
      'Split the cakes and fill with what was fried[, {cheese}][ and {top}].',
      'Ouvrir les galettes et les garnir de la préparation[, {cheese:de}][ et {top:de}].',
      'Abrir las tortas y rellenar con lo rehogado[, {cheese}][ y {top}].',
      'Die Fladen aufschneiden und mit dem Gebratenen[, {cheese:dat}][ und {top:dat}] füllen.',
      { when: (plan) => !isSteamed(plan) && !isClosed(plan) },
    ),
    cook(
      14,
      'Press balls of dough hollow, fill with what was fried[ and {cheese}], close, pat flat and cook on a lightly oiled griddle over medium heat for 6 to 7 minutes on each side.',
      'Creuser des boules de pâte, garnir de la préparation[ et {cheese:de}], refermer, aplatir et cuire 6 à 7 minutes par face sur une plaque légèrement huilée.',
      'Ahuecar bolas de masa, rellenar con lo rehogado[ y {cheese}], cerrar, aplastar y hacer a la plancha con poco aceite 6 o 7 minutos por lado.',
      'Teigkugeln eindrücken, mit dem Gebratenen[ und {cheese:dat}] füllen, schließen, flach drücken und auf einer leicht geölten Platte je Seite 6 bis 7 Minuten backen.',
      { when: isClosed },
    ),
    cook(
      60,
      'Beat the rest of {fat} into the dough, spread it on soaked maize husks or baking paper, fill with what was fried[ and {cheese}], fold into parcels, tie and steam over simmering water under a lid for {minutes} minutes, until the wrapping comes away clean.',
      'Battre le reste {fat:of} dans la pâte, l’étaler sur des feuilles de maïs trempées ou du papier cuisson, garnir de la préparation[ et {cheese:de}], plier en paquets, ficeler et cuire {minutes} minutes à la vapeur et à couvert, jusqu’à ce que l’enveloppe se détache.',
      'Batir el resto {fat:of} con la masa, extenderla sobre hojas de maíz remojadas o papel de hornear, rellenar con lo rehogado[ y {cheese}], doblar en paquetes, atar y cocer al vapor tapado {minutes} minutos, hasta que la hoja se despegue limpia.',
      'Den Rest {fat:of} unter den Teig schlagen, ihn auf eingeweichte Maisblätter oder Backpapier streichen, mit dem Gebratenen[ und {cheese:dat}] füllen, zu Päckchen falten, binden und zugedeckt {minutes} Minuten dämpfen, bis sich die Hülle sauber löst.',
      { when: isSteamed },
    ),
    prep(
      2,
      'Serve hot with {creamy+sour+herb}.',
      'Servir chaud avec {creamy+sour+herb}.',
      'Servir caliente con {creamy+sour+herb}.',
      'Heiß mit {creamy+sour+herb:dat} servieren.',
      { when: (plan) => !isSteamed(plan) && !isClosed(plan) },
    ),
    prep(
      2,
      'Serve hot with {top+creamy+sour+herb}.',
      'Servir chaud avec {top+creamy+sour+herb}.',
      'Servir caliente con {top+creamy+sour+herb}.',
      'Heiß mit {top+creamy+sour+herb:dat} servieren.',
      { when: (plan) => isSteamed(plan) || isClosed(plan) },
    ),
  ],
  heads: ['filling'],
  withs: ['top'],
  pitch: [
    say(
      'Three things make the dough, and the hands make the rest.',
      'Trois choses font la pâte, les mains font le reste.',
      'Tres cosas hacen la masa, y las manos lo demás.',
      'Drei Dinge ergeben den Teig, den Rest machen die Hände.',
    ),
  ],
}
