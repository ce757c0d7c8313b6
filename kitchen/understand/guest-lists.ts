import { kin, manner, own, pairs, persons } from './headcount-words.ts'

const guest = `(?:(?:${own}|\\d+|two|three|four|five|six|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|zwei|drei|vier|funf) )*${manner}(?:${kin}|${pairs}|${persons}|me|us|i|myself|moi|nous|mi|yo|nosotr[oa]s|mich|uns|ich|all|both|alle|tous|todos)`
const links = '(?: ?[&+] ?| (?:and|et|y|e|und|plus) )'
const opened = '(?:for|pour|para|fur) '
const list = new RegExp(
  `^\\W*(?:(?:and|et|y|und) )?(${opened})?${guest}(?:${links}(?:${opened})?${guest})*\\W*$`,
)

/** Which parts of a sentence do nothing but say for whom it is: "for my wife, the kids and me". */
export function guestListsIn(parts: readonly string[]): boolean[] {
  let isOpen = false
  return parts.map((part) => {
    const found = list.exec(part)
    isOpen = found !== null && (isOpen || found[1] !== undefined)
    return isOpen
  })
}
