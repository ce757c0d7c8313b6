import type { CookWishes as Wishes } from '../understand/wishes.ts'
import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { aromatics, heat, herb, salt } from './roles.ts'

const withoutGluten = ({ diets, allergens }: Wishes) =>
  diets.includes('glutenFree') || allergens.includes('gluten')

export const dumplings: Pattern = {
  id: 'dumplings',
  dishType: 'Mains',
  cuisines: ['chinese', 'japanese'],
  likes: {
    meat: 1,
    poultry: 1,
    shellfish: 2,
    plantProtein: 2,
    vegetable: 1,
    leafyGreen: 1,
    mushroom: 2,
    condiment: 1,
  },
  tastes: ['hearty'],
  roles: [
    {
      id: 'flour',
      takes: ({ id }) => /^(flour|spelt-flour)$/.test(id),
      least: (wishes) => (withoutGluten(wishes) ? 0 : 1),
      pool: ['flour', 'spelt-flour'],
      each: g(75),
    },
    {
      id: 'paper',
      takes: ({ id }) => id === 'rice-paper',
      least: (wishes) => (withoutGluten(wishes) ? 1 : 0),
      pool: ['rice-paper'],
      each: of(5, 'sheet'),
    },
    {
      id: 'main',
      takes: (each) => flesh(each) || seafood(each) || inCategory('plantProtein', 'mushroom')(each),
      most: 2,
      pool: ['minced-pork', 'minced-chicken', 'tofu', 'button-mushroom'],
      varied: true,
      each: g(90),
      cut: 'auto',
    },
    {
      id: 'vegetables',
      takes: greens,
      most: 3,
      pool: ['chinese-cabbage', 'pointed-cabbage', 'spinach', 'carrot'],
      varied: true,
      each: g(60),
      cut: 'fine',
    },
    { ...aromatics, pool: ['ginger', 'garlic', 'spring-onion'] },
    {
      id: 'sauce',
      takes: ({ id }) => /soy-sauce|tamari/.test(id),
      pool: ['soy-sauce', 'tamari', 'rice-vinegar'],
      each: of(1, 'tbsp'),
    },
    { id: 'oil', pool: ['rapeseed-oil', 'sunflower-oil'], each: of(0.75, 'tbsp') },
    { id: 'water', pool: ['water'], each: ml(70) },
    heat,
    salt,
    { ...herb, pool: ['chive', 'coriander', 'parsley'] },
  ],
  steps: [
    {
      kind: 'prep',
      minutes: 8,
      text: say(
        'Stir two thirds of {water}, very hot, and {seasoning} into {flour}, knead to a smooth dough and let it rest under a bowl.',
        'Verser les deux tiers {water:of}, très chaude, et {seasoning} sur {flour}, pétrir une pâte lisse et la laisser reposer sous un bol.',
        'Mezclar dos tercios {water:of}, muy caliente, y {seasoning} con {flour}, amasar hasta que quede liso y dejar reposar tapado.',
        'Zwei Drittel {water:of} sehr heiß mit {seasoning:dat} unter {flour} rühren, glatt kneten und unter einer Schüssel ruhen lassen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 4,
      text: say(
        'For the filling, mix {main+vegetables+aromatics+heat} with half of {sauce}, stirring until it holds together.',
        'Pour la farce, mélanger {main+vegetables+aromatics+heat} avec la moitié {sauce:of}, en remuant pour bien lier.',
        'Para el relleno, mezclar {main+vegetables+aromatics+heat} con la mitad {sauce:of}, removiendo hasta que ligue.',
        'Für die Füllung {main+vegetables+aromatics+heat} mit der Hälfte {sauce:of} kräftig verrühren, bis alles zusammenhält.',
      ),
    },
    {
      kind: 'prep',
      minutes: 15,
      when: ({ parts }) => parts.some(({ role }) => role === 'flour'),
      text: say(
        'Roll the dough out thinly, cut out rounds of 9 cm, put a teaspoon of filling on each, fold and press the edges shut.',
        'Étaler finement la pâte, découper des disques de 9 cm, poser une petite cuillerée de farce, replier et souder les bords.',
        'Estirar la masa fina, cortar discos de 9 cm, poner una cucharadita de relleno, doblar y sellar los bordes.',
        'Den Teig dünn ausrollen, Kreise von 9 cm ausstechen, je einen Teelöffel Füllung daraufgeben, zusammenklappen und die Ränder fest andrücken.',
      ),
    },
    {
      kind: 'prep',
      minutes: 12,
      text: say(
        'Dip {paper} in water one by one, put a spoonful of filling in the middle and fold into small parcels.',
        "Tremper {paper} une à une dans l'eau, déposer une cuillerée de farce au centre et plier en petits paquets.",
        'Mojar {paper} de una en una, poner una cucharada de relleno en el centro y doblar en paquetitos.',
        '{paper} einzeln in Wasser tauchen, je einen Löffel Füllung in die Mitte setzen und zu Päckchen falten.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      doneness: 'main',
      text: say(
        'Fry the dumplings in {oil} for 3 minutes until golden below, add [the rest of {water}|a splash of water], put a lid on and steam for 7 minutes.',
        "Faire dorer les gyozas 3 minutes dans {oil}, ajouter [le reste {water:of}|un peu d'eau], couvrir et cuire 7 minutes à la vapeur.",
        'Dorar las empanadillas 3 minutos en {oil}, añadir [el resto {water:of}|un chorrito de agua], tapar y cocer 7 minutos al vapor.',
        'Die Teigtaschen in {oil:dat} 3 Minuten goldbraun anbraten, [den Rest {water:of}|einen Schuss Wasser] zugeben und zugedeckt 7 Minuten dämpfen.',
      ),
    },
    {
      kind: 'prep',
      minutes: 1,
      text: say(
        'Scatter with {herb} and serve with the rest of {sauce} for dipping.',
        'Parsemer {herb:de} et servir avec le reste {sauce:of} pour tremper.',
        'Esparcir {herb} y servir con el resto {sauce:of} para mojar.',
        'Mit {herb:dat} bestreuen und mit dem Rest {sauce:of} zum Dippen servieren.',
      ),
    },
  ],
  heads: ['main', 'vegetables'],
  withs: ['herb'],
  pitch: [
    say(
      'Crisp underneath, soft on top: one pan, one lid, and folding them is a pleasure for two.',
      'Croustillants dessous, moelleux dessus : une poêle, un couvercle, et les plier à deux est un plaisir.',
      'Crujientes por debajo y tiernas por arriba: una sartén, una tapa, y doblarlas entre dos es un gusto.',
      'Unten knusprig, oben zart: eine Pfanne, ein Deckel, und das Falten macht zu zweit Freude.',
    ),
  ],
}
