import { g, inCategory, ml, of, say, type Pattern } from './pattern.ts'
import { fat, heat, herb, salt, sour, spices } from './roles.ts'

export const dip: Pattern = {
  id: 'dip',
  dishType: 'Starters',
  cuisines: ['levantine', 'greek'],
  likes: { legume: 4, vegetable: 1, dairy: 1, nut: 1, seed: 2, herb: 1, bread: 1, cheese: 1 },
  tastes: ['creamy', 'lemony', 'light'],
  onePot: true,
  roles: [
    {
      id: 'main',
      takes: inCategory('legume', 'dairy', 'cheese', 'plantProtein', 'nut', 'potato'),
      most: 2,
      pool: ['chickpea', 'white-bean', 'red-lentil'],
      each: ({ serving, category }) =>
        category === 'nut'
          ? { amount: 20, unit: 'g' }
          : category === 'legume'
            ? serving
            : { amount: 80, unit: 'g' },
      cut: 'auto',
    },
    {
      id: 'colour',
      takes: inCategory('vegetable', 'leafyGreen', 'fruit', 'mushroom', 'fish'),
      most: 2,
      least: 0,
      pool: [],
      each: g(60),
      cut: 'auto',
    },
    {
      id: 'tahini',
      pool: ['tahini', 'sunflower-seed', 'almond-butter'],
      each: ({ id }) => (id === 'tahini' ? { amount: 1, unit: 'tbsp' } : { amount: 12, unit: 'g' }),
    },
    {
      id: 'garlic',
      takes: ({ category }) => category === 'aromatic',
      pool: ['garlic'],
      each: ({ id, serving }) => (id === 'garlic' ? { amount: 0.5, unit: 'clove' } : serving),
      cut: 'auto',
    },
    {
      ...sour,
      pool: ['lemon', 'lime', 'white-wine-vinegar'],
      each: ({ id }) =>
        /^(lemon|lime)$/.test(id) ? { amount: 0.5, unit: null } : { amount: 0.75, unit: 'tbsp' },
    },
    { ...fat, pool: ['olive-oil', 'rapeseed-oil', 'sunflower-oil'], each: of(1, 'tbsp') },
    { ...spices, least: 1 },
    heat,
    { id: 'water', pool: ['water'], each: ml(20) },
    salt,
    herb,
    {
      id: 'dippers',
      takes: inCategory('bread'),
      pool: ['pita', 'country-bread', 'gluten-free-bread'],
      each: ({ id, serving }) =>
        id === 'pita'
          ? { amount: 1, unit: null }
          : serving.unit === 'slice'
            ? { amount: 2, unit: 'slice' }
            : serving,
    },
    {
      id: 'crudites',
      least: 2,
      pool: ['carrot', 'cucumber', 'radish', 'bell-pepper'],
      varied: true,
      each: ({ id }) => (id === 'radish' ? { amount: 50, unit: 'g' } : { amount: 0.5, unit: null }),
    },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 12,
      text: say(
        'Cook {colour} in a little of the oil over medium heat for 12 minutes until completely soft; leave to cool slightly.',
        "Faire fondre {colour} 12 minutes à feu moyen dans un peu d'huile, jusqu'à ce que tout soit bien tendre ; laisser tiédir.",
        'Rehogar {colour} a fuego medio en un poco de aceite 12 minutos, hasta que {colour?quede muy tierno/quede muy tierna/queden muy tiernos/queden muy tiernas}; dejar templar.',
        '{colour} in etwas Öl bei mittlerer Hitze 12 Minuten ganz weich dünsten und kurz abkühlen lassen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 15,
      when: (plan) => plan.parts.some(({ ingredient }) => ingredient.id === 'red-lentil'),
      text: say(
        'Simmer {main} in plenty of water for 15 minutes until soft, then drain well.',
        "Cuire {main} 15 minutes dans un grand volume d'eau, puis bien égoutter.",
        'Cocer {main} en abundante agua 15 minutos y escurrir bien.',
        '{main} in reichlich Wasser 15 Minuten weich kochen und gut abtropfen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Put {main+colour+tahini+garlic+sour+spices+heat} into a food processor and blend for 2 minutes.',
        'Mettre {main+colour+tahini+garlic+sour+spices+heat} dans un robot et mixer 2 minutes.',
        'Poner {main+colour+tahini+garlic+sour+spices+heat} en un robot y triturar 2 minutos.',
        '{main+colour+tahini+garlic+sour+spices+heat} in einen Mixer geben und 2 Minuten pürieren.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'With the motor running, trickle in {water} and half of {fat} until it turns pale and airy. Season with {seasoning:bare}.',
        "Sans arrêter le robot, verser {water} et la moitié {fat:of} en filet, jusqu'à ce que l'ensemble pâlisse et devienne aérien. Assaisonner {seasoning:de}.",
        'Sin parar el robot, añadir {water} y la mitad {fat:of} en hilo, hasta que quede pálido y aireado. Sazonar con {seasoning:bare}.',
        'Bei laufendem Mixer {water} und die Hälfte {fat:of} einlaufen lassen, bis alles hell und luftig ist. Mit {seasoning:with} abschmecken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'Wash {crudites} and cut into sticks.',
        'Laver {crudites} et {crudites?le/la/les/les} tailler en bâtonnets.',
        'Lavar {crudites} y cortar{crudites?lo/la/los/las} en bastones.',
        '{crudites} waschen und in Stifte schneiden.',
      ),
    },
    {
      kind: 'prep',
      minutes: 3,
      text: say(
        'Swirl into a shallow bowl with the back of a spoon, pour the remaining oil into the hollow and scatter with {herb}. Serve with [{dippers}, warmed, and ]the crisp vegetables.',
        "Étaler dans une assiette creuse en dessinant un sillon avec le dos d'une cuillère, y verser le reste d'huile et parsemer {herb:de}. Servir avec [{dippers} et ]les crudités.",
        'Extender en un plato hondo con el dorso de una cuchara, verter el resto del aceite en el surco y esparcir {herb}. Servir con [{dippers} y ]los bastones de verdura.',
        'In eine flache Schale streichen, mit dem Löffelrücken eine Mulde ziehen, das restliche Öl hineingießen und mit {herb:dat} bestreuen. Mit [{dippers:dat} und ]den Gemüsestiften servieren.',
      ),
    },
  ],
  heads: ['main', 'colour'],
  withs: ['crudites'],
  pitch: [
    say(
      'Blended long enough to turn airy, with lemon for lift and good oil in the hollow; there is plenty to dip into it.',
      "Mixer longtemps, voilà le secret : la texture devient aérienne, avec une pointe d'acidité et un filet d'huile dans le sillon ; il y a de quoi tremper.",
      'Triturar con paciencia es el secreto: queda aireado, con un punto ácido y buen aceite en el surco; hay mucho que mojar.',
      'Lange genug püriert, um luftig zu werden, mit frischer Säure und gutem Öl in der Mulde; zum Dippen gibt es reichlich.',
    ),
  ],
}
