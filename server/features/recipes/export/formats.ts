import type { ExportFormatName } from '#shared/constants/export-formats.ts'
import type { ExportedRecipe } from './exported-recipe.ts'
import { cooklangOf } from './formats/cooklang.ts'
import { jsonLdOf } from './formats/json-ld.ts'
import { markdownOf } from './formats/markdown.ts'
import { mealieOf } from './formats/mealie.ts'
import { paprikaOf } from './formats/paprika.ts'
import { recipeMdOf } from './formats/recipe-md.ts'

interface ExportFormat {
  type: string
  /** Of a file with one recipe. */
  extension: string
  /** Of a file with several; a ZIP archive in any case. */
  archive: string
  /** Whether a file with one recipe is an archive as well. */
  isAlwaysArchive?: boolean
  /** Where a recipe and its picture are in an archive; `picture` is null where the recipe contains it. */
  paths: (name: string) => { recipe: string; picture: string | null }
  /** The address of the picture within the recipe, in an archive. */
  link?: (name: string) => string
  /** Whether the file is compressed by itself. */
  isGzipped?: boolean
  write: (recipe: ExportedRecipe, name: string, photo: Buffer | null) => string
}

const beside = (extension: string) => (name: string) => ({
  recipe: `${name}.${extension}`,
  picture: `${name}.webp`,
})

/** How each format is written. */
export const formats: Record<ExportFormatName, ExportFormat> = {
  markdown: {
    type: 'text/markdown; charset=utf-8',
    extension: 'md',
    archive: 'zip',
    paths: beside('md'),
    write: markdownOf,
  },
  cooklang: {
    type: 'text/plain; charset=utf-8',
    extension: 'cook',
    archive: 'zip',
    paths: beside('cook'),
    write: cooklangOf,
  },
  recipemd: {
    type: 'text/markdown; charset=utf-8',
    extension: 'md',
    archive: 'zip',
    paths: beside('md'),
    write: recipeMdOf,
  },
  'json-ld': {
    type: 'application/ld+json',
    extension: 'json',
    archive: 'zip',
    paths: beside('json'),
    write: jsonLdOf,
  },
  paprika: {
    type: 'application/zip',
    extension: 'paprikarecipes',
    archive: 'paprikarecipes',
    isAlwaysArchive: true,
    paths: (name) => ({ recipe: `${name}.paprikarecipe`, picture: null }),
    isGzipped: true,
    write: (recipe, _name, photo) => paprikaOf(recipe, photo),
  },
  mealie: {
    type: 'application/json',
    extension: 'json',
    archive: 'zip',
    paths: (name) => ({
      recipe: `recipes/${name}/${name}.json`,
      picture: `recipes/${name}/images/original.webp`,
    }),
    link: () => 'images/original.webp',
    write: mealieOf,
  },
}
