import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const parts = (html: string) => {
  const recipe = readPage(html, null)?.recipe
  return {
    title: recipe?.title,
    servings: recipe?.servings,
    minutes: [recipe?.prepMinutes, recipe?.cookMinutes],
    ingredients: recipe?.ingredients.map(({ amount, unit, item }) => [amount, unit, item]),
    steps: recipe?.steps.map(({ text }) => text),
  }
}
const soup = {
  title: 'Leek soup',
  servings: 4,
  minutes: [10, 30],
  ingredients: [
    [3, null, 'leeks'],
    [1, 'l', 'stock'],
  ],
  steps: ['Slice the leeks.', 'Simmer for 30 minutes.'],
}

describe('a page that marks its recipe in its own elements is read', () => {
  test('as microdata, with times in attributes and steps in one element', () => {
    const html = `<html lang="en"><div itemscope itemtype="http://schema.org/Recipe">
      <h1 itemprop="name">Leek soup</h1><span itemprop="recipeYield">Serves 4</span>
      <time itemprop="prepTime" datetime="PT10M">10 minutes</time><meta itemprop="cookTime" content="PT30M">
      <ul><li itemprop="recipeIngredient">3 leeks<li itemprop="recipeIngredient"><b>1 l</b> stock</ul>
      <div itemprop="recipeInstructions"><p>Slice the leeks.</p><p>Simmer for 30 minutes.</p></div>
      <div itemprop="author" itemscope itemtype="http://schema.org/Person"><i itemprop="name">Ada Cook</i></div>
      </div>`
    expect(parts(html)).toEqual(soup)
    expect(readPage(html, null)?.source).toBe('Ada Cook')
  })

  test('as microdata alone, whatever its lists look like, and with its times whatever a step says', () => {
    const page = `<html lang="en"><div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Buckle</b>
      <time itemprop="prepTime" datetime="PT20M">20</time><time itemprop="cookTime" datetime="PT45M">45</time>
      <ul><li itemprop="ingredients">2 cups flour</li><li itemprop="ingredients">1 egg</li><li itemprop="ingredients">1/2 cup milk</li></ul>
      <div itemprop="recipeInstructions"><ol><li>Whisk the flour and the milk.</li><li>Bake 45 to 50 minutes or until it is brown.</li></ol></div></div>`
    const { minutes, ingredients, steps } = parts(page)
    expect([minutes, ingredients?.length, steps?.length]).toEqual([[20, 45], 3, 2])
  })

  test('as microdata of an older vocabulary, with steps that are things of their own', () => {
    const step = (text: string) =>
      `<li itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">${text}</p></li>`
    expect(
      parts(`<html lang="en"><article itemtype="https://schema.org/Recipe" itemscope><h2 itemprop="name">Leek soup</h2>
      <span itemprop="yield">4 servings</span><meta itemprop="prepTime" content="PT10M"><meta itemprop="cookTime" content="PT30M">
      <p itemprop="ingredients">3 leeks</p><p itemprop="ingredients">1 l stock</p>
      <ol>${soup.steps.map(step).join('')}</ol></article>`),
    ).toEqual(soup)
  })

  test('as RDFa', () => {
    expect(
      parts(`<html lang="en"><div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Leek soup</h1>
      <span property="recipeYield">4</span><time property="prepTime" datetime="PT10M"></time><time property="schema:cookTime" datetime="PT30M"></time>
      <span property="recipeIngredient">3 leeks</span><span property="recipeIngredient">1 l stock</span>
      <ol property="recipeInstructions"><li>Slice the leeks.</li><li>Simmer for 30 minutes.</li></ol></div>`),
    ).toEqual(soup)
  })

  test('as h-recipe', () => {
    expect(
      parts(`<html lang="en"><article class="h-recipe"><h1 class="p-name">Leek soup</h1><b class="p-yield">4</b>
      <time class="preptime" datetime="PT10M"></time><time class="cooktime" datetime="PT30M"></time>
      <ul><li class="p-ingredient">3 leeks</li><li class="p-ingredient">1 l stock</li></ul>
      <div class="e-instructions"><p>Slice the leeks.</p><p>Simmer for 30 minutes.</p></div></article>`),
    ).toEqual(soup)
  })
})

