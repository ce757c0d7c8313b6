import type { Ingredient } from '#server/food/ingredient.ts'
import { has, longest } from '../kitchen/plan.ts'
import {
  flesh,
  g,
  greens,
  inCategory,
  ml,
  of,
  say,
  seafood,
  type Amount,
  type Pattern,
  type Role,
} from './pattern.ts'
import { aromatics, creamy, fat, heat, herb, salt, seasoning, sour, spices, stock } from './roles.ts'

const hardCheese = ['parmesan', 'vegetarian-hard-cheese', 'vegan-grated-cheese', 'nutritional-yeast']

const cheese: Role = {
  id: 'cheese',
  takes: (each) => inCategory('cheese')(each) || /vegan-(feta|grated)|nutritional-yeast/.test(each.id),
  most: 2,
  pool: hardCheese,
  each: ({ id }) => (id === 'nutritional-yeast' ? { amount: 1, unit: 'tbsp' } : { amount: 20, unit: 'g' }),
  cut: 'auto',
}

const perPerson = (each: Ingredient): Amount => {
  if (each.category === 'leafyGreen') return { amount: 60, unit: 'g' }
  if (each.category === 'legume')
    return each.serving.unit === 'can' ? { amount: 0.5, unit: 'can' } : { amount: 70, unit: 'g' }
  if (greens(each)) return { amount: 110, unit: 'g' }
  if (flesh(each) || seafood(each)) return { amount: 110, unit: 'g' }
  return each.serving
}

export const pasta: Pattern = {
  id: 'pasta',
  dishType: 'Mains',
  cuisines: ['italian'],
  likes: {
    pasta: 6,
    vegetable: 2,
    mushroom: 3,
    leafyGreen: 2,
    cheese: 3,
    shellfish: 3,
    fish: 2,
    meat: 1,
    sausage: 2,
    poultry: 1,
    herb: 2,
    legume: 1,
    nut: 1,
    wine: 1,
    dairy: 2,
    citrus: 1,
    condiment: 1,
  },
  tastes: ['creamy', 'fresh', 'lemony', 'rich'],
  roles: [
    {
      id: 'pasta',
      takes: inCategory('pasta'),
      pool: ['spaghetti', 'short-pasta', 'gluten-free-pasta', 'lentil-pasta'],
      each: g(100),
    },
    {
      id: 'main',
      takes: (each) =>
        greens(each) || flesh(each) || seafood(each) || inCategory('legume', 'plantProtein', 'potato')(each),
      most: 4,
      least: 2,
      pool: ['cherry-tomato', 'courgette', 'button-mushroom', 'broccoli', 'spinach'],
      varied: true,
      each: perPerson,
      cut: 'fine',
    },
    {
      ...aromatics,
      each: ({ id }) =>
        id === 'garlic'
          ? { amount: 1, unit: 'clove' }
          : id === 'shallot'
            ? { amount: 1, unit: null }
            : { amount: 0.25, unit: null },
    },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil'], each: of(1.5, 'tbsp') },
    { ...spices, least: 0 },
    heat,
    {
      id: 'liquid',
      takes: (each) =>
        each.category === 'wine' || /tinned-tomato|passata/.test(each.id) || each.category === 'stock',
      most: 2,
      least: 0,
      pool: [],
      each: ({ category }) =>
        category === 'vegetable' ? { amount: 120, unit: 'g' } : { amount: 50, unit: 'ml' },
    },
    {
      ...creamy,
      least: (wishes) => (wishes.tastes.includes('creamy') ? 1 : 0),
      pool: ['cream', 'oat-cream', 'soy-cream'],
      each: ml(60),
    },
    cheese,
    { ...sour, pool: ['lemon', 'white-wine-vinegar'] },
    seasoning,
    { ...herb, pool: ['basil', 'parsley', 'chive'] },
    { id: 'crunch', takes: inCategory('nut', 'seed', 'bread'), least: 0, pool: [], each: g(12), cut: 'fine' },
  ],
  steps: [
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Bring a large pot of well salted water to the boil and cook {pasta} until still firm to the bite; scoop out a cup of the cooking water before draining.',
        "Porter à ébullition un grand volume d'eau bien salée et y cuire {pasta} al dente ; prélever une tasse d'eau de cuisson avant d'égoutter.",
        'Llevar a ebullición abundante agua bien salada y cocer {pasta} al dente; reservar una taza del agua de cocción antes de escurrir.',
        'In einem großen Topf reichlich gut gesalzenes Wasser aufkochen und {pasta} darin bissfest garen; vor dem Abgießen eine Tasse Kochwasser abnehmen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      least: 3,
      text: say(
        'Meanwhile, warm {fat} in a wide pan over medium heat and soften {aromatics} for {minutes} minutes.',
        'Pendant ce temps, chauffer {fat} dans une grande poêle à feu moyen et y faire fondre {aromatics} {minutes} minutes.',
        'Mientras tanto, calentar {fat} en una sartén amplia a fuego medio y rehogar {aromatics} {minutes} minutos.',
        'Inzwischen {fat} in einer weiten Pfanne bei mittlerer Hitze erwärmen und {aromatics} darin {minutes} Minuten weich dünsten.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main.flesh'], 6, 12),
      least: 6,
      doneness: 'main.flesh',
      text: say(
        'Add {main.flesh} and fry for {minutes} minutes until browned and cooked through.',
        'Ajouter {main.flesh} et faire dorer {minutes} minutes en veillant à bien cuire à cœur.',
        'Añadir {main.flesh} y dorar {minutes} minutos, hasta que esté bien hecho.',
        '{main.flesh} zugeben und {minutes} Minuten goldbraun durchbraten.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main.firm'], 6, 12),
      least: 6,
      text: say(
        'Turn up the heat, add {main.firm+spices+heat} and cook for {minutes} minutes, stirring only now and then, until browned in places.',
        "Augmenter le feu, ajouter {main.firm+spices+heat} et cuire {minutes} minutes sans trop remuer, pour que l'ensemble colore.",
        'Subir el fuego, añadir {main.firm+spices+heat} y cocinar {minutes} minutos sin remover demasiado, para que tome color.',
        'Die Hitze erhöhen, {main.firm+spices+heat} zugeben und {minutes} Minuten braten, dabei nur ab und zu rühren, damit Röstaromen entstehen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Pour in {liquid+creamy} and let bubble for 4 minutes until lightly thickened.',
        'Verser {liquid+creamy} et laisser réduire 4 minutes.',
        'Verter {liquid+creamy} y dejar reducir 4 minutos.',
        '{liquid+creamy} zugießen und 4 Minuten sämig köcheln lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      least: 3,
      doneness: 'main.sea',
      when: (plan) => has(plan, 'main.sea') || has(plan, 'main.greens'),
      text: say(
        'Stir in {main.greens+main.sea} and cook gently for {minutes} minutes.',
        'Ajouter {main.greens+main.sea} et cuire doucement {minutes} minutes.',
        'Incorporar {main.greens+main.sea} y cocinar a fuego suave {minutes} minutos.',
        '{main.greens+main.sea} unterheben und {minutes} Minuten sanft garen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Toss {pasta} in the pan with a splash of the cooking water until glossy, and season with {sour+seasoning:bare}.',
        "Ajouter {pasta} dans la poêle avec un peu d'eau de cuisson, bien enrober et assaisonner {sour+seasoning:de}.",
        'Saltear {pasta} en la sartén con un chorrito del agua de cocción hasta que brille y sazonar con {sour+seasoning:bare}.',
        '{pasta} mit einem Schuss Kochwasser in der Pfanne schwenken, bis alles glänzt, und mit {sour+seasoning:with} abschmecken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Divide between warm plates and finish with {cheese+herb+crunch+main.late}.',
        'Répartir dans des assiettes chaudes et terminer avec {cheese+herb+crunch+main.late}.',
        'Repartir en platos calientes y terminar con {cheese+herb+crunch+main.late}.',
        'Auf vorgewärmte Teller verteilen und mit {cheese+herb+crunch+main.late:dat} vollenden.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['creamy', 'cheese', 'herb'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'The sauce is made in the time the pasta needs, and a splash of the cooking water brings both together.',
      "La sauce se fait le temps que les pâtes cuisent, et un peu d'eau de cuisson lie le tout.",
      'La salsa se hace en lo que tarda la pasta, y un chorrito del agua de cocción lo une todo.',
      'Die Sauce ist fertig, wenn es die Pasta ist, und ein Schuss Kochwasser verbindet beides.',
    ),
  ],
}

