import { has, type Plan } from '../cook/plan.ts'
import { flesh, inCategory, say, seafood, type Pattern } from './pattern.ts'
import { onions } from './kitchen-parts.ts'
import { sauces, sharpness } from './named-parts.ts'
import { cook, onCall, part, prep } from './shorthand.ts'
import { seasoning } from './roles.ts'

const inOil = (plan: Plan) =>
  plan.parts.some(({ role, ingredient }) => role === 'stock' && ingredient.category === 'fat')

/** Thin slices and morsels that everybody cooks for themselves at the table, in broth or in oil. */
export const tablePot: Pattern = {
  id: 'tablePot',
  dishType: 'Mains',
  cuisines: ['chinese', 'japanese', 'french'],
  likes: { meat: 1, vegetable: 1, mushroom: 1 },
  tastes: ['light', 'hearty'],
  needs: 'name',
  roles: [
    part('stock', ['vegetable-stock', 'chicken-stock', 'water'], [450, 'ml'], {
      takes: (each) => inCategory('stock')(each) || each.id === 'frying-oil',
      each: ({ id }) => ({ amount: id === 'frying-oil' ? 220 : 450, unit: 'ml' }),
    }),
    part('main', ['beef-steak', 'turkey-breast', 'tofu', 'oyster-mushroom'], [170, 'g'], {
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein')(each),
      most: 4,
      each: ({ category }) => ({ amount: category === 'plantProtein' ? 90 : 170, unit: 'g' }),
    }),
    part('vegetables', ['button-mushroom', 'carrot', 'chinese-cabbage', 'pak-choi'], [70, 'g'], {
      takes: (each) => inCategory('vegetable', 'leafyGreen', 'mushroom')(each),
      most: 6,
      least: 3,
      cut: 'fine',
    }),
    onions(0.5),
    onCall(
      'seasoned',
      ({ id, category }) =>
        category === 'wine' ||
        category === 'spice' ||
        category === 'sweetener' ||
        /^(soy-sauce|miso|tamari)$/.test(id),
      [1, 'tbsp'],
      {
        most: 5,
        each: ({ category, id }) =>
          category === 'wine'
            ? { amount: 40, unit: 'ml' }
            : category === 'spice'
              ? { amount: 0.5, unit: /star-anise|bay/.test(id) ? null : 'tsp' }
              : category === 'sweetener'
                ? { amount: 2, unit: 'tsp' }
                : { amount: 1.5, unit: 'tbsp' },
      },
    ),
    onCall('noodles', inCategory('pasta', 'grain'), [50, 'g']),
    onCall('side', inCategory('bread', 'potato'), [120, 'g'], { cut: 'auto' }),
    sauces({
      least: 2,
      most: 6,
      pool: ['mustard', 'ketchup', 'vegan-mayonnaise', 'tomato-paste'],
      takes: (each) =>
        (inCategory('condiment')(each) && !/vinegar$|nori/.test(each.id)) ||
        /^(creme-fraiche|sour-cream|egg-yolk|egg)$/.test(each.id),
      each: ({ id }) => (/^egg/.test(id) ? { amount: 1, unit: null } : { amount: 1.5, unit: 'tbsp' }),
    }),
    sharpness,
    seasoning,
  ],
  steps: [
    prep(
      10,
      'Pat {main} dry, cut what is large into thin slices or bite-size cubes, and arrange on a platter, with {vegetables} on another; keep both cold until you eat.',
      'Éponger {main}, couper les gros morceaux en fines tranches ou en dés et disposer sur un plat, {vegetables} sur un autre ; garder au froid jusqu’au repas.',
      'Secar {main}, cortar lo grande en lonchas finas o en dados y disponer en una fuente, con {vegetables} en otra; conservar en frío hasta comer.',
      '{main} trocken tupfen, Großes in dünne Scheiben oder Würfel schneiden und auf einer Platte anrichten, {vegetables} auf einer zweiten; bis zum Essen kalt stellen.',
    ),
    cook(
      20,
      'Boil {side} in salted water for 20 minutes and drain.',
      'Cuire {side} 20 minutes à l’eau salée et égoutter.',
      'Cocer {side} 20 minutos en agua con sal y escurrir.',
      '{side} 20 Minuten in Salzwasser kochen und abgießen.',
      {
        aside: true,
        when: ({ parts }) =>
          parts.some(({ role, ingredient }) => role === 'side' && ingredient.category === 'potato'),
      },
    ),
    prep(
      5,
      'Set out {sauce+sour} in small bowls for dipping.',
      'Présenter {sauce+sour} dans de petits bols pour tremper.',
      'Poner {sauce+sour} en cuencos para mojar.',
      '{sauce+sour} in Schälchen zum Dippen bereitstellen.',
    ),
    cook(
      12,
      'Bring {stock} to the boil with {onion+seasoned}, simmer for 10 minutes, taste with {seasoning:bare} and set over a flame on the table, gently bubbling.',
      'Porter {stock} à ébullition avec {onion+seasoned}, laisser frémir 10 minutes, assaisonner {seasoning:de} et poser sur un réchaud à table, à petits bouillons.',
      'Llevar {stock} a ebullición con {onion+seasoned}, cocer 10 minutos, sazonar con {seasoning:bare} y poner en la mesa sobre un infiernillo, a hervor suave.',
      '{stock:the} mit {onion+seasoned:dat} aufkochen, 10 Minuten ziehen lassen, mit {seasoning:with} abschmecken und leise siedend auf einem Rechaud auf den Tisch stellen.',
      { when: (plan) => !inOil(plan) },
    ),
    cook(
      10,
      'Heat {stock} in a heavy metal pot, filled no more than half, to 180 °C and set over a strong flame on the table; stir {onion+seasoned+seasoning} into one of the sauces.',
      'Chauffer {stock} à 180 °C dans un caquelon en métal rempli à moitié au plus et poser sur un réchaud vif à table ; mêler {onion+seasoned+seasoning} à l’une des sauces.',
      'Calentar {stock} a 180 °C en una olla de metal llena como mucho hasta la mitad y poner sobre una llama fuerte en la mesa; mezclar {onion+seasoned+seasoning} con una de las salsas.',
      '{stock:the} in einem höchstens halb gefüllten Metalltopf auf 180 °C erhitzen und auf einem starken Rechaud auf den Tisch stellen; {onion+seasoned+seasoning} unter eine der Saucen rühren.',
      { when: inOil },
    ),
    cook(
      30,
      'Everybody cooks {main} piece by piece on a fork or with chopsticks: 1 to 2 minutes for thin slices, 3 to 4 for cubes, chicken and pork right through; use other cutlery for raw and for cooked.',
      'Chacun cuit {main} morceau par morceau à la fourchette ou aux baguettes : 1 à 2 minutes pour les tranches fines, 3 à 4 pour les dés, volaille et porc à cœur ; pas les mêmes couverts pour le cru et le cuit.',
      'Cada cual cuece {main} trozo a trozo con tenedor o palillos: 1 o 2 minutos las lonchas finas, 3 o 4 los dados, el ave y el cerdo por completo; cubiertos distintos para lo crudo y lo cocinado.',
      'Jeder gart {main} Stück für Stück an der Gabel oder mit Stäbchen: dünne Scheiben 1 bis 2 Minuten, Würfel 3 bis 4, Geflügel und Schwein ganz durch; für Rohes und Gares getrenntes Besteck.',
      { doneness: 'main' },
    ),
    cook(
      4,
      'Cook {noodles} in what is left in the pot and eat it as the last course.',
      'Cuire {noodles} dans ce qui reste du bouillon : c’est le dernier service.',
      'Cocer {noodles} en el caldo que quede: es el último plato.',
      'Zum Schluss {noodles} in der übrigen Brühe garen und als letzten Gang essen.',
      { when: (plan) => has(plan, 'noodles') },
    ),
  ],
  heads: ['main'],
  withs: ['vegetables'],
  pitch: [
    say(
      'All the work is done before the guests arrive; the cooking is their evening.',
      'Tout le travail se fait avant l’arrivée des invités ; la cuisson, c’est leur soirée.',
      'Todo el trabajo se hace antes de que lleguen los invitados; cocinar es su velada.',
      'Alle Arbeit ist getan, bevor die Gäste kommen; das Garen ist ihr Abend.',
    ),
  ],
}
