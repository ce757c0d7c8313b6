import type { IngredientName } from '#server/food/ingredient.ts'
import type { Language } from '#shared/languages.ts'

const names = (en: string, fr: string, es: string, de: string): Record<Language, IngredientName> => {
  const read = (line: string): IngredientName => {
    const gender = /^([mf n]) /.exec(line)?.[1]
    const word = line.replace(/^[mfn] /, '')
    return { one: word, many: word, gender: gender === 'f' ? 'f' : gender === 'm' ? 'm' : 'n' }
  }
  return { en: read(en), fr: read(fr), es: read(es), de: read(de) }
}

/** On the menu the animal counts, not the cut. */
export const menuNames: Readonly<Record<string, Record<Language, IngredientName>>> = {
  'chicken-breast': names('chicken', 'm poulet', 'm pollo', 'n Hähnchen'),
  'chicken-thigh': names('chicken', 'm poulet', 'm pollo', 'n Hähnchen'),
  'turkey-breast': names('turkey', 'f dinde', 'm pavo', 'f Pute'),
  'stewing-beef': names('beef', 'm bœuf', 'f ternera', 'n Rind'),
  'minced-beef': names('beef', 'm bœuf', 'f ternera', 'n Rind'),
  'pork-shoulder': names('pork', 'm porc', 'm cerdo', 'n Schwein'),
  'lamb-shoulder': names('lamb', 'm agneau', 'm cordero', 'n Lamm'),
  'tinned-tuna': names('tuna', 'm thon', 'm atún', 'm Thunfisch'),
  'tinned-tomato': names('tomato', 'f tomate', 'm tomate', 'f Tomate'),
}
