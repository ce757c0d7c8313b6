import type { Role } from '../recipes/template.ts'
import { isAllowed } from '../recipes/allowed.ts'
import { amountOf } from './amount-of.ts'
import { extraRole, type Filling } from './filling.ts'
import { asMuchAsThere } from './in-stock.ts'
import { cutIn } from '../recipes/knifework.ts'
import type { Part } from '../recipes/part.ts'
import { lightenSugar, sweetenLess, sweetEnough, withoutSugar } from './sugar.ts'
import { strength, tuning } from './tuning.ts'
import { mustBeQuartered } from '../recipes/vulnerable-eaters.ts'
import { isStranger } from './which-part.ts'
import { naturalBatch } from './yields.ts'

const serves = ({ fixed, toTaste }: Role) => fixed === undefined && toTaste === undefined

/** What was placed with its amount for `batch` portions and its cut, in the order of the roles. */
export function measuredParts({ wishes, dish, template, placed }: Filling, batch: number): Part[] {
  const roles = [...template.roles, extraRole]
  const firstCourse = wishes.dishType === 'Starters' && (dish.course ?? template.dishType) === 'Mains'
  const share = ({ id }: Role) => (firstCourse ? 0.6 : 1) * (id === 'extra' ? 0.6 : 1)
  // A dough or a jar is the same for one tin as for three.
  const isPot =
    /^(Mains|Starters)$/.test(template.dishType) &&
    (dish.batch ?? template.batch ?? naturalBatch({ dish, template, wishes })) == null
  return roles.flatMap((role) => {
    // The last check, whatever has placed it: nothing that somebody must not or will not eat leaves the kitchen.
    const crowd = placed.filter((each) => each.role === role && isAllowed(each.ingredient, wishes))
    return crowd.map((each) => {
      const strong = isPot ? strength(each.ingredient, batch) : 1
      const eaters = batch * share(role) * strong * tuning(each.ingredient, wishes, template)
      const amount = asMuchAsThere(
        each.ingredient,
        amountOf(each, dish, eaters, each.wanted?.beside ? 1 : crowd.length),
        each.wanted,
        eaters,
        isPot && wishes.dish === null && serves(role) && role.id !== 'crumbs' ? batch * share(role) : 0,
      )
      // A small child chokes on whatever is round, and on coins of it.
      const cut =
        wishes.toddler && mustBeQuartered(each.ingredient)
          ? 'lengthwise'
          : cutIn(role.cut ?? (isStranger(each) ? 'auto' : undefined), each.ingredient)
      return {
        ingredient: each.ingredient,
        role: role.id,
        amount: amount?.amount ?? null,
        unit: amount?.unit ?? null,
        scales: serves(role),
        cut,
      }
    })
  })
}

/** The parts as sweet as they are wished, and grouped as the recipe lists them. */
export function seasonedParts(
  { wishes, template }: Filling,
  parts: readonly Part[],
  servings: number,
): readonly Part[] {
  const roles = [...template.roles, extraRole]
  // Soaked for a day, salt cod still salts the whole pot.
  const isSaltEnough = parts.some(({ ingredient }) => ingredient.id === 'salt-cod')
  const seasoned = isSaltEnough ? parts.filter(({ ingredient }) => ingredient.id !== 'salt') : parts
  const groups = [...new Set(roles.map(({ group }) => group?.en ?? ''))]
  const groupOf = (part: Part) => groups.indexOf(roles.find(({ id }) => id === part.role)?.group?.en ?? '')
  const grouped = groups.length < 2 ? seasoned : seasoned.toSorted((a, b) => groupOf(a) - groupOf(b))
  return wishes.diets.includes('lowSugar')
    ? lightenSugar(
        withoutSugar(grouped, template.id, (each) => isAllowed(each, wishes)),
        servings,
      )
    : wishes.lessSweet
      ? sweetenLess(grouped)
      : template.dishType === 'Desserts'
        ? sweetEnough(grouped)
        : grouped
}
