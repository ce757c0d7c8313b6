import { g, inCategory, of, say, type Pattern } from './pattern.ts'
import { isFruit, lemon, nuts } from './dessert-roles.ts'
import { bakersSugar, butter, eggs, heatOven, vanilla } from './baking-roles.ts'

const base = say('For the base', 'Pour le fond', 'Para la base', 'Für den Boden')

export const cheesecake: Pattern = {
  id: 'cheesecake',
  dishType: 'Desserts',
  batch: 4,
  cuisines: ['german', 'spanish'],
  likes: { cheese: 4, dairy: 2, berry: 2, citrus: 1, fruit: 1 },
  tastes: ['creamy', 'rich', 'sweet'],
  oven: true,
  roles: [
    {
      id: 'cheese',
      takes: ({ id }) => /cream-cheese|quark|ricotta|mascarpone|silken-tofu|queso-fresco/.test(id),
      most: 2,
      pool: ['cream-cheese', 'quark', 'silken-tofu', 'coconut-cream'],
      each: g(85),
    },
    {
      id: 'cream',
      takes: ({ id }) =>
        /cream$|creme-fraiche|yogurt/.test(id) && id !== 'ice-cream' && id !== 'cream-cheese',
      pool: ['sour-cream', 'lactose-free-cream', 'soy-yogurt', 'coconut-yogurt'],
      each: g(25),
    },
    eggs(0.4),
    bakersSugar(18),
    { id: 'starch', pool: ['cornflour', 'rice-flour'], each: of(0.5, 'tsp') },
    vanilla([]),
    lemon,
    { id: 'fruit', takes: isFruit, most: 3, least: 0, pool: [], each: g(60), cut: 'auto' },
    {
      id: 'chocolate',
      takes: inCategory('chocolate'),
      least: 0,
      pool: [],
      each: g(20),
      cut: 'chopChocolate',
    },
    {
      id: 'biscuit',
      group: base,
      takes: ({ id }) => /biscuit|amaretti|oats$/.test(id),
      pool: ['digestive-biscuit', 'gluten-free-oats', 'puffed-rice'],
      each: g(20),
    },
    { ...butter(10), group: base },
    { ...nuts(0), group: base },
  ],
  steps: [
    heatOven(
      160,
      'line a springform tin ({tin} cm)',
      'chemiser un moule à charnière ({tin} cm)',
      'forrar un molde desmontable ({tin} cm)',
      'eine Springform mit Backpapier auslegen ({tin} cm)',
    ),
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Crush {biscuit}[ with {nuts}] to crumbs, mix with {butter}, melted, and press firmly into the tin.',
        'Réduire {biscuit}[ avec {nuts}] en miettes, mélanger avec {butter} après l’avoir fait fondre et tasser au fond du moule.',
        'Triturar {biscuit}[ con {nuts}], mezclar con {butter} en estado líquido y apretar en la base del molde.',
        '{biscuit}[ mit {nuts:dat}] fein zerbröseln, {butter} schmelzen, untermischen und alles fest auf den Boden der Form drücken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 6,
      text: say(
        'Stir {cheese+cream} with {sweet+starch+spice+lemon} until smooth, then stir in {egg} without beating in air[; fold in {chocolate}].',
        'Lisser {cheese+cream} avec {sweet+starch+spice+lemon}, puis incorporer {egg} sans fouetter[ ; ajouter {chocolate}].',
        'Mezclar {cheese+cream} con {sweet+starch+spice+lemon} hasta que quede liso e incorporar {egg} sin batir[; añadir {chocolate}].',
        '{cheese+cream} mit {sweet+starch+spice+lemon:dat} glatt rühren, dann {egg} unterrühren, ohne Luft einzuschlagen[; {chocolate} unterheben].',
      ),
    },
    {
      kind: 'cook',
      minutes: 50,
      celsius: 160,
      text: say(
        'Pour over the base and bake for 50 minutes until the rim is set and the middle still trembles.',
        "Verser sur le fond et enfourner 50 minutes, jusqu'à ce que le bord soit pris et le centre encore tremblant.",
        'Verter sobre la base y hornear 50 minutos, hasta que el borde cuaje y el centro aún tiemble.',
        'Auf den Boden gießen und 50 Minuten backen, bis der Rand fest ist und die Mitte noch zittert.',
      ),
    },
    {
      kind: 'wait',
      minutes: 180,
      least: 120,
      text: say(
        'Turn off the oven and leave the cake in it with the door ajar for an hour, then chill; {minutes} minutes in all.',
        'Éteindre le four, y laisser le gâteau une heure, porte entrouverte, puis mettre au frais ; {minutes} minutes en tout.',
        'Apagar el horno, dejar la tarta dentro una hora con la puerta entreabierta y después enfriar; {minutes} minutos en total.',
        'Den Ofen ausschalten, den Kuchen darin bei leicht geöffneter Tür eine Stunde abkühlen lassen, dann kalt stellen; insgesamt {minutes} Minuten.',
      ),
    },
    {
      kind: 'prep',
      minutes: 2,
      text: say(
        'Top with {fruit} and cut with a hot knife.',
        'Garnir avec {fruit} et couper avec une lame chaude.',
        'Cubrir con {fruit} y cortar con un cuchillo caliente.',
        'Mit {fruit:dat} belegen und mit einem heißen Messer schneiden.',
      ),
    },
  ],
  heads: ['fruit', 'chocolate'],
  withs: ['spice'],
  title: say(
    '{dish} with {heads+withs:bare}',
    '{dish} {heads+withs:to}',
    '{dish} con {heads+withs:bare}',
    '{dish} mit {heads+withs:with}',
  ),
  pitch: [
    say(
      'Stirred, never whipped, and cooled without haste: so the top stays smooth and the middle creamy.',
      'Mélangé, jamais fouetté, et refroidi sans hâte : le dessus reste lisse et le cœur crémeux.',
      'Mezclada, nunca batida, y enfriada sin prisa: la superficie queda lisa y el centro cremoso.',
      'Gerührt, nie geschlagen, und ohne Eile abgekühlt: So bleibt er oben glatt und innen cremig.',
    ),
  ],
}
