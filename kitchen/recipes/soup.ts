import { isSmooth } from '../understand/health/known-needs.ts'
import { longest } from '../cook/plan.ts'
import { flesh, inCategory, ml, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, creamy, fat, heat, herb, seasoning, sour, spices, stock } from './roles.ts'
import { crunch } from './starter-pools.ts'

export const soup: Pattern = {
  id: 'soup',
  dishType: 'Starters',
  cuisines: ['french', 'german', 'italian'],
  likes: {
    vegetable: 3,
    leafyGreen: 2,
    mushroom: 2,
    legume: 2,
    potato: 2,
    poultry: 1,
    grain: 1,
    sausage: 1,
    shellfish: 1,
    herb: 1,
    plantMilk: 1,
    dairy: 1,
    fish: 1,
  },
  tastes: ['creamy', 'hearty', 'light'],
  onePot: true,
  roles: [
    {
      id: 'main',
      takes: inCategory('vegetable', 'mushroom', 'legume', 'potato', 'leafyGreen', 'fruit'),
      most: 4,
      least: 2,
      pool: ['carrot', 'pumpkin', 'sweet-potato', 'leek', 'potato', 'red-lentil'],
      varied: true,
      each: ({ category, id }) =>
        category === 'leafyGreen'
          ? { amount: 50, unit: 'g' }
          : category === 'legume' && !/lentil|split-pea|^pea$/.test(id)
            ? { amount: 0.25, unit: 'can' }
            : /lentil/.test(id)
              ? { amount: 40, unit: 'g' }
              : { amount: 130, unit: 'g' },
      cut: 'auto',
    },
    aromatics,
    { ...fat },
    { ...spices, least: 1, pool: (_wishes, cuisine) => cuisine.spices.filter((id) => id !== 'bay-leaf') },
    heat,
    { ...stock, each: ml(250) },
    creamy,
    {
      id: 'filling',
      takes: (each) =>
        flesh(each) || seafood(each) || each.category === 'plantProtein' || each.category === 'grain',
      most: 2,
      least: 0,
      pool: [],
      each: ({ category, serving }) => (category === 'grain' ? { amount: 25, unit: 'g' } : serving),
      cut: 'auto',
    },
    sour,
    seasoning,
    herb,
    {
      id: 'crunch',
      takes: inCategory('nut', 'seed', 'cheese', 'bread'),
      most: 2,
      pool: crunch,
      varied: true,
      each: () => ({ amount: 8, unit: 'g' }),
      cut: 'auto',
    },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 5,
      least: 4,
      text: say(
        'Warm {fat} in a large pot over medium heat and soften {aromatics} for {minutes} minutes without letting them brown.',
        'Chauffer {fat} dans une grande casserole à feu moyen et y faire suer {aromatics} {minutes} minutes sans coloration.',
        'Calentar {fat} en una olla grande a fuego medio y rehogar {aromatics} {minutes} minutos sin que tomen color.',
        '{fat} in einem großen Topf bei mittlerer Hitze erwärmen und {aromatics} darin {minutes} Minuten glasig dünsten.',
      ),
    },
    {
      kind: 'cook',
      aside: true,
      text: say(
        'Cook {filling.grain} in salted water until tender and drain.',
        "Cuire {filling.grain} à l'eau salée et égoutter.",
        'Cocer {filling.grain} en agua con sal y escurrir.',
        '{filling.grain} in Salzwasser gar kochen und abgießen.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => Math.max(longest(plan, ['filling.flesh'], 6, 20), 6),
      doneness: 'filling',
      text: say(
        'Add {filling.nograin} and cook through over medium heat, turning often; lift out and keep warm.',
        'Ajouter {filling.nograin} et bien faire cuire à feu moyen en remuant souvent ; retirer et réserver au chaud.',
        'Añadir {filling.nograin} y hacer bien a fuego medio, removiendo a menudo; retirar y reservar en caliente.',
        '{filling.nograin} zugeben, bei mittlerer Hitze unter häufigem Wenden durchgaren, herausheben und warm stellen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      text: say(
        'Stir in {main.firm+main.saucy+spices+heat} and let everything toast for 2 minutes.',
        'Ajouter {main.firm+main.saucy+spices+heat} et faire revenir 2 minutes.',
        'Incorporar {main.firm+main.saucy+spices+heat} y rehogar 2 minutos más.',
        '{main.firm+main.saucy+spices+heat} unterrühren und 2 Minuten anrösten.',
      ),
    },
    {
      kind: 'cook',
      minutes: (plan) => longest(plan, ['main.firm'], 12, 30),
      least: 12,
      text: say(
        'Pour in {stock}, bring to the boil, then simmer gently, half covered, for {minutes} minutes until a knife slides in without resistance.',
        "Mouiller avec {stock}, porter à ébullition, puis laisser frémir {minutes} minutes à demi couvert, jusqu'à ce qu'une lame s'enfonce sans résistance.",
        'Verter {stock}, llevar a ebullición y cocer a fuego suave, medio tapado, {minutes} minutos, hasta que la punta de un cuchillo entre sin resistencia.',
        '{stock:the} angießen, aufkochen und halb zugedeckt {minutes} Minuten sanft köcheln, bis sich eine Messerspitze ohne Widerstand einstechen lässt.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      text: say(
        'Add {main.greens+main.late} and cook for 2 minutes more.',
        'Ajouter {main.greens+main.late} et cuire encore 2 minutes.',
        'Añadir {main.greens+main.late} y dejar 2 minutos, hasta que {main.greens+main.late?se ablande/se ablanden}.',
        '{main.greens+main.late} zugeben und noch 2 Minuten garen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 8,
      when: ({ wishes }) => isSmooth(wishes),
      text: say(
        'Take off the heat, add {filling+herb+creamy} and blend until completely smooth, then rub everything through a fine sieve. Season with {sour+seasoning:bare}.',
        'Hors du feu, ajouter {filling+herb+creamy}, mixer jusqu’à obtenir une texture parfaitement lisse, puis passer le tout au tamis fin. Assaisonner {sour+seasoning:de}.',
        'Retirar del fuego, añadir {filling+herb+creamy}, triturar hasta que quede muy fino y pasarlo todo por un colador fino. Sazonar con {sour+seasoning:bare}.',
        'Vom Herd nehmen, {filling+herb+creamy} zugeben, ganz fein pürieren und alles durch ein feines Sieb streichen. Mit {sour+seasoning:with} abschmecken.',
      ),
    },
    {
      kind: 'cook',
      minutes: 1,
      when: ({ wishes }) => isSmooth(wishes),
      text: say(
        'Thicken it as the speech therapist has set, check that no lump is left, and serve warm in small bowls with nothing on top.',
        'Épaissir selon la consigne de l’orthophoniste, vérifier qu’il ne reste aucun morceau et servir tiède dans de petits bols, sans rien dessus.',
        'Espesar según haya indicado el logopeda, comprobar que no quede ningún grumo y servir templado en cuencos pequeños, sin nada por encima.',
        'Nach Vorgabe der Logopädie andicken, prüfen, dass kein Stückchen übrig ist, und lauwarm in kleinen Schalen ohne Einlage servieren.',
      ),
    },
    {
      kind: 'cook',
      minutes: 3,
      when: ({ wishes }) => !isSmooth(wishes),
      text: say(
        'Take off the heat, [pour in {creamy} and ]blend until completely smooth. Season with {sour+seasoning:bare}.',
        "Hors du feu, [verser {creamy} et ]mixer jusqu'à obtenir une texture parfaitement lisse. Assaisonner {sour+seasoning:de}.",
        'Retirar del fuego, [verter {creamy} y ]triturar hasta que quede muy fina. Sazonar con {sour+seasoning:bare}.',
        'Vom Herd nehmen, [{creamy} zugießen und ]ganz fein pürieren. Mit {sour+seasoning:with} abschmecken.',
      ),
    },
    {
      kind: 'cook',
      minutes: 2,
      when: ({ wishes }) => !isSmooth(wishes),
      text: say(
        'Ladle into warm bowls[, divide {filling} between them][ and scatter with {herb+crunch}].',
        'Verser dans des bols chauds[, répartir {filling}][ et parsemer {herb+crunch:de}].',
        'Servir en cuencos calientes[, repartir {filling}][ y esparcir {herb+crunch} por encima].',
        'In vorgewärmte Schalen schöpfen[, {filling} darauf verteilen][ und mit {herb+crunch:dat} bestreuen].',
      ),
    },
  ],
  heads: ['main'],
  withs: ['filling', 'crunch', 'herb'],
  pitch: [
    say(
      'Everything softens in one pot and is blended until silky; a little acidity at the end wakes it up.',
      "Tout mijote dans une seule casserole, puis on mixe jusqu'à la soie ; une pointe d'acidité réveille l'ensemble à la fin.",
      'Todo se ablanda en una sola olla y se tritura hasta quedar sedoso; un toque ácido al final lo despierta.',
      'Alles gart in einem Topf und wird seidig püriert; etwas Säure zum Schluss macht die Suppe wach.',
    ),
  ],
}
