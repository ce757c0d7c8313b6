import { elementsIn, treeOf, type Element } from '../page/html-tree.ts'
import { lineOf } from '../page/html-text.ts'
import { sectionMark } from '../page/marks.ts'
import { joined, lineOfParts, namesIn, type ExportedRecipe } from './exported.ts'

export const isMx2 = (text: string): boolean => /<mx2\b/i.test(text.slice(0, 2000))

const xml = { attributes: new Set('name author qty unit code elapsed img'.split(' ')) }

const attribute = (element: Element | undefined, name: string) => lineOf(element?.attributes.get(name) ?? '')

function textOf(element: Element | undefined): string {
  const parts = (each: Element): string =>
    each.children.map((child) => (typeof child === 'string' ? child : parts(child))).join('')
  return element ? lineOf(parts(element)) : ''
}

/** MasterCook's XML: recipes with ingredients, directions and categories as elements. */
export function readMx2(text: string): ExportedRecipe[] {
  return [...elementsIn(treeOf(text, xml), ({ tag }) => tag === 'rcpe')]
    .filter(({ tag }) => tag === 'rcpe')
    .map((recipe) => {
      const elements = [...elementsIn(recipe)]
      const all = (tag: string) => elements.filter((each) => each.tag === tag)
      const one = (tag: string) => all(tag)[0]
      return {
        node: {
          '@type': 'Recipe',
          name: attribute(recipe, 'name'),
          author: attribute(recipe, 'author'),
          description: textOf(one('desc')),
          recipeYield: attribute(one('serv'), 'qty'),
          prepTime: attribute(one('prpt'), 'elapsed'),
          totalTime: attribute(one('totl'), 'elapsed'),
          recipeIngredient: all('ingr').flatMap((each) => {
            const line = lineOfParts(
              attribute(each, 'qty'),
              attribute(each, 'unit'),
              attribute(each, 'name'),
              textOf([...elementsIn(each)].find(({ tag }) => tag === 'iprp')),
            )
            // A line of another code is a heading.
            return attribute(each, 'code') === 'S' ? [`${sectionMark}${line}`] : line === '' ? [] : [line]
          }),
          recipeInstructions: all('dirt')
            .map(textOf)
            .filter((each) => each !== ''),
        },
        note: joined(textOf(one('note')), textOf(one('altn'))),
        tags: namesIn(all('catt').map(textOf)),
        stars: null,
        pictures: [{ kind: 'file', paths: namesIn([attribute(recipe, 'img')]) }],
      }
    })
}
