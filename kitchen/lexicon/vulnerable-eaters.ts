import type { Ingredient } from './ingredient.ts'

/** What brings added salt into a dish; the kidneys of somebody under one year cannot handle it. */
const salty =
  /^(?:salt|celery-salt|soy-sauce|tamari|fish-sauce|oyster-sauce|hoisin-sauce|teriyaki-sauce|worcestershire-sauce|miso|doubanjiang|bacon|cooked-ham|cured-ham|salami|chorizo|anchovy|salt-cod|olive|caper|gherkin|smoked-salmon|smoked-trout)$/

export const isSaltyForInfants = ({ id, category }: Ingredient): boolean =>
  category === 'stock' || salty.test(id)

/** Honey can carry botulism before the first birthday, and syrups are sugar all the same. */
const syrupy =
  /^(?:honey|molasses|grenadine|orgeat|(?:maple|agave|date|golden|sugar|elderflower|mint|raspberry)-syrup)$/

export const isSyrup = ({ id }: Ingredient): boolean => syrupy.test(id)

export const isSweetener = ({ category, id }: Ingredient): boolean =>
  category === 'sweetener' || syrupy.test(id)

/** Tuna, fresh or tinned; of the other big hunters of the sea only the names are known. */
export const isHighInMercury = ({ id }: Ingredient): boolean => /^(?:fresh|tinned)-tuna$/.test(id)

/** Their names, for a list that somebody else has written. */
export const highInMercury =
  /(?<!\p{L})(?:swordfish|shark|marlin|king mackerel|tilefish|bigeye|escolar|tuna|espadon|requin|roussette|maquereau roi|thon|pez espada|emperador|tibur[oó]n|caz[oó]n|marrajo|tintorera|at[uú]n|bonito del norte|schwertfisch\p{L}*|hai(?:fisch|steak)\p{L}*|schillerlocken?|königsmakrelen?|thunfisch\p{L}*)(?!\p{L})/iu

/** Raw by custom, ripened with mould, too rich in vitamin A: what expectant mothers and frail people leave out. */
const riskyByName =
  /brie|blue-cheese|reblochon|cured-ham|jerky|salami|liver|oyster$|roe$|tiramisu|quail-egg|bean-sprout/

/** Fish that is eaten cold as it is sold is smoked, cured or raw. */
export const isRiskyInPregnancy = (food: Ingredient): boolean =>
  riskyByName.test(food.id) ||
  ((food.category === 'fish' || food.category === 'shellfish') &&
    food.minutes === 0 &&
    !food.id.startsWith('tinned-'))