export const risotto: Pattern = {
  id: 'risotto',
  dishType: 'Mains',
  cuisines: ['italian'],
  likes: {
    mushroom: 5,
    grain: 2,
    vegetable: 3,
    cheese: 2,
    leafyGreen: 2,
    shellfish: 2,
    wine: 3,
    herb: 1,
    poultry: 1,
    fish: 1,
    spice: 1,
    citrus: 1,
    legume: 1,
  },
  tastes: ['creamy', 'rich', 'hearty'],
  onePot: true,
  roles: [
    {
      id: 'rice',
      takes: inCategory('grain'),
      pool: (wishes, cuisine) =>
        cuisine.spices.includes('saffron') && wishes.cuisine !== 'italian'
          ? ['paella-rice', 'risotto-rice']
          : ['risotto-rice', 'paella-rice'],
      each: g(80),
    },
    {
      id: 'main',
      takes: (each) =>
        greens(each) || flesh(each) || seafood(each) || inCategory('legume', 'plantProtein')(each),
      most: 4,
      least: 2,
      pool: ['button-mushroom', 'asparagus', 'pea', 'courgette', 'leek', 'pumpkin'],
      varied: true,
      each: (each) => (each.category === 'legume' ? { amount: 60, unit: 'g' } : perPerson(each)),
      cut: 'fine',
    },
    { ...aromatics, least: 2 },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil'] },
    { ...spices, least: 0 },
    heat,
    { id: 'wine', takes: inCategory('wine'), pool: ['white-wine', 'dry-vermouth'], each: ml(50) },
    { ...stock, each: ml(300) },
    { id: 'butter', pool: ['butter', 'margarine', 'olive-oil'], each: g(10) },
    cheese,
    { ...sour, pool: ['lemon', 'white-wine-vinegar'] },
    seasoning,
    { ...herb, pool: ['parsley', 'chive', 'basil'] },
    { id: 'crunch', takes: inCategory('nut', 'seed'), least: 0, pool: [], each: g(10), cut: 'fine' },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 5,
      text: say(
        'Bring {stock} to a simmer in a small pan. In a wide pot, warm {fat} and soften {aromatics} for 5 minutes without colouring.',
        'Porter {stock} à frémissement dans une petite casserole. Dans une cocotte large, chauffer {fat} et faire suer {aromatics} 5 minutes sans coloration.',
        'Calentar {stock} en un cazo hasta que humee. En una cazuela amplia, calentar {fat} y rehogar {aromatics} 5 minutos sin que tomen color.',
        '{stock} in einem kleinen Topf erhitzen. In einem weiten Topf {fat} erwärmen und {aromatics} darin 5 Minuten glasig dünsten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 6,
      doneness: 'main.flesh',
      text: say(
        'Add {main.flesh} and fry for 6 minutes until browned.',
        'Ajouter {main.flesh} et faire dorer 6 minutes.',
        'Añadir {main.flesh} y dorar 6 minutos.',
        '{main.flesh} zugeben und 6 Minuten goldbraun braten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Add {main.firm+spices+heat} and fry for 4 minutes.',
        'Ajouter {main.firm+spices+heat} et faire revenir 4 minutes.',
        'Añadir {main.firm+spices+heat} y rehogar 4 minutos.',
        '{main.firm+spices+heat} zugeben und 4 Minuten anbraten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Tip in {rice} and stir for 2 minutes until the edges of the grains turn glassy.',
        "Verser {rice} et remuer 2 minutes, jusqu'à ce que les grains deviennent translucides.",
        'Echar {rice} y remover 2 minutos, hasta que los bordes del grano se vuelvan transparentes.',
        '{rice} zugeben und 2 Minuten rühren, bis die Körner am Rand glasig sind.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Pour in {wine} and let it evaporate.',
        'Mouiller avec {wine} et laisser évaporer.',
        'Regar con {wine} y dejar evaporar.',
        'Mit {wine:dat} ablöschen und verdampfen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 18,
      text: say(
        'Add {stock} a ladle at a time, stirring often and waiting until each is absorbed: about 18 minutes, until the grains are tender with a little bite.',
        "Ajouter {stock} louche après louche, en remuant souvent et en attendant chaque fois l'absorption : environ 18 minutes, pour un grain tendre encore un peu ferme.",
        'Añadir {stock} cazo a cazo, removiendo a menudo y esperando a que se absorba: unos 18 minutos, hasta que el grano esté tierno con un punto firme.',
        '{stock} kellenweise zugießen, oft rühren und jede Kelle aufnehmen lassen: etwa 18 Minuten, bis die Körner weich sind und noch etwas Biss haben.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      doneness: 'main.sea',
      text: say(
        'Fold in {main.greens+main.sea+main.late} and cook for 4 more minutes.',
        'Incorporer {main.greens+main.sea+main.late} et cuire encore 4 minutes.',
        'Incorporar {main.greens+main.sea+main.late} y cocinar 4 minutos más.',
        '{main.greens+main.sea+main.late} unterheben und noch 4 Minuten garen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Take off the heat, beat in {butter+cheese}, season with {sour+seasoning:bare}, cover and rest for 2 minutes; it should flow slowly from the spoon.',
        'Hors du feu, incorporer vivement {butter+cheese}, assaisonner {sour+seasoning:de}, couvrir et laisser reposer 2 minutes ; le tout doit couler lentement de la cuillère.',
        'Fuera del fuego, incorporar {butter+cheese} con energía, sazonar con {sour+seasoning:bare}, tapar y reposar 2 minutos; debe caer despacio de la cuchara.',
        'Vom Herd nehmen, {butter+cheese} kräftig unterrühren, mit {sour+seasoning:with} abschmecken und zugedeckt 2 Minuten ruhen lassen; er soll langsam vom Löffel fließen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Spoon onto flat warm plates and scatter with {herb+crunch}.',
        'Verser dans des assiettes plates chaudes et parsemer {herb+crunch:de}.',
        'Servir en platos llanos calientes y esparcir {herb+crunch}.',
        'Auf flache, warme Teller geben und mit {herb+crunch:dat} bestreuen.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['wine', 'herb'],
  pitch: [
    say(
      'Twenty quiet minutes at the stove, then a last stir off the heat that makes it creamy without any cream.',
      'Vingt minutes tranquilles devant le feu, puis un dernier tour de cuillère qui le rend crémeux sans crème.',
      'Veinte minutos tranquilos junto al fuego y un último golpe de cuchara que lo vuelve cremoso sin nata.',
      'Zwanzig ruhige Minuten am Herd, dann ein letztes Rühren, das ihn ganz ohne Sahne cremig macht.',
    ),
  ],
}

const side: Role = {
  id: 'side',
  takes: inCategory('grain', 'pasta'),
  pool: (_wishes, cuisine) =>
    cuisine.acids.includes('rice-vinegar')
      ? ['jasmine-rice', 'rice', 'rice-noodle']
      : ['rice', 'basmati-rice', 'quinoa'],
  each: g(70),
}

const cookSide = say(
  'Put {side} on first: cook in lightly salted water for the time given on the pack, drain if needed and put a lid on.',
  "Commencer par {side} : cuire à l'eau légèrement salée selon le temps indiqué, égoutter si nécessaire et garder à couvert.",
  'Empezar por {side}: cocer en agua con un poco de sal según el tiempo indicado, escurrir si hace falta y mantener tapado.',
  'Zuerst {side} aufsetzen: nach Packungsangabe in leicht gesalzenem Wasser garen, bei Bedarf abgießen und zugedeckt warm halten.',
)

export const stirFry: Pattern = {
  id: 'stirFry',
  dishType: 'Mains',
  cuisines: ['chinese', 'thai', 'japanese'],
  likes: {
    vegetable: 3,
    poultry: 3,
    plantProtein: 4,
    shellfish: 3,
    meat: 3,
    mushroom: 2,
    leafyGreen: 2,
    nut: 2,
    egg: 1,
    pasta: 1,
    grain: 2,
    fish: 1,
    seed: 1,
    legume: 1,
    fruit: 1,
    condiment: 2,
  },
  tastes: ['crunchy', 'light', 'fresh'],
  roles: [
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein', 'egg', 'legume')(each),
      most: 2,
      pool: ['tofu', 'chicken-breast', 'prawn', 'edamame', 'chickpea'],
      varied: true,
      each: perPerson,
      cut: 'fine',
    },
    {
      id: 'vegetables',
      takes: (each) => greens(each) || each.category === 'fruit',
      most: 5,
      least: 3,
      pool: ['bell-pepper', 'broccoli', 'carrot', 'mangetout', 'pak-choi', 'button-mushroom'],
      varied: true,
      each: (each) =>
        each.category === 'leafyGreen' ? { amount: 60, unit: 'g' } : { amount: 70, unit: 'g' },
      cut: 'fine',
    },
    { ...aromatics, pool: ['garlic', 'ginger', 'spring-onion'] },
    { ...fat, pool: ['rapeseed-oil', 'sunflower-oil', 'olive-oil'], each: of(1, 'tbsp') },
    { ...spices, least: 0 },
    heat,
    {
      id: 'salty',
      takes: ({ id, category }) =>
        /soy-sauce|tamari|oyster-sauce|hoisin|teriyaki|fish-sauce|miso|gochujang/.test(id) &&
        category === 'condiment',
      most: 2,
      pool: ['soy-sauce', 'tamari', 'fish-sauce', 'vegetable-stock'],
      each: of(1, 'tbsp'),
    },
    {
      id: 'sweet',
      takes: inCategory('sweetener'),
      pool: ['honey', 'maple-syrup', 'brown-sugar'],
      each: of(0.5, 'tsp'),
    },
    { ...sour, pool: ['rice-vinegar', 'lime', 'lemon'] },
    { id: 'thickener', pool: ['cornflour', 'rice-flour'], each: of(0.5, 'tsp') },
    side,
    { ...herb, pool: ['coriander', 'chive', 'parsley'] },
    {
      id: 'crunch',
      takes: inCategory('nut', 'seed'),
      pool: ['sesame-seed', 'sunflower-seed'],
      each: g(6),
      cut: 'fine',
    },
  ],
  steps: [
    { kind: 'cook', aside: true, text: cookSide },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Stir {salty+sweet+sour+thickener} with 3 tablespoons of water in a cup to make the sauce.',
        "Mélanger {salty+sweet+sour+thickener} avec 3 cuillerées à soupe d'eau dans un bol pour la sauce.",
        'Mezclar {salty+sweet+sour+thickener} con 3 cucharadas de agua en una taza para la salsa.',
        'Für die Sauce {salty+sweet+sour+thickener} mit 3 Esslöffeln Wasser in einer Tasse verrühren.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => (has(plan, 'main.flesh') ? 6 : 5),
      doneness: 'main',
      text: say(
        'Heat half of the oil in a wok or large pan until it shimmers. Fry {main} for {minutes} minutes until well coloured, then lift out.',
        "Chauffer la moitié de l'huile dans un wok ou une grande poêle jusqu'à ce qu'elle frémisse. Y saisir {main} {minutes} minutes, laisser colorer, puis réserver.",
        'Calentar la mitad del aceite en un wok o sartén grande hasta que brille. Saltear {main} {minutes} minutos, hasta que {main?tome/tomen} color, y reservar.',
        'Die Hälfte des Öls in Wok oder großer Pfanne stark erhitzen. {main} darin {minutes} Minuten braten, Farbe nehmen lassen und herausheben.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      least: 3,
      text: say(
        'Pour in the rest of {fat} and toss {vegetables.slow+spices} over high heat for {minutes} minutes.',
        'Verser le reste {fat:of} et faire sauter {vegetables.slow+spices} {minutes} minutes à feu vif.',
        'Añadir el resto {fat:of} y saltear {vegetables.slow+spices} a fuego fuerte {minutes} minutos.',
        'Den Rest {fat:of} zugeben und {vegetables.slow+spices} bei starker Hitze {minutes} Minuten unter Rühren braten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Add {vegetables.quick+aromatics+heat} and stir for 2 minutes; nothing should go limp.',
        'Ajouter {vegetables.quick+aromatics+heat} et remuer 2 minutes ; tout doit rester croquant.',
        'Añadir {vegetables.quick+aromatics+heat} y remover 2 minutos; todo debe seguir crujiente.',
        '{vegetables.quick+aromatics+heat} zugeben und 2 Minuten rühren; alles soll knackig bleiben.',
      ),
    },
    {
      kind: 'cook',
      minutes: 1,
      text: say(
        'Return {main} to the pan, pour in the sauce and let it bubble for 1 minute until everything is glazed.',
        'Remettre {main} dans la poêle, verser la sauce et laisser bouillonner 1 minute pour bien glacer.',
        'Devolver {main} a la sartén, verter la salsa y dejar hervir 1 minuto hasta que todo brille.',
        '{main} zurück in die Pfanne geben, die Sauce zugießen und 1 Minute aufkochen, bis alles glänzt.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Pile onto {side}, scatter with {herb+crunch} and eat at once.',
        'Dresser sur {side}, parsemer {herb+crunch:de} et servir aussitôt.',
        'Servir sobre {side}, esparcir {herb+crunch} y comer enseguida.',
        'Auf {side:dat} anrichten, mit {herb+crunch:dat} bestreuen und sofort essen.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['crunch', 'salty'],
  pitch: [
    say(
      'Everything is cut first, then the pan does the work in minutes; the sauce goes in last and glazes the lot.',
      'On coupe tout avant, puis le wok travaille en quelques minutes ; la sauce arrive en dernier et nappe le tout.',
      'Primero se corta todo; luego el wok trabaja en minutos, y la salsa llega al final y lo glasea.',
      'Erst wird alles geschnitten, dann arbeitet der Wok in Minuten; die Sauce kommt zuletzt und überzieht alles.',
    ),
  ],
}

export const panFry: Pattern = {
  id: 'panFry',
  dishType: 'Mains',
  cuisines: ['french', 'spanish', 'german', 'italian'],
  likes: {
    fish: 6,
    meat: 5,
    poultry: 4,
    shellfish: 3,
    sausage: 4,
    plantProtein: 3,
    mushroom: 2,
    potato: 3,
    vegetable: 2,
    leafyGreen: 2,
    cheese: 1,
    grain: 1,
    legume: 1,
    wine: 1,
    citrus: 2,
    herb: 2,
    dairy: 1,
    condiment: 1,
  },
  tastes: ['light', 'fresh', 'lemony', 'crunchy'],
  roles: [
    {
      id: 'main',
      takes: (each) =>
        flesh(each) || seafood(each) || inCategory('plantProtein')(each) || each.id === 'halloumi',
      most: 2,
      pool: ['salmon', 'chicken-breast', 'cod', 'smoked-tofu', 'tofu', 'halloumi', 'oyster-mushroom'],
      varied: true,
      each: (each) =>
        each.category === 'fish' && each.serving.unit === null
          ? each.serving
          : each.serving.unit === null
            ? each.serving
            : { amount: 150, unit: 'g' },
      cut: 'dry',
    },
    {
      id: 'vegetables',
      takes: (each) => greens(each) || each.category === 'legume',
      most: 3,
      pool: ['green-bean', 'asparagus', 'courgette', 'spinach', 'broccoli'],
      varied: true,
      each: (each) =>
        each.category === 'leafyGreen'
          ? { amount: 100, unit: 'g' }
          : each.category === 'legume'
            ? each.serving
            : { amount: 130, unit: 'g' },
      cut: 'auto',
    },
    {
      id: 'side',
      takes: inCategory('potato', 'grain', 'pasta', 'bread'),
      pool: (wishes) =>
        wishes.minutes !== null && wishes.minutes <= 35
          ? ['couscous', 'quinoa', 'rice']
          : ['waxy-potato', 'potato', 'rice'],
      each: ({ category, serving }) =>
        category === 'potato'
          ? { amount: 220, unit: 'g' }
          : category === 'bread'
            ? serving
            : { amount: 70, unit: 'g' },
      cut: 'auto',
    },
    {
      id: 'aromatics',
      takes: ({ category, id }) => category === 'aromatic' && !/chil/.test(id),
      most: 2,
      pool: ['garlic', 'shallot'],
      each: ({ id, serving }) =>
        id === 'garlic'
          ? { amount: 0.5, unit: 'clove' }
          : id === 'shallot'
            ? { amount: 0.5, unit: null }
            : serving,
      cut: 'auto',
    },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil'], each: of(1, 'tbsp') },
    { ...spices, least: 0 },
    heat,
    {
      id: 'butter',
      takes: ({ id }) => id === 'butter',
      pool: ['butter', 'margarine', 'olive-oil'],
      each: g(10),
    },
    {
      id: 'liquid',
      takes: (each) => inCategory('wine', 'stock')(each),
      pool: ['vegetable-stock', 'white-wine', 'water'],
      each: ml(50),
    },
    { ...creamy, least: (wishes) => (wishes.tastes.includes('creamy') ? 1 : 0) },
    {
      ...sour,
      pool: ['lemon', 'white-wine-vinegar'],
      each: ({ id }) => (id === 'lemon' ? { amount: 0.5, unit: null } : { amount: 0.5, unit: 'tbsp' }),
    },
    seasoning,
    { ...herb, pool: ['dill', 'parsley', 'thyme', 'chive'], varied: true },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['side'], 12, 22),
      when: (plan) => has(plan, 'side.starch'),
      text: say(
        'Cook {side} in salted water for {minutes} minutes until tender, then drain and keep warm.',
        "Cuire {side} à l'eau salée {minutes} minutes, égoutter et garder au chaud.",
        'Cocer {side} en agua con sal {minutes} minutos, hasta que {side?esté tierno/esté tierna/estén tiernos/estén tiernas}; escurrir y mantener caliente.',
        '{side} in Salzwasser {minutes} Minuten gar kochen, abgießen und warm halten.',
      ),
    },
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Meanwhile, steam or boil {vegetables} in a little salted water for 5 to 8 minutes until tender and still bright.',
        "Pendant ce temps, cuire {vegetables} 5 à 8 minutes à la vapeur ou dans un peu d'eau salée ; garder du croquant et une couleur vive.",
        'Mientras tanto, cocer {vegetables} al vapor o en un poco de agua con sal de 5 a 8 minutos, sin que {vegetables?pierda/pierdan} el color.',
        'Inzwischen {vegetables} in wenig Salzwasser oder im Dampf 5 bis 8 Minuten garen, sodass Biss und Farbe bleiben.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Season {main} on both sides with {seasoning+spices+heat:bare}.',
        'Assaisonner {main} des deux côtés {seasoning+spices+heat:de}.',
        'Sazonar {main} por ambos lados con {seasoning+spices+heat:bare}.',
        '{main} von beiden Seiten mit {seasoning+spices+heat:with} würzen.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => (has(plan, 'main.sea') ? 8 : longest(plan, ['main'], 8, 16)),
      least: 8,
      doneness: 'main',
      text: say(
        'Heat {fat} in a heavy pan over medium-high heat. Lay in {main} and fry for about {minutes} minutes in all, turning once, when the underside lets go of the pan by itself.',
        "Chauffer {fat} dans une poêle épaisse à feu assez vif. Y déposer {main} et cuire environ {minutes} minutes en tout, en retournant une seule fois, quand la face se détache d'elle-même.",
        'Calentar {fat} en una sartén gruesa a fuego medio-alto. Poner {main} y cocinar unos {minutes} minutos en total, dando la vuelta una sola vez, cuando la cara se despegue sola.',
        '{fat} in einer schweren Pfanne bei kräftiger Hitze erhitzen. {main} hineinlegen und insgesamt etwa {minutes} Minuten braten; einmal wenden, sobald sich die Unterseite von selbst löst.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      text: say(
        'Lift out and rest. Soften {aromatics} in the same pan for 1 minute, add {liquid+creamy} and scrape up the brown bits; let reduce by half, then whisk in {butter} and {sour}.',
        'Retirer et laisser reposer. Dans la même poêle, faire fondre {aromatics} 1 minute, verser {liquid+creamy} et décoller les sucs ; réduire de moitié, puis fouetter avec {butter} et {sour}.',
        'Retirar y dejar reposar. En la misma sartén, rehogar {aromatics} 1 minuto, verter {liquid+creamy} y despegar los jugos; reducir a la mitad y ligar con {butter} y {sour}.',
        'Herausnehmen und ruhen lassen. {aromatics} in derselben Pfanne 1 Minute dünsten, {liquid+creamy} zugießen und den Bratensatz lösen; auf die Hälfte reduzieren, dann {butter} und {sour} unterschlagen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Set {main} on {side} with {vegetables} beside it, spoon over the sauce and finish with {herb}.',
        'Poser {main} sur {side}, ajouter {vegetables} à côté, napper de sauce et terminer avec {herb}.',
        'Disponer {main} sobre {side} con {vegetables} al lado, cubrir con la salsa y terminar con {herb}.',
        '{main} auf {side:dat} anrichten, {vegetables} dazulegen, mit der Sauce überziehen und mit {herb:dat} vollenden.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['vegetables', 'side'],
  title: say(
    'Pan-Fried {heads:title} with {withs:bare}',
    '{heads:bare} à la poêle, {withs:bare}',
    '{heads:bare} a la sartén con {withs:bare}',
    '{heads:bare} aus der Pfanne mit {withs:with}',
  ),
  pitch: [
    say(
      'One good piece, a hot pan and patience before turning: the juices left behind become the sauce.',
      'Un beau morceau, une poêle bien chaude et un peu de patience avant de retourner : les sucs deviennent la sauce.',
      'Una buena pieza, una sartén caliente y paciencia antes de dar la vuelta: los jugos se convierten en la salsa.',
      'Ein gutes Stück, eine heiße Pfanne und Geduld vor dem Wenden: Aus dem Bratensatz wird die Sauce.',
    ),
  ],
}

export const frittata: Pattern = {
  id: 'frittata',
  dishType: 'Mains',
  cuisines: ['italian', 'spanish', 'french'],
  likes: {
    egg: 7,
    potato: 3,
    vegetable: 2,
    cheese: 3,
    leafyGreen: 2,
    mushroom: 2,
    sausage: 1,
    meat: 1,
    fish: 1,
    herb: 1,
    legume: 1,
  },
  tastes: ['light', 'hearty'],
  onePot: true,
  roles: [
    {
      id: 'egg',
      takes: inCategory('egg'),
      pool: ['egg', 'chickpea-flour'],
      each: ({ id }) => (id === 'chickpea-flour' ? { amount: 60, unit: 'g' } : { amount: 2.5, unit: null }),
    },
    {
      id: 'milk',
      takes: ({ id }) => /milk|cream$/.test(id),
      pool: ['milk', 'oat-milk', 'soy-milk', 'water'],
      each: ({ id }) => (id === 'milk' ? { amount: 20, unit: 'ml' } : { amount: 60, unit: 'ml' }),
    },
    {
      id: 'main',
      takes: (each) =>
        greens(each) || inCategory('potato', 'legume', 'plantProtein')(each) || flesh(each) || seafood(each),
      most: 4,
      least: 2,
      pool: ['courgette', 'bell-pepper', 'spinach', 'cherry-tomato', 'potato'],
      varied: true,
      each: (each) =>
        each.category === 'legume'
          ? { amount: 60, unit: 'g' }
          : each.category === 'leafyGreen'
            ? { amount: 50, unit: 'g' }
            : { amount: 90, unit: 'g' },
      cut: 'fine',
    },
    {
      ...aromatics,
      each: ({ id }) => (id === 'garlic' ? { amount: 0.5, unit: 'clove' } : { amount: 0.25, unit: null }),
    },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil'] },
    { ...spices, least: 0 },
    heat,
    { ...cheese, pool: ['feta', 'goat-cheese', 'vegan-feta', 'nutritional-yeast'] },
    { id: 'leaves', pool: ['rocket', 'lettuce', 'lambs-lettuce'], each: g(30), cut: 'wash' },
    { ...sour, pool: ['lemon', 'white-wine-vinegar'] },
    seasoning,
    { ...herb, pool: ['chive', 'parsley', 'basil'] },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main'], 8, 15),
      least: 8,
      doneness: 'main',
      text: say(
        'Warm {fat} in a 24 cm non-stick pan and fry {aromatics+main+spices+heat} over medium heat for {minutes} minutes until tender and lightly browned.',
        "Chauffer {fat} dans une poêle antiadhésive de 24 cm et y cuire {aromatics+main+spices+heat} {minutes} minutes à feu moyen, jusqu'à ce que tout soit tendre et légèrement doré.",
        'Calentar {fat} en una sartén antiadherente de 24 cm y rehogar {aromatics+main+spices+heat} a fuego medio {minutes} minutos, hasta que todo esté tierno y algo dorado.',
        '{fat} in einer beschichteten Pfanne (24 cm) erhitzen und {aromatics+main+spices+heat} bei mittlerer Hitze {minutes} Minuten braten, bis alles weich und leicht gebräunt ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      when: (plan) => has(plan, 'egg.egg'),
      text: say(
        'Beat {egg} with {milk+seasoning:bare}, just until mixed, and stir in {herb}.',
        'Battre {egg} avec {milk+seasoning}, juste le temps de mélanger, et ajouter {herb}.',
        'Batir {egg} con {milk+seasoning:bare}, lo justo para mezclar, y añadir {herb}.',
        '{egg} mit {milk+seasoning:with} nur kurz verquirlen und {herb} unterrühren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      when: (plan) => !has(plan, 'egg.egg'),
      text: say(
        'Whisk {egg} with {milk+seasoning:bare} to a smooth batter and stir in {herb}.',
        'Fouetter {egg} avec {milk+seasoning} en une pâte lisse et ajouter {herb}.',
        'Batir {egg} con {milk+seasoning:bare} hasta obtener una masa lisa y añadir {herb}.',
        '{egg} mit {milk+seasoning:with} zu einem glatten Teig verrühren und {herb} unterrühren.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      least: 8,
      celsius: 71,
      text: say(
        'Pour over the vegetables, crumble {cheese} on top, cover and cook over low heat for {minutes} minutes until the centre is just set (71 °C).',
        "Verser sur les légumes, répartir {cheese} dessus, couvrir et cuire {minutes} minutes à feu doux, jusqu'à ce que le centre soit juste pris (71 °C).",
        'Verter sobre las verduras, repartir {cheese} por encima, tapar y cocinar a fuego lento {minutes} minutos, hasta que el centro cuaje (71 °C).',
        'Über das Gemüse gießen, {cheese} darauf verteilen und zugedeckt bei kleiner Hitze {minutes} Minuten stocken lassen, bis die Mitte gerade fest ist (71 °C).',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Dress {leaves} with {sour:bare}. Slide onto a board, cut into wedges and serve with the leaves.',
        'Assaisonner {leaves} {sour:de}. Faire glisser sur une planche, couper en parts et servir avec la salade.',
        'Aliñar {leaves} con {sour:bare}. Deslizar a una tabla, cortar en cuñas y servir con las hojas.',
        '{leaves} mit {sour:with} anmachen. Auf ein Brett gleiten lassen, in Stücke schneiden und mit dem Salat servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['cheese', 'herb'],
  pitch: [
    say(
      'Low heat and a lid are the whole secret: golden below, just set in the middle, good hot or at room temperature.',
      'Feu doux et couvercle, voilà tout le secret : dorée dessous, à peine prise au centre, bonne chaude ou tiède.',
      'Fuego lento y una tapa, ese es el secreto: dorada por debajo, apenas cuajada en el centro, buena caliente o templada.',
      'Kleine Hitze und ein Deckel sind das ganze Geheimnis: unten goldbraun, in der Mitte gerade gestockt, warm wie lauwarm gut.',
    ),
  ],
}

export const tacos: Pattern = {
  id: 'tacos',
  dishType: 'Mains',
  cuisines: ['mexican'],
  likes: {
    bread: 2,
    meat: 3,
    legume: 3,
    poultry: 3,
    fish: 3,
    shellfish: 3,
    plantProtein: 2,
    vegetable: 2,
    mushroom: 2,
    cheese: 1,
    fruit: 2,
    leafyGreen: 1,
    citrus: 1,
  },
  tastes: ['fresh', 'crunchy', 'smoky'],
  roles: [
    {
      id: 'main',
      takes: (each) =>
        flesh(each) ||
        seafood(each) ||
        inCategory('legume', 'plantProtein', 'mushroom', 'egg', 'potato')(each),
      most: 3,
      pool: ['black-bean', 'chicken-thigh', 'prawn', 'cod', 'tofu'],
      varied: true,
      each: perPerson,
      cut: 'fine',
    },
    {
      id: 'vegetables',
      takes: (each) =>
        inCategory('vegetable', 'leafyGreen')(each) &&
        !/avocado|cabbage|lettuce|radish|cucumber/.test(each.id),
      most: 3,
      pool: ['bell-pepper', 'sweetcorn', 'courgette'],
      varied: true,
      each: (each) =>
        each.category === 'leafyGreen' ? { amount: 40, unit: 'g' } : { amount: 70, unit: 'g' },
      cut: 'fine',
    },
    {
      id: 'crisp',
      takes: ({ id }) => /cabbage|lettuce|radish|cucumber/.test(id),
      most: 2,
      pool: ['red-cabbage', 'white-cabbage', 'radish'],
      each: g(60),
      cut: 'fine',
    },
    {
      id: 'avocado',
      takes: (each) => each.id === 'avocado' || each.category === 'fruit',
      most: 2,
      pool: ['avocado', 'mango'],
      each: () => ({ amount: 0.5, unit: null }),
      cut: 'fine',
    },
    aromatics,
    fat,
    { ...spices, least: 2 },
    heat,
    { ...creamy, least: 0 },
    { ...cheese, least: 0 },
    {
      ...sour,
      pool: ['lime', 'lemon', 'cider-vinegar'],
      each: ({ id }) =>
        id === 'lime'
          ? { amount: 0.75, unit: null }
          : id === 'lemon'
            ? { amount: 0.5, unit: null }
            : { amount: 0.75, unit: 'tbsp' },
    },
    {
      id: 'tortillas',
      takes: inCategory('bread'),
      pool: ['corn-tortilla', 'wheat-tortilla'],
      each: ({ id, serving }) => (/tortilla$/.test(id) ? { amount: 3, unit: null } : serving),
    },
    { id: 'rice', takes: inCategory('grain'), least: 0, pool: [], each: g(50) },
    salt,
    { ...herb, pool: ['coriander', 'parsley', 'chive'] },
  ],
  steps: [
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Cook {rice} in lightly salted water for the time given on the pack.',
        "Cuire {rice} à l'eau légèrement salée selon le temps indiqué.",
        'Cocer {rice} en agua con un poco de sal según el tiempo indicado.',
        '{rice} nach Packungsangabe in leicht gesalzenem Wasser garen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Knead {crisp} with half of the juice and a pinch of {seasoning:bare} for a minute until it softens slightly.',
        "Malaxer {crisp} une minute avec la moitié du jus et une pincée {seasoning:de}, jusqu'à ce que l'ensemble s'assouplisse.",
        'Masajear {crisp} un minuto con la mitad del jugo y una pizca {seasoning:de}, hasta que se ablande un poco.',
        '{crisp} mit der Hälfte des Safts und einer Prise {seasoning:bare} eine Minute kneten, bis alles etwas weicher wird.',
      ),
    },
    {
      kind: 'cook',
      minutes: 4,
      least: 3,
      text: say(
        'Heat {fat} in a wide pan and fry {aromatics} for {minutes} minutes; stir in {spices+heat} for the last 30 seconds.',
        'Chauffer {fat} dans une grande poêle et y faire revenir {aromatics} {minutes} minutes ; ajouter {spices+heat} les 30 dernières secondes.',
        'Calentar {fat} en una sartén amplia y rehogar {aromatics} {minutes} minutos; añadir {spices+heat} en los últimos 30 segundos.',
        '{fat} in einer weiten Pfanne erhitzen und {aromatics} darin {minutes} Minuten braten; in den letzten 30 Sekunden {spices+heat} einrühren.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => (has(plan, 'main.sea') ? 6 : longest(plan, ['main.flesh', 'vegetables'], 8, 14)),
      least: 7,
      doneness: 'main',
      text: say(
        'Add {main+vegetables} and fry over high heat for {minutes} minutes until browned in places and done.',
        'Ajouter {main+vegetables} et saisir {minutes} minutes à feu vif, le temps de bien cuire et de colorer par endroits.',
        'Añadir {main+vegetables} y saltear a fuego fuerte {minutes} minutos, hasta que esté hecho y dorado a trozos.',
        '{main+vegetables} zugeben und bei starker Hitze {minutes} Minuten braten, bis alles gar und stellenweise gebräunt ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Mash {avocado} roughly with {sour:bare} and salt.',
        'Écraser grossièrement {avocado} avec {sour} et du sel.',
        'Machacar {avocado} con {sour} y sal.',
        '{avocado} mit {sour:with} und Salz grob zerdrücken.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Warm {tortillas} for 30 seconds a side in a dry hot pan and keep soft in a cloth.',
        'Réchauffer {tortillas} 30 secondes par face dans une poêle sèche bien chaude et garder souple dans un linge.',
        'Calentar {tortillas} 30 segundos por lado en una sartén seca y mantener en un paño.',
        '{tortillas} in einer trockenen heißen Pfanne 30 Sekunden je Seite erwärmen und im Tuch weich halten.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Set everything on the table: spread with avocado, add the filling with {rice+cheese+crisp}, and finish with {herb+creamy}.',
        'Tout mettre à table : étaler {avocado}, garnir avec {rice+cheese+crisp}, et terminer avec {herb+creamy}.',
        'Llevar todo a la mesa: untar {avocado}, añadir el relleno con {rice+cheese+crisp}, y terminar con {herb+creamy}.',
        'Alles auf den Tisch stellen: {avocado} aufstreichen, die Füllung mit {rice+cheese+crisp:dat} daraufgeben und mit {herb+creamy:dat} vollenden.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['avocado', 'crisp'],
  pitch: [
    say(
      'Something hot and smoky, something raw and sharp, something creamy: everybody builds their own.',
      'Du chaud et fumé, du cru et vif, du crémeux : chacun compose le sien.',
      'Algo caliente y ahumado, algo crudo y vivo, algo cremoso: cada cual monta el suyo.',
      'Etwas Heißes und Rauchiges, etwas Rohes und Frisches, etwas Cremiges: Jeder baut sich seinen eigenen.',
    ),
  ],
}
