import type { Language } from '#shared/languages.ts'

/** A name as the menu says it; `plural` where it is one. */
export interface MenuName {
  word: string
  gender: 'm' | 'f' | 'n'
  plural: boolean
}

/** Reads "f pommes+": a gender, the word, and a plus for a plural. */
function read(line: string): MenuName {
  const [, gender, word = line, plus] = /^([mfn]) ([^+]+)(\+?)$/.exec(line) ?? []
  return { word, gender: gender === 'f' || gender === 'm' ? gender : 'n', plural: plus === '+' }
}

const names = (en: string, fr: string, es: string, de: string): Record<Language, MenuName> => ({
  en: read(en),
  fr: read(fr),
  es: read(es),
  de: read(de),
})

/** On the menu the animal counts, not the cut. */
export const menuNames: Readonly<Record<string, Record<Language, MenuName>>> = {
  'chicken-breast': names('chicken', 'm poulet', 'm pollo', 'n Hähnchen'),
  'chicken-thigh': names('chicken', 'm poulet', 'm pollo', 'n Hähnchen'),
  'turkey-breast': names('turkey', 'f dinde', 'm pavo', 'f Pute'),
  'stewing-beef': names('beef', 'm bœuf', 'f ternera', 'n Rind'),
  'minced-beef': names('beef', 'm bœuf', 'f ternera', 'n Rind'),
  ginger: names('ginger', 'm gingembre', 'm jengibre', 'm Ingwer'),
  passata: names('tomato', 'f tomate', 'm tomate', 'f Tomate'),
  'minced-lamb': names('lamb', 'm agneau', 'm cordero', 'n Lamm'),
  'minced-pork': names('pork', 'm porc', 'm cerdo', 'n Schwein'),
  'minced-chicken': names('chicken', 'm poulet', 'm pollo', 'n Hähnchen'),
  'minced-turkey': names('turkey', 'f dinde', 'm pavo', 'f Pute'),
  'whole-chicken': names('chicken', 'm poulet', 'm pollo', 'n Hähnchen'),
  'beef-steak': names('beef', 'm bœuf', 'f ternera', 'n Rind'),
  'pork-shoulder': names('pork', 'm porc', 'm cerdo', 'n Schwein'),
  'lamb-shoulder': names('lamb', 'm agneau', 'm cordero', 'n Lamm'),
  'tinned-tuna': names('tuna', 'm thon', 'm atún', 'm Thunfisch'),
  'alcohol-free-gin': names('gin', 'm gin sans alcool', 'f ginebra sin alcohol', 'm Gin'),
  'alcohol-free-rum': names('rum', 'm rhum sans alcool', 'm ron sin alcohol', 'm Rum'),
  'alcohol-free-aperitif': names('bitter', 'm bitter', 'm bíter', 'm Bitter'),
  'white-rum': names('rum', 'm rhum', 'm ron', 'm Rum'),
  'dark-rum': names('rum', 'm rhum', 'm ron', 'm Rum'),
  'mixed-mince': names('mince', 'f viande hachée', 'f carne picada', 'n Hackfleisch'),
  tofu: names('tofu', 'm tofu', 'm tofu', 'm Tofu'),
  parsley: names('parsley', 'm persil', 'm perejil', 'f Petersilie'),
  coriander: names('coriander', 'f coriandre', 'm cilantro', 'm Koriander'),
  cream: names('cream', 'f crème', 'f nata', 'f Sahne'),
  'white-wine': names('white wine', 'm vin blanc', 'm vino blanco', 'm Weißwein'),
  cinnamon: names('cinnamon', 'f cannelle', 'f canela', 'm Zimt'),
  vanilla: names('vanilla', 'f vanille', 'f vainilla', 'f Vanille'),
  'vanilla-extract': names('vanilla', 'f vanille', 'f vainilla', 'f Vanille'),
  cod: names('cod', 'm cabillaud', 'm bacalao', 'm Kabeljau'),
  corvina: names('corvina', 'm maigre', 'f corvina', 'f Corvina'),
  hake: names('hake', 'm merlu', 'f merluza', 'm Seehecht'),
  salmon: names('salmon', 'm saumon', 'm salmón', 'm Lachs'),
  'white-fish': names('white fish', 'm poisson blanc', 'm pescado blanco', 'm Fisch'),
  'button-mushroom': names('mushroom', 'm champignons+', 'm champiñones+', 'm Pilze+'),
  'elderflower-liqueur': names('elderflower', 'm sureau', 'f flor de saúco', 'f Holunderblüten'),
  'elderflower-syrup': names('elderflower', 'm sureau', 'f flor de saúco', 'f Holunderblüten'),
  lemon: names('lemon', 'm citron', 'm limón', 'f Zitrone'),
  lime: names('lime', 'm citron vert', 'f lima', 'f Limette'),
  'lemon-zest': names('lemon', 'm citron', 'm limón', 'f Zitrone'),
  orange: names('orange', 'f orange', 'f naranja', 'f Orange'),
  grapefruit: names('grapefruit', 'm pamplemousse', 'm pomelo', 'f Grapefruit'),
  avocado: names('avocado', 'm avocat', 'm aguacate', 'f Avocado'),
  mango: names('mango', 'f mangue', 'm mango', 'f Mango'),
  'dark-chocolate': names('dark chocolate', 'm chocolat noir', 'm chocolate negro', 'f Schokolade'),
  'smoked-tofu': names('smoked tofu', 'm tofu fumé', 'm tofu ahumado', 'm Räuchertofu'),
  'tinned-tomato': names('tomato', 'f tomate', 'm tomate', 'f Tomate'),
  'pork-escalope': names('pork', 'm porc', 'm cerdo', 'n Schweineschnitzel'),
  'veal-escalope': names('veal', 'm veau', 'f ternera', 'n Kalbsschnitzel'),
  'waxy-potato': names('potatoes', 'f pommes de terre+', 'f patatas+', 'f Kartoffeln+'),
  'cooked-ham': names('ham', 'm jambon', 'm jamón cocido', 'm Schinken'),
}
