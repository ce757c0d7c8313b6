import { isNode, isOfType, linkedDataOf, type Node } from '../page/linked-data.ts'
import { itemsOf, stepsOf, textOf } from '../page/recipe-node.ts'
import { markedRecipes } from '../page/marked-up.ts'
import { treeOf } from '../page/html-tree.ts'
import {
  joined,
  listIn,
  namesIn,
  starsIn,
  textIn,
  webPicture,
  type ExportedPicture,
  type ExportedRecipe,
} from './exported.ts'

const fileNames = ['full.jpg', 'full.jpeg', 'full.png', 'full.webp']

/** The addresses of pictures, and the files that stand there in an archive. */
function picturesOf(node: Node): ExportedPicture[] {
  const written = [node.image]
    .flat()
    .flatMap((image) =>
      isNode(image)
        ? [textIn(image.url) || textIn(image.contentUrl) || textIn(image['@id'])]
        : [textIn(image)],
    )
  const files = written.filter((each) => each !== '' && !/^(?:[a-z]+:|\/\/)/i.test(each)).slice(0, 5)
  return [{ kind: 'file', paths: [...files, ...fileNames] }, ...written.flatMap(webPicture).slice(0, 3)]
}

/** The own rating, as RecipeSage writes it; that of a page is the one of others. */
function ownStars(node: Node): number | null {
  const rating = [node.contentRating, node.reviewRating].find(isNode)
  return starsIn(rating?.ratingValue)
}

const commentsOf = (node: Node) =>
  [node.comment].flat().map((each) => (isNode(each) ? textIn(each.text) : textIn(each)))

function exported(node: Node, resolve: (value: unknown) => unknown): ExportedRecipe {
  const { image: _image, keywords, comment: _comment, ...rest } = node
  const own = isNode(node.convive) ? node.convive : {}
  const basis = resolve([node.isBasedOn].flat()[0])
  return {
    node: {
      ...rest,
      nutrition: resolve(node.nutrition),
      author: isOwnExport(node)
        ? isNode(basis)
          ? textIn(basis.name)
          : ''
        : resolve([node.author].flat()[0]),
      url: textIn(node.isBasedOn) || (isNode(basis) ? textIn(basis.url) : '') || node.url,
    },
    note: joined(...commentsOf(node), ...[node.notes, own.note].flat().map(textIn)),
    tags: namesIn(
      (isOwnExport(node) ? listIn(own.tags) : [keywords, node.recipeCategory])
        .flat()
        .flatMap((each) => (isNode(each) ? [textOf(each.name)] : textIn(each).split(',')))
        .map((each) => each.trim()),
    ),
    stars: ownStars(node),
    pictures: picturesOf(node),
  }
}

/** The recipes of a JSON-LD file or list, each once. */
export function linkedRecipes(text: string): ExportedRecipe[] {
  const { recipes, resolve } = linkedDataOf(text)
  return recipes
    .filter((node) => isOfType(node, 'Recipe'))
    .filter((node) => itemsOf(node).length > 0 || stepsOf(node.recipeInstructions).length > 0)
    .map((node) => exported(node, resolve))
}

/** The recipes that a saved page describes, for machines or in its markup. */
export function pageRecipes(html: string): ExportedRecipe[] {
  const linked = linkedRecipes(html)
  if (linked.length > 0) return linked
  return markedRecipes(treeOf(html))
    .filter((node) => itemsOf(node).length > 0)
    .map((node) => exported(node, (value) => value))
}

/** Written by this program: its address is that of a recipe here, which is no source. */
export const isOwnExport = (node: Node): boolean =>
  /\/recipes\/[0-9a-f]{8}-[0-9a-f-]{27}$/.test(textIn(node.url)) &&
  [node.image]
    .flat()
    .some((image) => /^(?:\.\.\/pictures\/|https?:\/\/\S+\/recipes\/\S+\/picture$)/.test(textIn(image)))
