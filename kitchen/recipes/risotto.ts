import { longest } from '../cook/plan.ts'
import { flesh, g, greens, inCategory, ml, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, fat, heat, herb, seasoning, sour, spices, stock } from './roles.ts'
import { cheese, perPerson } from './pan-roles.ts'

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
        'Bring {stock} to a simmer in a second pot. In a wide pot, warm {fat} and soften {aromatics} for 5 minutes without colouring.',
        'Porter {stock} à frémissement dans une autre casserole. Dans une cocotte large, chauffer {fat} et faire suer {aromatics} 5 minutes sans coloration.',
        'Calentar {stock} en otra olla hasta que humee. En una cazuela amplia, calentar {fat} y rehogar {aromatics} 5 minutos sin que tomen color.',
        '{stock} in einem zweiten Topf erhitzen. In einem weiten Topf {fat} erwärmen und {aromatics} darin 5 Minuten glasig dünsten.',
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
        'Add {main.firm+main.saucy+spices+heat} and fry for 4 minutes.',
        'Ajouter {main.firm+main.saucy+spices+heat} et faire revenir 4 minutes.',
        'Añadir {main.firm+main.saucy+spices+heat} y rehogar 4 minutos.',
        '{main.firm+main.saucy+spices+heat} zugeben und 4 Minuten anbraten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Tip in {rice} and stir for 2 minutes until every grain is coated.',
        'Verser {rice} et remuer 2 minutes, pour bien enrober les grains.',
        'Echar {rice} y remover 2 minutos, hasta que el grano quede bien impregnado.',
        '{rice} zugeben und 2 Minuten rühren, bis alle Körner vom Fett überzogen sind.',
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
      minutes: (plan) => longest(plan, ['rice'], 18, 40),
      text: say(
        'Add {stock} a ladle at a time, stirring often and waiting until each is absorbed: about {minutes} minutes, until the grains are tender with a little bite.',
        "Ajouter {stock} louche après louche, en remuant souvent et en attendant chaque fois l'absorption : environ {minutes} minutes, pour un grain tendre encore un peu ferme.",
        'Añadir {stock} cazo a cazo, removiendo a menudo y esperando a que se absorba: unos {minutes} minutos, hasta que el grano esté tierno con un punto firme.',
        '{stock} kellenweise zugießen, oft rühren und jede Kelle aufnehmen lassen: etwa {minutes} Minuten, bis die Körner weich sind und noch etwas Biss haben.',
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
        'Fuera del fuego, incorporar {butter+cheese} con energía, sazonar con {sour+seasoning:bare}, tapar y dejar reposar 2 minutos; debe caer despacio de la cuchara.',
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
