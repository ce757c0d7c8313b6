import { gzipSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { Language } from '#shared/constants/languages.ts'

interface ExportedRecipe {
  name: string
  servings: string
  ingredients: readonly string[]
  directions: readonly string[]
  category: string
  notes?: string
  rating?: number
}

/** What members had in another program, each recipe once; the last one is the shortest. */
const recipes: Record<Language, readonly ExportedRecipe[]> = {
  en: [
    {
      name: 'Aunt May’s lentil stew',
      servings: '4',
      ingredients: [
        '300 g green lentils',
        '2 carrots',
        '1 onion',
        '1 l vegetable stock',
        '2 tbsp red wine vinegar',
      ],
      directions: [
        'Soften the chopped onion and carrots for 10 minutes.',
        'Add the lentils and the stock and simmer for 35 minutes.',
        'Season with the vinegar.',
      ],
      category: 'Winter',
      notes: 'Better the next day.',
      rating: 5,
    },
    {
      name: 'Cheese scones',
      servings: '8 scones',
      ingredients: ['225 g self-raising flour', '50 g butter', '125 g cheddar, grated', '150 ml milk'],
      directions: [
        'Rub the butter into the flour.',
        'Mix in the cheese and the milk and bake for 15 minutes at 220 °C.',
      ],
      category: 'Baking',
    },
  ],
  fr: [
    {
      name: 'Soupe au pistou de Mamie',
      servings: '6',
      ingredients: [
        '2 courgettes',
        '300 g de haricots blancs',
        '2 carottes',
        '1 bouquet de basilic',
        '2 gousses d’ail',
      ],
      directions: [
        'Couper les légumes en dés et les cuire 30 minutes dans 2 l d’eau.',
        'Piler le basilic avec l’ail et l’ajouter hors du feu.',
      ],
      category: 'Été',
      notes: 'Avec du parmesan à table.',
      rating: 5,
    },
    {
      name: 'Gâteau au yaourt',
      servings: '8 parts',
      ingredients: ['125 g de yaourt', '200 g de sucre', '250 g de farine', '3 œufs', '80 ml d’huile'],
      directions: ['Mélanger le tout dans l’ordre.', 'Cuire 35 minutes à 180 °C.'],
      category: 'Goûter',
    },
  ],
  es: [
    {
      name: 'Lentejas de la tía Pilar',
      servings: '4',
      ingredients: ['300 g de lentejas', '2 zanahorias', '1 cebolla', '1 pimiento verde', '1 hoja de laurel'],
      directions: [
        'Pochar la cebolla, la zanahoria y el pimiento 10 minutos.',
        'Añadir las lentejas, el laurel y 1 l de agua y cocer 40 minutos.',
      ],
      category: 'Invierno',
      notes: 'Con un chorrito de vinagre.',
      rating: 4,
    },
    {
      name: 'Bizcocho de limón',
      servings: '8 trozos',
      ingredients: ['4 huevos', '200 g de azúcar', '250 g de harina', '1 limón', '100 ml de aceite de oliva'],
      directions: ['Batir los huevos con el azúcar.', 'Añadir el resto y hornear 40 minutos a 180 °C.'],
      category: 'Merienda',
    },
  ],
  de: [
    {
      name: 'Tante Hildes Linseneintopf',
      servings: '4',
      ingredients: ['300 g Tellerlinsen', '2 Möhren', '1 Zwiebel', '1 l Gemüsebrühe', '2 EL Essig'],
      directions: [
        'Zwiebel und Möhren würfeln und 10 Minuten anschwitzen.',
        'Linsen und Brühe dazugeben und 40 Minuten köcheln lassen.',
        'Mit Essig abschmecken.',
      ],
      category: 'Winter',
      notes: 'Am nächsten Tag noch besser.',
      rating: 5,
    },
    {
      name: 'Zwetschgenkuchen vom Blech',
      servings: '12 Stücke',
      ingredients: ['400 g Mehl', '200 g Butter', '150 g Zucker', '2 Eier', '1,5 kg Zwetschgen'],
      directions: [
        'Aus Mehl, Butter, Zucker und Eiern einen Teig kneten.',
        'Mit den Zwetschgen belegen und 45 Minuten bei 180 °C backen.',
      ],
      category: 'Backen',
    },
  ],
}

/** A Paprika export as its users know it: a zip with a packed file for each recipe, of which one is broken. */
export function paprikaExport(language: Language): Promise<Buffer> {
  const zip = new ZipFile()
  const mtime = new Date(Date.UTC(2026, 0, 1))
  for (const { ingredients, directions, category, notes = '', ...rest } of recipes[language]) {
    const recipe = {
      ...rest,
      ingredients: ingredients.join('\n'),
      directions: directions.join('\n'),
      categories: [category],
      notes,
    }
    zip.addBuffer(gzipSync(JSON.stringify(recipe)), `${rest.name}.paprikarecipe`, { mtime })
  }
  zip.addBuffer(gzipSync('{"name":').subarray(0, 12), '1.paprikarecipe', { mtime })
  zip.end()
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream)
}
