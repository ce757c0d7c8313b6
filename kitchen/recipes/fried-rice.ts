import { flesh, g, greens, inCategory, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, sour, spices } from './roles.ts'
import { perPerson } from './pan-roles.ts'

export const friedRice: Pattern = {
  id: 'friedRice',
  dishType: 'Mains',
  cuisines: ['chinese', 'japanese', 'thai'],
  likes: {
    grain: 2,
    egg: 2,
    vegetable: 2,
    shellfish: 2,
    poultry: 1,
    plantProtein: 2,
    legume: 1,
    condiment: 1,
  },
  tastes: ['hearty', 'crunchy'],
  onePot: true,
  roles: [
    {
      id: 'rice',
      takes: inCategory('grain'),
      pool: ['jasmine-rice', 'basmati-rice', 'rice', 'quinoa'],
      each: g(75),
    },
    {
      id: 'egg',
      takes: inCategory('egg'),
      pool: ['egg', 'tofu'],
      each: ({ category }) => (category === 'egg' ? { amount: 1, unit: null } : { amount: 60, unit: 'g' }),
    },
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein')(each),
      most: 2,
      least: 0,
      pool: [],
      each: perPerson,
      cut: 'fine',
    },
    {
      id: 'vegetables',
      takes: (each) => greens(each) || inCategory('legume', 'fruit')(each),
      most: 4,
      least: 2,
      pool: ['pea', 'carrot', 'bell-pepper', 'sweetcorn'],
      each: g(55),
      cut: 'fine',
    },
    { ...aromatics, pool: ['spring-onion', 'garlic', 'ginger'] },
    { ...fat, pool: ['rapeseed-oil', 'sunflower-oil'], each: of(1, 'tbsp') },
    { ...spices, least: 0 },
    heat,
    {
      id: 'salty',
      takes: ({ id, category }) => category === 'condiment' && /sauce|tamari|miso|gochujang/.test(id),
      most: 2,
      pool: ['soy-sauce', 'tamari', 'fish-sauce', 'vegetable-stock'],
      each: of(1, 'tbsp'),
    },
    {
      id: 'sesame',
      takes: ({ id }) => id === 'sesame-oil',
      pool: ['sesame-oil', 'chilli-oil'],
      each: of(0.5, 'tsp'),
    },
    { ...sour, pool: ['lime', 'rice-vinegar', 'lemon'] },
    { ...herb, pool: ['coriander', 'chive', 'parsley'] },
    { id: 'crunch', takes: inCategory('nut', 'seed'), least: 0, pool: [], each: g(12), cut: 'fine' },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 15,
      least: 12,
      text: say(
        'Cook {rice} in salted water until just done, drain and spread out on a tray to steam dry; cold cooked rice from the day before is even better.',
        "Cuire {rice} juste à point à l'eau salée, égoutter et étaler sur une plaque pour chasser la vapeur ; le riz cuit la veille et gardé au froid est encore mieux.",
        'Cocer {rice} en agua con sal hasta que esté justo en su punto, escurrir y extender en una bandeja para que se seque; el arroz frío de la víspera es aún mejor.',
        '{rice} in Salzwasser gerade gar kochen, abgießen und auf einem Blech ausdampfen lassen; kalter Reis vom Vortag ist noch besser.',
      ),
    },
    {
      kind: 'cook',
      minutes: 6,
      doneness: 'main',
      text: say(
        'Heat a third of the oil in a wok or large pan and fry {main} over high heat for 6 minutes; lift out.',
        "Chauffer un tiers de l'huile dans un wok ou une grande poêle et saisir {main} 6 minutes à feu vif ; réserver.",
        'Calentar un tercio del aceite en un wok o sartén grande y saltear {main} 6 minutos a fuego fuerte; reservar.',
        'Ein Drittel des Öls in Wok oder großer Pfanne erhitzen, {main} darin bei starker Hitze 6 Minuten braten und herausheben.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        '[Scramble {egg.egg}|Crumble and brown {egg}] in a little of the oil and put aside.',
        "[Brouiller {egg.egg}|Émietter et faire dorer {egg}] dans un peu d'huile et réserver.",
        '[Revolver {egg.egg}|Desmenuzar y dorar {egg}] en un poco del aceite y reservar.',
        '[In etwas Öl {egg.egg} stocken lassen|In etwas Öl {egg} zerbröselt anbraten] und beiseitestellen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Heat the rest of {fat} until it smokes lightly and toss {vegetables+aromatics+spices+heat} for 4 minutes.',
        'Chauffer fortement le reste {fat:of} et faire sauter {vegetables+aromatics+spices+heat} 4 minutes.',
        'Calentar mucho el resto {fat:of} y saltear {vegetables+aromatics+spices+heat} 4 minutos.',
        'Den Rest {fat:of} stark erhitzen und {vegetables+aromatics+spices+heat} darin 4 Minuten unter Rühren braten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Add {rice} and fry for 4 minutes, pressing it against the pan now and then so that it toasts.',
        'Ajouter {rice} et faire sauter 4 minutes, en plaquant de temps en temps contre la poêle pour faire dorer.',
        'Añadir {rice} y saltear 4 minutos, presionando contra la sartén de vez en cuando para que se tueste.',
        '{rice} zugeben und 4 Minuten braten, dabei ab und zu an die Pfanne drücken, damit Röststoffe entstehen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 1,
      text: say(
        'Return {egg+main}, season with {salty+sour+sesame:bare} and toss once more; serve scattered with {herb+crunch}.',
        'Remettre {egg+main}, assaisonner {salty+sour+sesame:de}, mélanger une dernière fois et servir parsemé {herb+crunch:de}.',
        'Devolver {egg+main} a la sartén, sazonar con {salty+sour+sesame:bare}, saltear una vez más y servir con {herb+crunch} por encima.',
        '{egg+main} zurückgeben, mit {salty+sour+sesame:with} würzen, noch einmal schwenken und mit {herb+crunch:dat} bestreut servieren.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['egg'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Dry rice, fierce heat and little in the pan at a time: every grain stays by itself.',
      'Un riz bien sec, un feu vif, peu à la fois : chaque grain reste détaché.',
      'Arroz seco, fuego fuerte y poca cantidad cada vez: cada grano queda suelto.',
      'Trockener Reis, starke Hitze und wenig auf einmal: So bleibt jedes Korn für sich.',
    ),
  ],
}
