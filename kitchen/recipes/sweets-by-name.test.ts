import { expect, it } from 'vitest'
import { kitchenChef } from '../chef.ts'
import { fold } from '../understand/fold.ts'

const chef = kitchenChef()

/** What people ask for, its course, what its title says, and the words its list cannot be without. */
const asked = [
  ['en', 'baked Alaska for six', 'Desserts', 'baked alaska', 'ice cream/egg whites'],
  ['es', 'pastel de tres leches', 'Desserts', 'tres leches', 'leche condensada/leche evaporada/nata'],
  ['es', 'leche frita', 'Desserts', 'leche frita', 'leche/maicena/aceite para freir'],
  ['fr', 'galette des rois', 'Desserts', 'galette des rois', "2pack/poudre d'amande/beurre"],
  ['es', 'roscón de reyes', 'Desserts', 'roscon de reyes', 'levadura/agua de azahar/fruta escarchada'],
  ['fr', 'Paris-Brest pour 8', 'Desserts', 'paris-brest', 'oeufs/fecule/noisette'],
  ['fr', 'éclairs au café', 'Desserts', 'eclairs au cafe', 'oeufs/cafe/jaunes'],
  ['en', 'profiteroles', 'Desserts', 'profiteroles', 'eggs/ice cream/chocolate'],
  ['es', 'tocinillo de cielo', 'Desserts', 'tocinillo', 'yemas/azucar/agua'],
  ['en', 'carrot cake', 'Desserts', 'carrot cake', 'carrots/plain flour/cream cheese'],
  ['en', 'carrot cake without flour', 'Desserts', 'carrot cake', 'carrots/ground almonds'],
  ['de', 'Linzer Torte', 'Desserts', 'linzer', 'haselnusse/konfiture/zimt'],
  ['en', 'sticky toffee pudding', 'Desserts', 'sticky toffee', 'dates/cream'],
  ['fr', 'baba au rhum', 'Desserts', 'baba', 'levure/rhum/oeufs'],
  ['en', 'baklava', 'Desserts', 'baklava', 'filo/walnuts/honey'],
  ['en', 'Bakewell tart', 'Desserts', 'bakewell', 'ground almonds/jam/shortcrust'],
  ['en', 'pastéis de nata', 'Desserts', 'nata', 'puff pastry/egg yolks/milk'],
  ['fr', 'mille-feuille', 'Desserts', 'mille-feuille', 'pate feuilletee/jaunes/lait'],
  ['de', 'Donauwelle', 'Desserts', 'donauwelle', 'kirschen/kakao/schokolade'],
  ['de', 'Frankfurter Kranz', 'Desserts', 'frankfurter kranz', 'konfiture/haselnusse'],
  ['fr', 'cannelés', 'Desserts', 'canneles', 'rhum/jaunes/lait'],
  ['fr', 'macarons', 'Desserts', 'macarons', "poudre d'amande/blancs/sucre glace"],
  ['de', 'Zimtsterne', 'Desserts', 'zimtsterne', 'mandeln/eiweiss/zimt'],
  ['es', 'alfajores', 'Desserts', 'alfajores', 'dulce de leche/maicena'],
  ['en', 'biscotti', 'Desserts', 'biscotti', 'almonds/eggs'],
  ['en', 'fudge', 'Desserts', 'fudge', 'sugar/cream/butter'],
  ['de', 'gebrannte Mandeln', 'Desserts', 'gebrannte mandeln', 'mandeln/zucker/zimt'],
  ['es', 'turrón de Alicante', 'Desserts', 'turron', 'almendras/miel/clara'],
  ['de', 'Berliner', 'Desserts', 'berliner', 'hefe/konfiture/frittieren'],
  ['fr', 'bugnes', 'Desserts', 'bugnes', 'farine/friture'],
  ['en', 'summer pudding', 'Desserts', 'summer pudding', 'bread/berries'],
  ['en', 'zabaglione', 'Desserts', 'zabaglione', 'egg yolks/marsala'],
  ['en', 'strawberry jam', 'Desserts', 'strawberry jam', '1kg strawberries/sugar'],
  ['en', 'lemon curd', 'Desserts', 'lemon curd', 'lemons/eggs/butter'],
  ['en', 'granola', 'Desserts', 'granola', 'oats/honey'],
  ['de', 'Bircher Müsli', 'Desserts', 'bircher', 'haferflocken/apfel'],
] as const

