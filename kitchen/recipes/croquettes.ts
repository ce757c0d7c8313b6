import { flesh, g, greens, inCategory, ml, of, say, seafood, type Pattern } from './pattern.ts'
import { seasoning } from './roles.ts'
import { butter, flour, milk } from './baking-roles.ts'
import { fryingOil } from './frying.ts'

export const croquettes: Pattern = {
  id: 'croquettes',
  dishType: 'Starters',
  cuisines: ['spanish', 'french'],
  likes: { meat: 1, poultry: 1, cheese: 1, fish: 1, mushroom: 1 },
  tastes: ['creamy', 'crunchy', 'rich'],
  needs: 'name',
  roles: [
    {
      id: 'main',
      takes: (each) =>
        flesh(each) || seafood(each) || greens(each) || inCategory('cheese', 'plantProtein', 'potato')(each),
      most: 2,
      pool: ['cooked-ham', 'chicken-breast', 'button-mushroom', 'spinach'],
      each: g(45),
      cut: 'fine',
    },
    {
      id: 'onion',
      takes: ({ id }) => /onion|shallot/.test(id),
      pool: ['onion', 'shallot'],
      each: of(0.25, null),
      cut: 'auto',
    },
    butter(14),
    flour(18),
    milk(110),
    { id: 'spice', takes: inCategory('spice'), pool: ['nutmeg', 'paprika'], each: of(0.5, 'pinch') },
    seasoning,
    {
      id: 'dip',
      takes: inCategory('egg'),
      pool: ['egg', 'soy-yogurt', 'oat-milk', 'rice-milk'],
      each: ({ category }) => (category === 'egg' ? { amount: 0.5, unit: null } : ml(35)()),
    },
    {
      id: 'crumbs',
      takes: ({ id }) => id === 'breadcrumb',
      pool: ['breadcrumb', 'polenta', 'puffed-rice'],
      each: g(30),
    },
    { ...fryingOil, each: () => ({ amount: 80, unit: 'ml' }) },
    {
      id: 'lemon',
      takes: ({ id }) => id === 'lemon',
      pool: ['lemon', 'lime'],
      each: of(0.25, null),
      cut: 'wedges',
    },
  ],
  steps: [
    {
      kind: 'cook',
      minutes: 8,
      doneness: 'main',
      text: say(
        'Melt {butter} in a pan over medium heat, soften {onion} in it and cook {main} for 8 minutes until done and dry.',
        'Faire fondre {butter} à feu moyen, y faire suer {onion} et cuire {main} 8 minutes, sans laisser de jus.',
        'Derretir {butter} a fuego medio, rehogar {onion} y cocinar {main} 8 minutos, hasta que no quede líquido.',
        '{butter} bei mittlerer Hitze zerlassen, {onion} darin glasig dünsten und {main} 8 Minuten mitgaren, bis keine Flüssigkeit mehr da ist.',
      ),
    },
    {
      kind: 'cook',
      minutes: 10,
      text: say(
        'Stir in {flour} and cook for 2 minutes, then whisk in {milk}, a little at a time. Cook for 8 minutes, stirring all the while, until it comes away from the pan; season with {spice+seasoning:bare}.',
        "Ajouter {flour}, cuire 2 minutes, puis verser {milk} peu à peu en fouettant. Cuire 8 minutes sans cesser de remuer, jusqu'à ce que la masse se détache de la casserole ; assaisonner {spice+seasoning:de}.",
        'Añadir {flour}, cocinar 2 minutos e incorporar {milk} poco a poco sin dejar de batir. Cocer 8 minutos removiendo, hasta que la masa se despegue; sazonar con {spice+seasoning:bare}.',
        '{flour} einrühren und 2 Minuten anschwitzen, dann {milk} nach und nach unterschlagen. Unter Rühren 8 Minuten kochen, bis sich die Masse vom Topf löst; mit {spice+seasoning:with} würzen.',
      ),
    },
    {
      kind: 'wait',
      minutes: 120,
      least: 60,
      text: say(
        'Spread flat on a dish, cover the surface and chill for {minutes} minutes until firm.',
        'Étaler dans un plat, couvrir au contact et mettre au frais {minutes} minutes pour raffermir.',
        'Extender en una fuente, cubrir pegado a la masa y enfriar {minutes} minutos, hasta que esté firme.',
        'Flach in eine Form streichen, direkt abdecken und {minutes} Minuten kalt stellen, bis die Masse fest ist.',
      ),
    },
    {
      kind: 'prep',
      minutes: 12,
      text: say(
        'Shape into small rolls with oiled hands, draw through {dip}, well beaten, and roll in {crumbs}.',
        'Former de petits cylindres, les mains huilées, les passer dans {dip} {dip?(bien battu)/(bien battue)/(bien battus)/(bien battues)} et les rouler dans {crumbs}.',
        'Con las manos aceitadas, formar cilindros pequeños, pasarlos por {dip} {dip?(bien batido)/(bien batida)/(bien batidos)/(bien batidas)} y rebozarlos con {crumbs}.',
        'Mit geölten Händen kleine Rollen formen, durch {dip:the} (verquirlt) ziehen und in {crumbs:dat} wälzen.',
      ),
    },
    {
      kind: 'cook',
      minutes: 6,
      text: say(
        'Heat {oil} to about 175 °C and fry in batches for 2 minutes, turning, until golden; drain on kitchen paper and serve hot with {lemon}.',
        'Chauffer {oil} à 175 °C environ et frire en plusieurs fois, 2 minutes en retournant ; égoutter sur du papier et servir bien chaud avec {lemon}.',
        'Calentar {oil} a unos 175 °C y freír por tandas 2 minutos, dando la vuelta, hasta dorar; escurrir sobre papel y servir muy calientes con {lemon}.',
        '{oil} auf etwa 175 °C erhitzen und die Rollen portionsweise 2 Minuten unter Wenden goldbraun ausbacken; abtropfen lassen und heiß mit {lemon:dat} servieren.',
      ),
    },
  ],
  heads: ['main'],
  withs: ['onion'],
  pitch: [
    say(
      'A stiff béchamel, well chilled, and a shell that cracks: inside it should almost run.',
      'Une béchamel bien ferme, bien froide, et une coque qui craque : dedans, elle doit presque couler.',
      'Una bechamel firme y bien fría y una costra que cruje: por dentro casi debe fluir.',
      'Eine feste, gut gekühlte Béchamel und eine Kruste, die knackt: Innen soll sie fast fließen.',
    ),
  ],
}
