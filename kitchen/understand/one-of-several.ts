import type { Mention } from './mentions.ts'

/** What stands between two things of which one is enough: "rice or potatoes", "mit Reis oder mit Kartoffeln". */
const either =
  /^,? ?(?:or|ou|o|u|oder|bzw\.?|resp\.?) (?:(?:with|some|an?|the|avec|du|des|de la|de l'|d'|de|aux?|a la|con|unos|unas|una?|el|la|los|las|mit|eine?n?|die|der|das|den|auch|else|encore|sino|even|maybe|peut-etre|vielleicht|quizas?) )*$/

/** In a list that an "or" closes a comma parts them too. */
const comma = /^, ?(?:(?:an?|some|du|des|de la|una?|eine?n?) )*$/

/**
 * Who wishes for "rice or potatoes" gets one of them: what `isThere` already, or the first. What is refused or must not
 * be eaten stays whole.
 */
export function oneOfSeveral(
  mentions: readonly Mention[],
  folded: string,
  isThere: (id: string) => boolean,
): readonly Mention[] {
  const wanted = mentions
    .filter((each) => each.wanted && each.ingredientId !== null)
    .toSorted((a, b) => a.start - b.start)
  const dropped = new Set<Mention>()
  for (let last = wanted.length - 1; last > 0; last -= 1) {
    const row = [wanted[last] as Mention]
    const before = (at: number) => folded.slice(wanted[at - 1]?.end, wanted[at]?.start)
    if (!either.test(before(last))) continue
    row.unshift(wanted[last - 1] as Mention)
    let at = last - 1
    while (at > 0 && (either.test(before(at)) || comma.test(before(at)))) {
      at -= 1
      row.unshift(wanted[at] as Mention)
    }
    const kept = row.find(({ ingredientId }) => isThere(ingredientId ?? '')) ?? row[0]
    for (const each of row) if (each.ingredientId !== kept?.ingredientId) dropped.add(each)
    last = at
  }
  return dropped.size === 0 ? mentions : mentions.filter((each) => !dropped.has(each))
}
