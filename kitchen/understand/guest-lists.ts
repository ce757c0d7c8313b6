import { kin, manner, own, pairs, persons } from './headcount-words.ts'

// Read in stages: one expression for a whole list takes 80 ms to compile.
const counts = 'two|three|four|five|six|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|zwei|drei|vier|funf'
const self = 'me|us|i|myself|moi|nous|mi|yo|nosotr[oa]s|mich|uns|ich|all|both|alle|tous|todos'
const owners = new RegExp(`^(?:(?:${own}|\\d+|${counts}) )*`)
const manners = new RegExp(`^${manner}`)
const guest = new RegExp(`^(?:${kin}|${pairs}|${persons}|${self})$`)
const links = / ?[&+] ?| (?:and|et|y|e|und|plus) /
const opening = /^(?:for|pour|para|fur) /
const leading = /^\W*(?:(?:and|et|y|und) )?/

function isGuest(text: string): boolean {
  const rest = text.replace(owners, '')
  return guest.test(rest) || guest.test(rest.replace(manners, ''))
}

/** Which parts of a sentence do nothing but say for whom it is: "for my wife, the kids and me". */
export function guestListsIn(parts: readonly string[]): boolean[] {
  let isOpen = false
  return parts.map((part) => {
    const list = part.replace(leading, '').replace(/\W+$/, '')
    const guests = list.split(links).map((each) => each.replace(opening, ''))
    isOpen = guests.every(isGuest) && (isOpen || opening.test(list))
    return isOpen
  })
}
