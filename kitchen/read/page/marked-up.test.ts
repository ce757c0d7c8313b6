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

  test('not where there are only amounts, or only sentences', () => {
    expect(readPage(`<h2>Prices</h2>${list(['3 pens', '4 books', '5 maps'])}`, null)).toBeNull()
    expect(readPage('<h2>Method</h2><p>We asked three hundred people what they like.</p>', null)).toBeNull()
  })
})
