import type { Ingredient } from '../ingredient.ts'
import { entriesOf } from './entry.ts'

const mushroom = entriesOf('mushroom', { countable: true })

export const mushrooms: readonly Ingredient[] = [
  mushroom(
    'button-mushroom',
    [
      'mushroom, mushrooms; button mushrooms, chestnut mushrooms, cremini mushrooms, white mushrooms, portobello, portobello mushrooms, shrooms',
      'm champignon de Paris, champignons de Paris; champignons, champignon, champignon brun, champignons bruns',
      'm champiñón, champiñones; setas de París, hongos, portobello',
      'm Champignon, Champignons; Egerling, Egerlinge, Pilze, Pilz, Schwammerl, Portobello',
    ],
    ['#c9ae8c', 'slice'],
    [100, 'g'],
    8,
    'umami earthy',
    { grams: { piece: 18, cup: 75, handful: 60 } },
  ),
  mushroom(
    'oyster-mushroom',
    [
      'oyster mushroom, oyster mushrooms; king oyster mushroom, king oyster mushrooms',
      'm pleurote, pleurotes',
      'f seta, setas; seta de ostra, gírgolas, seta de cardo',
      'm Austernpilz, Austernpilze; Austernseitling, Austernseitlinge, Kräuterseitling, Kräuterseitlinge',
    ],
    ['#d5c3a6', 'strip'],
    [100, 'g'],
    8,
    'umami earthy',
    { grams: { piece: 25, cup: 85 } },
  ),
  mushroom(
    'shiitake',
    [
      'shiitake mushroom, shiitake mushrooms; shiitake, shiitakes',
      'm shiitaké, shiitakés; champignons shiitaké, shiitake',
      'm shiitake, shiitakes; setas shiitake',
      'm Shiitake-Pilz, Shiitake-Pilze; Shiitake, Shiitakepilze, Shiitake Pilze',
    ],
    ['#8d6a47', 'slice'],
    [80, 'g'],
    8,
    'umami smoky',
    { grams: { piece: 15, cup: 70 } },
  ),
  mushroom(
    'porcini',
    [
      'cep, ceps; porcini, porcini mushrooms',
      'm cèpe, cèpes',
      'm boletus, boletus; porcini, hongos porcini',
      'm Steinpilz, Steinpilze; Herrenpilz, Herrenpilze',
    ],
    ['#b98f5e', 'slice'],
    [80, 'g'],
    8,
    'umami nutty earthy',
    { grams: { piece: 60 } },
  ),
  mushroom(
    'dried-porcini',
    [
      'dried porcini, dried porcini; dried ceps, dried mushrooms, dried porcini mushrooms',
      'm cèpes séchés, cèpes séchés; champignons séchés',
      'm boletus secos, boletus secos; setas secas',
      'm getrocknete Steinpilze, getrocknete Steinpilze; getrocknete Pilze',
    ],
    ['#7e5b39', 'slice'],
    [8, 'g'],
    20,
    'umami earthy',
    { countable: false, grams: { handful: 12 } },
  ),
  mushroom(
    'chanterelle',
    [
      'chanterelle, chanterelles; girolle, girolles',
      'f girolle, girolles; chanterelle, chanterelles',
      'm rebozuelo, rebozuelos; chantarela, níscalo, níscalos',
      'm Pfifferling, Pfifferlinge; Eierschwammerl, Eierschwämme',
    ],
    ['#e0a03c', 'chunk'],
    [100, 'g'],
    7,
    'earthy nutty',
    { grams: { piece: 8, handful: 50 } },
  ),
]