/** Breads from starter to sweet; a loaf for eight is a loaf for two as well. */
const breads = [
  ['en', 'focaccia', 'Starters', 'focaccia', 'plain flour/yeast/olive oil/rosemary'],
  ['de', 'Laugenstangen', 'Starters', 'laugenstangen', 'natron/weizenmehl/hefe'],
  ['en', 'soda bread', 'Starters', 'soda bread', 'buttermilk/bicarbonate'],
  ['en', 'naan', 'Starters', 'naan', 'yogurt/yeast/ghee'],
  ['es', 'pão de queijo', 'Starters', 'pao de queijo', 'almidon/parmesano'],
  ['fr', 'fougasse', 'Starters', 'fougasse', 'farine/olives'],
  ['fr', 'brioche', 'Desserts', 'brioche', 'beurre/oeufs/levure'],
  ['fr', 'croissants', 'Desserts', 'croissants', 'beurre/levure/farine'],
  ['de', 'Stollen', 'Desserts', 'stollen', 'rosinen/mandeln/orangeat'],
  ['en', 'sourdough bread', 'Starters', 'sourdough', 'sourdough starter'],
  ['en', 'bagels', 'Starters', 'bagels', 'yeast/sesame'],
  ['en', 'hot cross buns', 'Desserts', 'hot cross buns', 'raisins/cinnamon'],
] as const

const drinks = [
  ['fr', 'café glacé', 'Cocktails', 'cafe glace', 'cafe/glacons'],
  ['de', 'Eiskaffee', 'Cocktails', 'eiskaffee', 'espresso/vanilleeis/sahne'],
  ['en', 'whisky sour, leave the egg white out', 'Cocktails', 'whisky sour', 'whisky/lemon juice'],
  ['en', 'virgin margarita', 'Cocktails', 'virgin margarita', 'lime juice'],
  ['es', 'horchata de chufa', 'Cocktails', 'horchata', 'chufas/agua'],
  ['es', 'agua de Jamaica', 'Cocktails', 'jamaica', 'hibisco'],
  ['de', 'Erdbeerbowle', 'Cocktails', 'erdbeerbowle', 'erdbeeren/weisswein/prosecco'],
  ['en', 'penicillin', 'Cocktails', 'penicillin', 'whisky/ginger/honey'],
  ['en', 'last word', 'Cocktails', 'last word', 'gin/chartreuse/maraschino'],
  ['de', 'Caipirinha', 'Cocktails', 'caipirinha', 'cachaca/limetten'],
  ['es', 'fernet con cola', 'Cocktails', 'fernet', 'amaro/cola'],
  ['fr', 'thé à la menthe', 'Cocktails', 'the a la menthe', 'the vert/menthe'],
  ['de', 'Lumumba', 'Cocktails', 'lumumba', 'schokolade/rum/milch'],
] as const

it.each([...asked, ...breads, ...drinks])(
  'in %s "%s" is that dish',
  async (language, content, course, name, hearts) => {
    const { recipe } = await chef.recipe({
      messages: [{ role: 'user', content }],
      language,
    })
    expect(recipe?.dishType).toBe(course)
    expect(fold(recipe?.title ?? '')).toContain(name)
    const list = (recipe?.ingredients ?? []).map(({ amount, unit, item }) => `${amount}${unit ?? ''} ${item}`)
    for (const heart of hearts.split('/')) expect(fold(list.join(', '))).toContain(heart)
  },
)

it.each([
  ['en', 'hot cross buns, vegan', 'vegan'],
  ['fr', 'gâteau aux pommes vegan', 'vegan'],
  ['en', 'carrot cake, gluten-free', 'glutenFree'],
  ['es', 'mojito sin alcohol, vegano', 'vegan'],
] as const)('in %s "%s" keeps the diet', async (language, content, diet) => {
  const { recipe } = await chef.recipe({ messages: [{ role: 'user', content }], language })
  expect(recipe?.diets).toContain(diet)
})

it('is no custard tart without eggs, and says what it cooks instead', async () => {
  const { recipe } = await chef.recipe({
    messages: [{ role: 'user', content: 'custard tart, vegan' }],
    language: 'en',
  })
  expect(recipe?.diets).toContain('vegan')
  expect(recipe?.title).not.toMatch(/Custard Tart/)
})

it('leaves the egg white out of a sour when asked', async () => {
  const { recipe } = await chef.recipe({
    messages: [{ role: 'user', content: 'clover club, leave the egg white out' }],
    language: 'en',
  })
  expect(recipe?.ingredients.map(({ item }) => item).join(' ')).not.toMatch(/egg white/)
})
