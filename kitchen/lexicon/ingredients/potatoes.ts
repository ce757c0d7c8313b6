import type { Ingredient } from '../ingredient.ts'
import { entriesOf } from './entry.ts'

const potato = entriesOf('potato', { countable: true })

export const potatoes: readonly Ingredient[] = [
  potato(
    'potato',
    [
      'potato, potatoes; floury potatoes, russet potatoes, Maris Piper, baking potato, baking potatoes, spud, spuds, taters',
      'f pomme de terre, pommes de terre; patate, patates, pommes de terre à chair farineuse, pdt, pdts',
      'f patata, patatas; papa, papas',
      'f Kartoffel, Kartoffeln; Erdapfel, Erdäpfel, mehligkochende Kartoffeln, mehligkochende Kartoffel, Grumbeere, Grumbeeren',
    ],
    ['#e3c677', 'cube'],
    [200, 'g'],
    20,
    'earthy',
    { grams: { piece: 150, cup: 150 } },
  ),
  potato(
    'waxy-potato',
    [
      'waxy potato, waxy potatoes; new potatoes, baby potatoes, new potato',
      'f pomme de terre à chair ferme, pommes de terre à chair ferme; pommes de terre nouvelles, grenailles, rattes',
      'f patata nueva, patatas nuevas; patatitas, papas chicas, papines',
      'f festkochende Kartoffel, festkochende Kartoffeln; Frühkartoffeln, Drillinge, Salatkartoffeln, neue Kartoffeln',
    ],
    ['#e8cf84', 'chunk'],
    [200, 'g'],
    20,
    'earthy sweet',
    { grams: { piece: 60 } },
  ),
  potato(
    'sweet-potato',
    [
      'sweet potato, sweet potatoes; yam, yams, sweet spuds',
      'f patate douce, patates douces',
      'm boniato, boniatos; batata, batatas, camote, camotes, moniato',
      'f Süßkartoffel, Süßkartoffeln; Batate',
    ],
    ['#de7f3d', 'cube'],
    [200, 'g'],
    20,
    'sweet earthy',
    { grams: { piece: 250, cup: 133 } },
  ),
  potato(
    'cassava',
    [
      'cassava, cassava; yuca, manioc',
      'm manioc, maniocs',
      'f yuca, yucas; mandioca',
      'm Maniok, Maniok; Yuca, Kassava',
    ],
    ['#f4ecdc', 'chunk'],
    [180, 'g'],
    30,
    'earthy',
    { grams: { piece: 400 } },
  ),
  potato(
    'jerusalem-artichoke',
    [
      'Jerusalem artichoke, Jerusalem artichokes; sunchoke, sunchokes',
      'm topinambour, topinambours',
      'm topinambur, topinambures; aguaturma',
      'm Topinambur, Topinambur',
    ],
    ['#d8c3a0', 'slice'],
    [150, 'g'],
    20,
    'nutty sweet',
    { grams: { piece: 50 } },
  ),
  potato(
    'chip',
    [
      'oven chips, oven chips; chips, french fries, fries',
      'f frites, frites; frite',
      'f patatas fritas, patatas fritas; papas fritas',
      'f Pommes frites, Pommes frites; Pommes, Backofenpommes',
    ],
    ['#e6b84a', 'strip'],
    [180, 'g'],
    22,
    'salty',
    { countable: false, grams: { handful: 50 } },
  ),
]
