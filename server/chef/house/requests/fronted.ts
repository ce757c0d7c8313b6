import type { Mention } from './mentions.ts'
import { cues } from './cues.ts'

/** What a body or a rule forbids, wherever in the sentence it is said. */
const forbids =
  /(?<![a-z])(?:allerg(?!iker|en ?frei)\w*|alerg\w*|intoleran\w*|unvertraglich\w*|anaphyla\w*|forbidden|forbids?|banned|off[- ]limits|prohib\w*|interdi\w*|proscri\w*|verbot\w*|verbiete\w*|untersagt|tabu|pas (?:le )?droit|(?:must|may|should|can)(?:n't| not|not) (?:ever )?(?:have|eat|get|touch)|cannot|can't|(?:ne |n')?(?:doi|peu)\w* (?:pas|plus)|no (?:pued|deb)\w+|(?:darf|durfen|kann|konnen|soll) (?:\w+ ){0,2}(?:nicht|nie)|vertrag\w* (?:\w+ ){0,2}(?:nicht|kein\w*)|nicht vertrag\w*|(?:hate|hates|loathe|detest|detests|hasse?|hasst|hassen|verabscheu\w*|odi[oa]n?|detest[oae]\w*|deteste|detestent|hais|hait)(?= ?(?:ich|er|sie|wir|at all|with a passion|too|both)?(?: |$)*$))/

/** What eating it does to somebody. */
const harms =
  /(?<![a-z])(?:makes?|gives?|sends?|puts?|causes?|brings?|triggers?|kills?|swells?|rend\w*|donn\w*|provoqu?\w*|declench\w*|envo\w*|da|dan|pone\w*|sienta\w*|hace\w*|causa\w*|manda\w*|mach\w*|bekomm\w*|krieg\w*|wird|bring\w*|schwell\w*)\b[^,]{0,40}\b(?:hives|rash\w*|sick|ill|hospital|swell\w*|swollen|itch\w*|sneez\w*|migraines?|headaches?|cramps|stomach ?aches?|reaction|asthma|shock|urticaire|boutons|malades?|hopital|mal (?:au ventre|a la tete)|crampes|gonfle\w*|asthme|plaques|urticaria|ronchas|enferm\w*|mal|fatal|dolor\w*|hinch\w*|granos|asma|ausschlag|krank\w*|krankenhaus|ubel|schlecht|bauch\w*|migrane|kopfschmerz\w*|krampfe|pusteln|asthma|atemnot)\b/

/** A person between the thing and the word: "chicken curry for a guest who is allergic". */
const elsewhere =
  /\b(for|pour|para|fur|who|qui|que|quien|die|der|den|weil|because|car|porque|so|donc|asi|also|but|mais|pero|aber|with|avec|con|mit)\b/

const bare = (text: string) =>
  text
    .split(/[^a-z']+|(?<=')/)
    .filter(Boolean)
    .every((word) => cues.fillers.test(word) || /^(aux?|auf|contre|a|los|las|bei|von)$/.test(word))

/** "Auf Sellerie bin ich allergisch": what stands before the word that forbids it is refused, too. */
export function withFronted(clause: string, mentions: readonly Mention[]): Mention[] {
  const refuse = new Set<Mention>()
  let from = 0
  let before: readonly Mention[] = []
  for (const part of clause.split(/[,:]/)) {
    const to = from + part.length
    const inside = mentions.filter(({ start, end }) => start >= from && end <= to)
    const said = forbids.exec(part) ?? harms.exec(part)
    if (said && inside.every(({ wanted }) => wanted)) {
      const at = from + said.index
      const ahead = inside.filter(({ end }) => end <= at)
      const last = Math.max(...ahead.map(({ end }) => end))
      if (ahead.length > 0 && !elsewhere.test(clause.slice(last, at)))
        for (const each of ahead) refuse.add(each)
      else if (inside.length === 0) for (const each of before) refuse.add(each)
    }
    const rest = inside.reduce((text, { start, end }) => {
      const gap = ' '.repeat(end - start)
      return `${text.slice(0, start - from)}${gap}${text.slice(end - from)}`
    }, part)
    before = inside.length > 0 && bare(rest) ? (from === 0 ? inside : [...before, ...inside]) : []
    from = to + 1
  }
  return mentions.map((each) => (refuse.has(each) ? { ...each, wanted: false, allergy: true } : each))
}
