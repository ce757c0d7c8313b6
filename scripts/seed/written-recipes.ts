import type { Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { renderRecipe } from '#shared/words/recipe-text.ts'
import { storePainting } from '#server/features/images/queries.ts'
import { selectParts } from '#server/features/recipes/parts/queries.ts'
import { findIdempotentRecipe, insertRecipe, updateVisibility } from '#server/features/recipes/queries.ts'
import { recipeFromPayload } from '#server/features/recipes/recipe-from-payload.ts'
import { keyPrefix, type SeedDeps } from './recipes.ts'
import type { SeededUser } from './users.ts'

/** A dough and a tart of it, as somebody writes them: what no chef says, such as ranges, headings and tools. */
const texts: Record<Language, { dough: string; tart: string }> = {
  en: {
    dough: `Grandmother’s shortcrust

Serves 8

Ingredients
- 250 g plain flour
- 125 g cold butter, diced
- 1 egg
- 1 pinch salt

Method
1. Rub the butter into the flour and the salt.
2. Knead with the egg and chill for 30 minutes.`,
    tart: `Apple tart from the orchard

Makes 12 slices

Ingredients
- 1 shortcrust
- 4-5 apples (800 g), in thin slices
- 2 tbsp sugar

For the glaze:
- 1 cup (240 ml) apple juice
- 2 tbsp apricot jam

Method
1. Roll out the shortcrust and line the tin with it.
2. Lay the apples on it like tiles, strew them with the sugar and bake for 40-45 minutes at 190 °C.

For the glaze:
3. Boil down the apple juice with the jam and brush the warm tart with it.

Equipment
- a 28 cm tart tin
- a rolling pin

Tips and notes
- It is best on the day that it is baked.

Nutrition, as stated by the source
- Energy: 210 kcal

Video
- https://video.example/apple-tart`,
  },
  fr: {
    dough: `Pâte brisée de grand-mère

Pour 8 personnes

Ingrédients
- 250 g de farine
- 125 g de beurre froid, en dés
- 1 œuf
- 1 pincée de sel

Préparation
1. Sabler le beurre avec la farine et le sel.
2. Lier avec l’œuf et laisser reposer 30 minutes au frais.`,
    tart: `Tarte aux pommes du verger

Donne 12 tartelettes

Ingrédients
- 1 pâte brisée
- 4-5 pommes (800 g), en fines tranches
- 2 c. à s. de sucre

Pour le nappage :
- 1 tasse (240 ml) de jus de pomme
- 2 c. à s. de confiture d’abricots

Préparation
1. Étaler la pâte brisée et en foncer les moules.
2. Y ranger les pommes, parsemer de sucre et cuire 25 à 30 minutes à 190 °C.

Pour le nappage :
3. Faire réduire le jus de pomme avec la confiture et en badigeonner les tartelettes tièdes.

Matériel
- 12 moules à tartelette
- un rouleau à pâtisserie

Conseils et remarques
- Elles sont meilleures le jour même.`,
  },
  es: {
    dough: `Masa quebrada de la abuela

Para 8 personas

Ingredientes
- 250 g de harina
- 125 g de mantequilla fría, en dados
- 1 huevo
- 1 pizca de sal

Preparación
1. Mezclar la mantequilla con la harina y la sal hasta que parezca arena.
2. Unir con el huevo y dejar reposar 30 minutos en la nevera.`,
    tart: `Tarta de manzana del huerto

Salen 12 trozos

Ingredientes
- 1 masa quebrada
- 4-5 manzanas (800 g), en láminas finas
- 2 cucharadas de azúcar

Para el glaseado:
- 1 taza (240 ml) de zumo de manzana
- 2 cucharadas de mermelada de albaricoque

Preparación
1. Estirar la masa quebrada y forrar el molde.
2. Colocar las manzanas encima, espolvorear con el azúcar y hornear de 40 a 45 minutos a 190 °C.

Para el glaseado:
3. Reducir el zumo de manzana con la mermelada y pintar la tarta templada.

Utensilios
- un molde de 28 cm
- un rodillo

Consejos y notas
- Está mejor el mismo día.`,
  },
  de: {
    dough: `Omas Mürbeteig

Für 8 Personen

Zutaten
- 250 g Mehl
- 125 g kalte Butter, gewürfelt
- 1 Ei
- 1 Prise Salz

Zubereitung
1. Die Butter mit Mehl und Salz verreiben.
2. Mit dem Ei verkneten und 30 Minuten kühl stellen.`,
    tart: `Apfelkuchen aus dem Obstgarten

Ergibt 12 Stücke

Zutaten
- 1 Mürbeteig
- 4-5 Äpfel (800 g), in dünnen Scheiben
- 2 EL Zucker

Für den Guss:
- 1 Tasse (240 ml) Apfelsaft
- 2 EL Aprikosenmarmelade

Zubereitung
1. Den Mürbeteig ausrollen und die Form damit auslegen.
2. Die Äpfel wie Ziegel darauf legen, mit dem Zucker bestreuen und 40-45 Minuten bei 190 °C backen.

Für den Guss:
3. Den Apfelsaft mit der Marmelade einkochen und den warmen Kuchen damit bestreichen.

Ausstattung
- eine Tarteform von 28 cm
- ein Nudelholz

Tipps und Notizen
- Am Tag selbst schmeckt er am besten.`,
  },
}

/** Of each language one member writes both; the tart contains the dough, and one of its steps has a picture. */
export async function writeRecipes(
  deps: SeedDeps,
  cooks: readonly SeededUser[],
  at: number,
  pictures: boolean,
): Promise<void> {
  for (const [language, { dough, tart }] of Object.entries(texts) as [Language, (typeof texts)['en']][]) {
    const owner = cooks.find((cook) => cook.language === language)
    if (!owner) continue
    const doughUuid = await write(deps, { owner, key: `${keyPrefix}${language} dough`, at, text: dough })
    if (doughUuid === null) continue
    await write(
      deps,
      { owner, key: `${keyPrefix}${language} tart`, at, text: tart },
      async (recipe): Promise<RecipeStructure> => {
        const [base, ...lines] = recipe.ingredients
        const image = pictures ? await paintStep(deps, recipe, owner.id, at) : null
        return {
          ...recipe,
          ingredients: base ? [{ ...base, recipe: { uuid: doughUuid, servings: 8 } }, ...lines] : lines,
          steps: recipe.steps.map((step, place) => (place === 1 && image ? { ...step, image } : step)),
        }
      },
    )
  }
}

async function paintStep(
  { db, images, painter }: SeedDeps,
  recipe: RecipeStructure,
  owner: string,
  at: number,
) {
  const painting = await painter.paint({ prompt: recipe.title, recipe })
  return storePainting({ db, images }, painting, owner, at)
}

/** The uuid of a recipe as it was written; null where it was stored before. */
async function write(
  { db, kitchen }: SeedDeps,
  { owner, key, at, text }: { owner: SeededUser; key: string; at: number; text: string },
  complete: (recipe: RecipeStructure) => Promise<RecipeStructure> = (recipe) => Promise.resolve(recipe),
): Promise<string | null> {
  if ((await findIdempotentRecipe(db, owner.id, key)) !== null) return null
  const read = await kitchen.readRecipe({ text, hint: { language: owner.language } })
  if (!read) throw new Error(`Nothing is read of “${key}”.`)
  const recipe = await complete(read)
  const parts = await selectParts(db, recipe, owner.id)
  const payload = {
    title: recipe.title,
    content: renderRecipe(recipe),
    recipe,
    dish_type: 'Desserts' as const,
    search_terms: recipe.searchTerms,
  }
  const written = { ...(await recipeFromPayload(kitchen, payload, owner.id, { parts })), imageKey: null }
  const { id } = await db.transaction().execute((transaction) => insertRecipe(transaction, written, key, at))
  await updateVisibility(db, { id, ownerId: owner.id }, true, at)
  const { uuid } = await db
    .selectFrom('recipes')
    .select('uuid')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return uuid
}
