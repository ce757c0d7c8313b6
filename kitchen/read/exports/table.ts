import { fold } from '#shared/words/fold.ts'
import { columnRoles, type ColumnRole } from '#shared/contract/recipe-archives.ts'
import { joined, namesIn, starsIn, webPicture, type ExportedRecipe, type Program } from './exported.ts'
import { rowsOfCsv } from './csv.ts'

/** Names of columns in the four languages, and in the exports of programs, folded. */
const names: Record<ColumnRole, RegExp> = {
  title:
    /^(?:title|name|recipe(?: ?name| ?title)?|titre|nom|nom de la recette|recette|titulo|nombre|receta|titel|rezept(?:name)?)$/,
  ingredients: /^(?:recipe ?)?(?:ingredients?|ingredient ?list|ingredientes|zutaten(?:liste)?)$/,
  instructions:
    /^(?:recipe ?)?(?:instructions?|directions?|steps?|method|preparation ?steps|etapes?|preparation|pasos|instrucciones|preparacion|elaboracion|anleitung|zubereitung|schritte)$/,
  description: /^(?:description|summary|intro(?:duction)?|story|descripcion|resumen|beschreibung)$/,
  notes:
    /^(?:notes?|comments?|remarques?|commentaires?|notas?|comentarios?|notizen?|anmerkungen?|kommentare?|nutrition)$/,
  servings:
    /^(?:servings?|serves|yields?|recipe ?yield|quantity|portions?|pour|personnes|quantite|raciones|porciones|portionen|personen|ergibt|menge)$/,
  prepTime:
    /^(?:prep(?:aration)?[ _]?time|prep|temps de preparation|tiempo de preparacion|vorbereitungszeit|arbeitszeit)$/,
  cookTime:
    /^(?:cook(?:ing)?[ _]?time|cook|temps de cuisson|cuisson|tiempo de coccion|kochzeit|garzeit|backzeit)$/,
  totalTime:
    /^(?:total[ _]?time|time|duration|temps(?: total)?|duree|tiempo(?: total)?|duracion|gesamtzeit|dauer|zeit)$/,
  source: /^(?:source(?:[ _]?url)?|url|link|web ?site|original[ _]?url|lien|fuente|enlace|quelle|adresse)$/,
  author: /^(?:author|by|auteur|autora?|autor(?:in)?|von)$/,
  tags: /^(?:tags?|categor(?:y|ies)|keywords?|course|cuisine|mots[ -]cles|categories?|etiquetas?|categorias?|schlagworter?|schlagworte?|kategorien?)$/,
  rating: /^(?:rating|stars?|my ?rating|note personnelle|evaluation|valoracion|puntuacion|bewertung|sterne)$/,
  picture: /^(?:image|photo|picture|image[ _]?url|original ?picture|imagen|foto|bild|bilder)$/,
}

const plainName = (name: string) =>
  fold(name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')).trim()

/** What each column of a table holds, as its name tells; null where nothing does. A role stands once, tags may stand often. */
function columnsOf(header: readonly string[]): (ColumnRole | null)[] {
  const taken = new Set<ColumnRole>()
  return header.map((name) => {
    const plain = plainName(name)
    const role = columnRoles.find((each) => names[each].test(plain)) ?? null
    if (role === null || (taken.has(role) && role !== 'tags' && role !== 'notes')) return null
    taken.add(role)
    return role
  })
}

/** A list of lines, however a cell holds it: line breaks, JSON, bars or semicolons. */
function linesIn(cell: string): string[] {
  const text = cell.trim()
  if (/^\[.*\]$/s.test(text)) {
    try {
      const list: unknown = JSON.parse(text)
      if (Array.isArray(list)) return namesIn(list)
    } catch {
      // Then it is a text.
    }
  }
  const mark = text.includes('\n') ? /\r?\n/ : text.includes('|') ? /\|/ : /;/
  return text
    .split(mark)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

const tagsIn = (cell: string) => namesIn(cell.split(/[;,|\n]/))
/** A bare number of minutes, or a time in words. */
const timeIn = (cell: string) => (/^0*$/.test(cell.trim()) ? '' : cell.trim())

const isPictureFile = (address: string) => /\.(?:jpe?g|png|webp|gif|heic|avif)(?:[?#]|$)/i.test(address)

/** Some rows of My Recipe Box are shifted by one: their page stands where the picture is expected, and that behind it. */
function addressesOf(source: string, picture: string, last: string): [source: string, picture: string] {
  const isShifted = source === '' && /^https?:/i.test(picture) && !isPictureFile(picture)
  return isShifted ? [picture, isPictureFile(last) ? last.trim() : ''] : [source, picture]
}

export interface ReadTable {
  program: Program
  /** The names of the columns, and what they were taken for. */
  header: string[]
  columns: (ColumnRole | null)[]
  recipes: ExportedRecipe[]
}

/** The recipes of a table, one a row. Null where no column is known to hold titles, or none ingredients or steps. */
export function readTable(text: string, given: readonly (ColumnRole | null)[] | null): ReadTable | null {
  const [header = [], ...rows] = rowsOfCsv(text)
  if (header.length < 2) return null
  const guessed = columnsOf(header)
  const columns = given ? header.map((_, at) => given[at] ?? null) : guessed
  if (
    !given &&
    !(guessed.includes('title') && (guessed.includes('ingredients') || guessed.includes('instructions')))
  )
    return null
  const isMyRecipeBox = header.includes('originalPicture') && header.includes('inactiveTime')
  const recipes = rows.flatMap((row) => {
    const cells = (role: ColumnRole) =>
      row.filter((_, at) => columns[at] === role).filter((cell) => cell.trim() !== '')
    const cell = (role: ColumnRole) => cells(role)[0]?.trim() ?? ''
    const [source, picture] = addressesOf(cell('source'), cell('picture'), row.at(-1) ?? '')
    if (cell('title') === '' && cell('ingredients') === '') return []
    const recipe: ExportedRecipe = {
      node: {
        '@type': 'Recipe',
        name: cell('title'),
        description: cell('description'),
        url: source,
        author: cell('author') || (/^https?:/i.test(source) ? '' : source),
        recipeYield: cell('servings'),
        prepTime: timeIn(cell('prepTime')),
        cookTime: timeIn(cell('cookTime')),
        totalTime: timeIn(cell('totalTime')),
        recipeIngredient: linesIn(cell('ingredients')),
        recipeInstructions: linesIn(cell('instructions')),
      },
      note: joined(...cells('notes')),
      tags: namesIn(cells('tags').flatMap(tagsIn)),
      stars: starsIn(cell('rating')),
      pictures: webPicture(picture.split(/[\s,;|]+(?=https?:)/)[0]),
    }
    return [recipe]
  })
  return { program: isMyRecipeBox ? 'myrecipebox' : 'table', header, columns, recipes }
}
