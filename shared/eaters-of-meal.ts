/** Those who eat a meal: those chosen for it, or those who usually eat. Nobody left of the chosen ones counts as usual. */
export function eatersOfMeal<Eater extends { id: string; is_usual: boolean }>(
  eaters: readonly Eater[],
  chosen: readonly string[] | null,
): Eater[] {
  const present = chosen ? eaters.filter(({ id }) => chosen.includes(id)) : []
  return present.length > 0 ? present : eaters.filter(({ is_usual: isUsual }) => isUsual)
}
