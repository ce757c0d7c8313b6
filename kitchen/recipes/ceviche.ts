import { g, greens, of, say, seafood, inCategory, type Pattern } from './pattern.ts'
import { heat, herb, salt } from './roles.ts'

/** The fish is poached for a moment first: lime alone makes it firm, not safe. */
export const ceviche: Pattern = {
  id: 'ceviche',
  dishType: 'Starters',
  cuisines: ['mexican', 'spanish'],
  likes: { fish: 3, shellfish: 4, citrus: 2, vegetable: 1, fruit: 1, herb: 1, mushroom: 1 },
  tastes: ['fresh', 'sour', 'light', 'lemony'],
  roles: [
    {
      id: 'main',
      takes: (each) => seafood(each) || inCategory('mushroom')(each) || each.id === 'cauliflower',
      most: 2,
      pool: ['prawn', 'sea-bass', 'cod', 'oyster-mushroom', 'cauliflower'],
      varied: true,
      each: g(90),
      cut: 'auto',
    },
    {
      id: 'juice',
      takes: ({ id }) => /^(lemon|lime)$/.test(id),
      pool: ['lime', 'lemon'],
      each: of(1, null),
      cut: 'juice',
    },
    {
      id: 'onion',
      takes: ({ id }) => /onion|shallot/.test(id),
      pool: ['red-onion', 'shallot', 'radish'],
      each: of(0.25, null),
      cut: 'auto',
    },
    {
      id: 'vegetables',
      takes: (each) => greens(each) || inCategory('fruit', 'citrus')(each),
      most: 3,
      least: 2,
      pool: ['avocado', 'cucumber', 'cherry-tomato', 'mango'],
      each: g(50),
      cut: 'auto',
    },
    heat,
    { id: 'oil', pool: ['olive-oil', 'rapeseed-oil'], each: of(0.5, 'tbsp') },
    salt,
    { ...herb, pool: ['coriander', 'parsley', 'mint'] },
    { id: 'crunch', takes: inCategory('bread'), pool: ['tortilla-chip'], each: g(15) },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Sear {main.scallop} in a very hot pan with a little of the oil for 90 seconds a side, leave to cool and slice.',
        "Saisir {main.scallop} 90 secondes par face dans une poêle très chaude avec un peu d'huile, laisser refroidir et couper en tranches.",
        'Marcar {main.scallop} 90 segundos por lado en una sartén muy caliente con un poco del aceite, dejar enfriar y cortar en láminas.',
        '{main.scallop} in einer sehr heißen Pfanne mit etwas Öl 90 Sekunden je Seite anbraten, abkühlen lassen und in Scheiben schneiden.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      doneness: 'main.sea',
      text: say(
        'Slide {main.poached} into barely simmering salted water for 4 minutes, then lift out and chill in iced water. Drain well.',
        "Plonger {main.poached} 4 minutes dans de l'eau salée à peine frémissante, puis rafraîchir dans de l'eau glacée et bien égoutter.",
        'Sumergir {main.poached} 4 minutos en agua con sal apenas temblorosa, pasar a agua con hielo y escurrir bien.',
        '{main.poached} 4 Minuten in kaum siedendem Salzwasser gar ziehen lassen, dann in Eiswasser abschrecken und gut abtropfen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Stir {juice+onion+heat+seasoning} together in a bowl and fold in {main}.',
        'Mélanger {juice+onion+heat+seasoning} dans un saladier et y enrober {main}.',
        'Mezclar {juice+onion+heat+seasoning} en un bol y añadir {main}.',
        '{juice+onion+heat+seasoning} in einer Schüssel verrühren und {main} darin wenden.',
      ),
    },
    {
      kind: 'wait',
      minutes: 10,
      least: 5,
      text: say(
        'Cover and leave in the fridge for {minutes} minutes to take on the flavour.',
        'Couvrir et laisser {minutes} minutes au frais, le temps que les goûts se fondent.',
        'Tapar y dejar {minutes} minutos en la nevera, para que los sabores se unan.',
        'Abgedeckt {minutes} Minuten im Kühlschrank durchziehen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Fold in {vegetables+oil+herb}, taste for salt and sharpness and serve cold[, with {crunch} on the side].',
        'Ajouter délicatement {vegetables+oil+herb}, rectifier et servir bien froid[, avec {crunch} à côté].',
        'Incorporar {vegetables+oil+herb}, rectificar de sal y acidez y servir frío[, con {crunch} al lado].',
        '{vegetables+oil+herb} unterheben, abschmecken und kalt servieren[, dazu {crunch} reichen].',
      ),
    },
  ],
  heads: ['main'],
  withs: ['vegetables', 'herb'],
  pitch: [
    say(
      'Cool, sharp and quick; the seafood is poached for a moment before it meets the lime, so everyone can eat it without a second thought.',
      "Frais, vif et rapide ; le poisson passe un instant au court-bouillon avant la marinade, chacun peut donc en manger l'esprit tranquille.",
      'Fresco, ácido y rápido; se escalfa un momento antes de marinar, así que todos pueden comerlo con tranquilidad.',
      'Kühl, säuerlich und schnell; vor der Marinade wird kurz pochiert, damit alle unbesorgt zugreifen können.',
    ),
  ],
}