describe('a page that says its recipe to people only is read', () => {
  const list = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

  test('by its headings', () => {
    const page = `<html lang="en"><h1>Leek soup</h1><p>Serves 4</p><p>We love it.</p><h2>Ingredients</h2>
      ${list(['3 leeks', '1 l stock'])}<h2>Method</h2><ol><li>Slice the leeks.</li><li>Simmer for 30 minutes.</li></ol>
      <h2>Comments</h2><ul><li>2 leeks are enough, says Bob.</li></ul>`
    expect(parts(page)).toMatchObject({ ...soup, minutes: [0, 30] })
  })

  test('by a list of amounts with sentences after it, in a language that nobody here reads', () => {
    const page = `<html lang="pl"><h1>Zupa z porów</h1><h3>Składniki</h3>${list(['3 pory', '1 l bulionu', '2 ziemniaki', 'sól'])}
      <h3>Przygotowanie</h3><p>Pory umyć i pokroić w cienkie plasterki, ziemniaki obrać.</p>`
    const { title, ingredients, steps } = parts(page)
    expect([title, ingredients?.length, steps?.length]).toEqual(['Zupa z porów', 4, 1])
  })

  test('by blank lines, where it has nothing else, and without what stands beside it', () => {
    const page = `<html lang="en"><h3>Lemon chicken</h3><div>We had it on Sunday, with everybody at the table.<br><br>
      <b>Lemon chicken</b><br>serves 4<br><br>8 chicken thighs<br>1 cup orzo<br>2 lemons<br>olive oil<br><br>
      Preheat the oven to 425 degrees F. Pat the chicken dry.<br><br>Brown the chicken in the oil, 8-10 minutes.<br><br>
      Scatter with some dill.<br></div><aside><p>Get five dinners in 30 minutes by mail!</p></aside>`
    const { title, servings, ingredients, steps } = parts(page)
    expect([title, servings, ingredients?.map(([, , item]) => item)]).toEqual([
      'Lemon chicken',
      4,
      ['chicken thighs', 'orzo', 'lemons', 'olive oil'],
    ])
    expect(steps?.map((step) => step.slice(0, 7))).toEqual(['Preheat', 'Brown t', 'Scatter'])
  })

  test('where its list is one line, or one for each part, and its steps are counted without a mark', () => {
    const page = (lines: string) => `<html lang="fr"><h1>Tarte</h1><p>Pour 4 personnes<br>Cuisson : 40 min</p>
      <h4>INGRÉDIENTS</h4>${lines}<p><b>1</b> Coupez le potiron et les pommes de terre en gros dés.</p>
      <p><b>2</b> Faites cuire le tout pendant 30 minutes, puis servez.</p>`
    const bullets = page('<p>1 kg de potiron • 2 pommes de terre • 10 cl de crème • sel et poivre</p>')
    expect(parts(bullets)).toMatchObject({
      minutes: [0, 40],
      ingredients: [
        [1, 'kg', 'potiron'],
        [2, null, 'pommes de terre'],
        [10, 'cl', 'crème'],
        [null, null, 'sel et poivre'],
      ],
      steps: [
        'Coupez le potiron et les pommes de terre en gros dés.',
        'Faites cuire le tout pendant 30 minutes, puis servez.',
      ],
    })
    const commas = page(
      '<p><b>Pour la pâte :</b> 250 g de farine, 125 g de beurre, 1 œuf.</p><p><b>Pour la garniture :</b> 5 poireaux, 20 cl de crème, 3 œufs.</p>',
    )
    const found = readPage(commas, null)?.recipe.ingredients
    expect(found?.map(({ amount, group }) => [amount, group])).toEqual([
      [250, 'Pour la pâte'],
      [125, 'Pour la pâte'],
      [1, 'Pour la pâte'],
      [5, 'Pour la garniture'],
      [20, 'Pour la garniture'],
      [3, 'Pour la garniture'],
    ])
  })

  test('up to a heading as high as that of its list, and without an address', () => {
    const page = `<html lang="de"><h1>Käsekuchen</h1><h3>Zutaten</h3>${list(['1 kg Quark', '5 Eier', '200 g Zucker'])}
      <h3>Und so geht es</h3><p>Alle Zutaten in eine Schüssel geben und glatt rühren.</p><p>www.kuchen.example/kaesekuchen-ohne-boden</p>
      <h3>Kommentare</h3><p>Danke, sehr lecker! Ich nahm 2 Päckchen Vanillezucker.</p>`
    expect(parts(page).steps).toEqual(['Alle Zutaten in eine Schüssel geben und glatt rühren.'])
  })

  test('with facts in a list of terms, in boxes without a blank, or one after the other', () => {
    const page = (facts: string, below = '') => `<html lang="de"><h1>Suppe</h1>${facts}<h2>Zutaten</h2>
      ${list(['500 g Lauch', '80 g Butter', '2 cl Rum'])}${below}<h2>Zubereitung</h2><ol><li>Den Lauch 5 Minuten dünsten.</li></ol>`
    const right = { servings: 6, minutes: [40, 15] }
    const terms =
      '<dl><dt>Portionen</dt><dd>6</dd><dt>Vorbereitung</dt><dd>40 min</dd><dt>Kochzeit</dt><dd>15 min</dd></dl>'
    expect(parts(page(terms))).toMatchObject(right)
    const boxes =
      '<div><span>6 Portionen</span><span>Einfach</span><span>Vorbereitung 40 min</span><span>Kochzeit 15 min</span></div>'
    expect(parts(page(boxes))).toMatchObject(right)
    const inRow = '<p><b>Menge:</b> 6 Portionen <b>Vorbereitung:</b> 40 min <b>Kochzeit:</b> 15 min</p>'
    expect(parts(page(inRow))).toMatchObject(right)
    expect(
      parts(page('<p>Für 6 Personen</p>', '<p>Vorbereitung: 40 min</p><p>Kochzeit: 15 min</p>')),
    ).toMatchObject(right)
  })

  test('not where there are only amounts, or only sentences', () => {
    expect(readPage(`<h2>Prices</h2>${list(['3 pens', '4 books', '5 maps'])}`, null)).toBeNull()
    expect(readPage('<h2>Method</h2><p>We asked three hundred people what they like.</p>', null)).toBeNull()
  })
})
