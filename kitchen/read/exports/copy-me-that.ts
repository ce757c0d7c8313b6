import { elementsIn, treeOf, type Element } from '../page/html-tree.ts'
import { lineOf } from '../page/html-text.ts'
import { sectionMark } from '../page/marks.ts'
import {
  joined,
  namesIn,
  starsIn,
  webPicture,
  type ExportedPicture,
  type ExportedRecipe,
} from './exported.ts'

export const isCopyMeThat = (html: string): boolean =>
  /copymethat_class_id_version/.test(html.slice(0, 5000)) ||
  (/id\s*=\s*"recipeIngredients"/.test(html) && /class\s*=\s*"recipe"/.test(html))

function textOf(element: Element | undefined): string {
  const parts = (each: Element): string =>
    each.children.map((child) => (typeof child === 'string' ? child : ` ${parts(child)} `)).join('')
  return element ? lineOf(parts(element)) : ''
}

const isNamed = (name: string) => (element: Element) =>
  element.attributes.get('id') === name || (element.attributes.get('class') ?? '').split(/\s+/).includes(name)

/** CopyMeThat: one page of all recipes, with the names of its fields as ids and classes. */
export function readCopyMeThat(html: string): ExportedRecipe[] {
  return [...elementsIn(treeOf(html), isNamed('recipe'))].filter(isNamed('recipe')).map(readOne)
}

function readOne(recipe: Element): ExportedRecipe {
  const elements = [...elementsIn(recipe)]
  const all = (name: string) => elements.filter(isNamed(name))
  const one = (name: string) => textOf(all(name)[0])
  const lines = (list: string, item: readonly string[], heading: string) =>
    all(list).flatMap((each) =>
      [...elementsIn(each)].flatMap((element) => {
        const text = textOf(element)
        if (text === '') return []
        if (isNamed(heading)(element)) return [`${sectionMark}${text.replace(/:$/, '')}`]
        return item.some((name) => isNamed(name)(element)) ? [text] : []
      }),
    )
  return {
    node: {
      '@type': 'Recipe',
      name: one('name'),
      description: one('description'),
      url: all('original_link')[0]?.attributes.get('href') ?? '',
      recipeYield: one('recipeYield'),
      recipeIngredient: lines('recipeIngredients', ['recipeIngredient'], 'recipeIngredient_subheader'),
      recipeInstructions: lines(
        'recipeInstructions',
        ['instruction', 'instruction_next'],
        'instruction_subheader',
      ),
    },
    note: joined(...all('recipeNote').map(textOf)),
    tags: namesIn(all('recipeCategory').map(textOf)),
    stars: starsIn(one('ratingValue')),
    pictures: all('recipeImage').flatMap((image): ExportedPicture[] => {
      const source = image.attributes.get('src') ?? ''
      return source === '' || /^[a-z]+:/i.test(source)
        ? webPicture(source)
        : [{ kind: 'file', paths: [source] }]
    }),
  }
}
