import { languages } from '#shared/constants/languages.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { guarding } from '../../library/edit/doneness.ts'
import type { Part, Way } from '../../library/lines/part.ts'
import { unsalted } from '../../library/steps/salted.ts'
import { foodsNamedIn } from '../../library/places.ts'
import { partOf } from '../../library/planned.ts'
import type { Recipe, RecipeLine, RecipeStep } from '../../library/recipe.ts'
import { say, type Phrase } from '../../library/steps/phrase.ts'
import { isSmooth } from '../../safety/health/known-needs.ts'
import { selectorOf } from '../../safety/health/selectors.ts'
import { isAllowed } from '../../safety/wishes/allowed.ts'
import { isOnTheBone, isRoundForToddlers } from '../../safety/wishes/vulnerable-eaters.ts'
import type { Wishes } from '../../safety/wishes/wishes.ts'

const isSoftCheese = selectorOf('soft-cheese')
const hidesGluten = selectorOf('gluten-labelled')

type Eaters = Parameters<typeof isAllowed>[1] & Pick<Wishes, 'toddler'>

/** Listeria in raw milk is a danger for them. */
const needsPasteurised = ({ pregnant, frail, infant, toddler }: Eaters): boolean =>
  pregnant || frail || infant || toddler

/** A steak may be pink for most of us, but not for these. */
const isCareful = (wishes: Eaters): boolean => needsPasteurised(wishes) || wishes.child

const isWithoutGluten = ({ diets, allergens }: Eaters): boolean =>
  diets.includes('glutenFree') || allergens.includes('gluten')

/** Salt counts for all: nobody boils the water twice. */
function isWithoutSalt(wishes: Eaters): boolean {
  const salt = findIngredientById('salt')
  return salt !== null && !isAllowed(salt, wishes)
}

/** What has to stand on the label of a thing for those at the table, or null. */
function labelFor(food: Ingredient, wishes: Eaters): Way | null {
  if (isSoftCheese(food) && needsPasteurised(wishes)) return 'pasteurisedMilk'
  if (food.id === 'mayonnaise' && needsPasteurised(wishes)) return 'pasteurisedSauce'
  return hidesGluten(food) && isWithoutGluten(wishes) ? 'glutenFree' : null
}

const labelled = (line: RecipeLine, wishes: Eaters): RecipeLine =>
  line.state === null ? { ...line, state: labelFor(partOf(line).ingredient, wishes) } : line

const isCooked = ({ kind, heat }: RecipeStep) => kind === 'cook' && heat !== null

/** So long in a pot or an oven, nothing is pink any more. */
const isLong = (step: RecipeStep) => isCooked(step) && (step.minutes ?? 0) >= 40

/** Raw red meat: what is cured or cooked already is pink by itself, and pork and poultry are seen through for everybody. */
const mayBePink = (line: RecipeLine): boolean => {
  const { ingredient } = partOf(line)
  const isRaw = line.state !== 'cooked' && ingredient.minutes >= 6
  return (
    isRaw && ingredient.category === 'meat' && ingredient.animal !== 'pork' && ingredient.core === undefined
  )
}

/** What may be pink for others is seen through in the last step that heats it. */
function cookedThrough(recipe: Recipe): Recipe {
  const isStewed = ({ food }: RecipeLine) =>
    recipe.steps.some((step) => isLong(step) && foodsNamedIn(step.text.en).includes(food))
  const pink = recipe.lines.filter((line) => mayBePink(line) && !isStewed(line))
  const steps = [...recipe.steps]
  for (const { food } of pink) {
    const at = steps.findLastIndex(
      (step) => isCooked(step) && foodsNamedIn(step.text.en).includes(food) && !step.done.includes(food),
    )
    const step = steps[at]
    const seen = step && guarding(step, [...step.done, food], recipe.lines, true)
    if (seen) steps[at] = seen
  }
  return { ...recipe, steps }
}

/** What a grown-up does with the child's portion: the last step, where there is something of it in the dish. */
const portions: readonly { is: (part: Part) => boolean; text: (foods: string) => Phrase }[] = [
  {
    is: ({ ingredient }) => isRoundForToddlers(ingredient),
    text: (foods) =>
      say(
        `Cut {${foods}} lengthwise into quarters for the child, never into coins.`,
        `Pour l'enfant, couper {${foods}} en quatre dans la longueur, jamais en rondelles.`,
        `Para el niño, cortar {${foods}} a lo largo en cuartos, nunca en rodajas.`,
        `Für das Kind {${foods}} längs vierteln, nie in Scheiben schneiden.`,
      ),
  },
  {
    is: ({ ingredient, cut }) => isOnTheBone(ingredient) && cut !== 'cubes' && cut !== 'strips',
    text: (foods) =>
      say(
        `Take the meat of {${foods}} off the bone for the child, feel for splinters and cut it small.`,
        `Pour l'enfant, détacher la viande de l'os ({${foods}:bare}), vérifier qu'il ne reste pas d'éclat et couper petit.`,
        `Para el niño, separar la carne del hueso ({${foods}:bare}), comprobar que no queden astillas y cortarla pequeña.`,
        `Für das Kind das Fleisch vom Knochen lösen ({${foods}:bare}), auf Splitter abtasten und klein schneiden.`,
      ),
  },
]

/** The portion of a small child is made safe at the table. */
function withPortion(recipe: Recipe): Recipe {
  const parts = recipe.lines.map(partOf)
  const steps = portions.flatMap(({ is, text }): RecipeStep[] => {
    const foods = parts.filter(is).map(({ ingredient }) => ingredient.id)
    if (foods.length === 0) return []
    const facts = {
      kind: 'prep',
      minutes: 2,
      meanwhile: false,
      celsius: null,
      heat: null,
      boils: false,
    } as const
    return [{ ...facts, done: [], text: text(foods.join('+')) }]
  })
  return { ...recipe, steps: [...recipe.steps, ...steps] }
}

const throughSieve: Phrase = say(
  'Rub everything through a fine sieve, so that no skin, fibre or lump is left.',
  'Passer le tout au tamis fin, pour qu’il ne reste ni peau, ni fibre, ni grumeau.',
  'Pasarlo todo por un colador fino, para que no quede piel, fibra ni grumo.',
  'Alles durch ein feines Sieb streichen, damit keine Haut, keine Faser und kein Klümpchen bleibt.',
)

const blends = /\b(?:blend|pur[eé]e)/i

/** What was blended is rubbed through a sieve as well. */
function sieved(recipe: Recipe): Recipe {
  const at = recipe.steps.findLastIndex(({ text }) => blends.test(text.en))
  const also = (step: RecipeStep): RecipeStep => ({
    ...step,
    text: Object.fromEntries(
      languages.map((language) => [language, `${step.text[language]} ${throughSieve[language]}`]),
    ) as Phrase,
  })
  return at < 0
    ? recipe
    : { ...recipe, steps: recipe.steps.map((step, place) => (place === at ? also(step) : step)) }
}

/** The recipe as those at the table need it: labels to look for, meat cooked through, a child's portion, all of it smooth. */
export function forEaters(recipe: Recipe, wishes: Eaters): Recipe {
  const marked = { ...recipe, lines: recipe.lines.map((line) => labelled(line, wishes)) }
  const plain = isWithoutSalt(wishes) ? { ...marked, steps: marked.steps.map(unsalted) } : marked
  const through = isCareful(wishes) ? cookedThrough(plain) : plain
  const portioned = wishes.toddler ? withPortion(through) : through
  return isSmooth(wishes) ? sieved(portioned) : portioned
}
