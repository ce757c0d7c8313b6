import { seasonRegions, type SeasonRegion } from '#shared/constants/season-regions.ts'

export { seasonRegions, type SeasonRegion }

/** How good a food is in a month: harvested, out of a good store, or neither. */
export type Season = 'fresh' | 'stored' | null

/** The season of each month, January first. */
export type Year = readonly Season[]

/** `6-9`, `10-3` over the end of the year, `7` alone; throws on anything else. */
function monthsOf(text: string): number[] {
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
  const [from, to] = [Number(first), Number(last)]
  if (!(from >= 1 && from <= 12 && to >= 1 && to <= 12)) throw new Error(`"${text}" is not months`)
  const count = ((to - from + 12) % 12) + 1
  return Array.from({ length: count }, (_, at) => ((from - 1 + at) % 12) + 1)
}

function yearOf(text: string): Year {
  const year: Season[] = Array.from({ length: 12 }, () => null)
  if (text === '-') return year
  const [harvest = '', stored, ...more] = text.split(' +')
  if (more.length > 0) throw new Error(`"${text}" has two stores`)
  const set = (months: string, season: Season) => {
    for (const month of monthsOf(months)) {
      if (year[month - 1] !== null) throw new Error(`month ${month} is there twice`)
      year[month - 1] = season
    }
  }
  for (const months of harvest.split(', ')) set(months, 'fresh')
  if (stored !== undefined) set(stored, 'stored')
  return year
}

/** Reads `food: months +months in store | … | …`, a region after the other; throws with file and line. */
export function readSeasons(
  file: string,
  text: string,
  isFood: (id: string) => boolean,
): ReadonlyMap<string, Readonly<Record<SeasonRegion, Year>>> {
  const seasons = new Map<string, Record<SeasonRegion, Year>>()
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    try {
      const [id = '', months = '', ...more] = line.split(': ')
      if (more.length > 0 || !isFood(id)) throw new Error(`no food "${id}"`)
      if (seasons.has(id)) throw new Error(`"${id}" is there twice`)
      const years = months.split(' | ').map(yearOf)
      const [northEastAmerica, northernEurope, southernEurope, ...others] = years
      if (!northEastAmerica || !northernEurope || !southernEurope || others.length > 0)
        throw new Error('expected three regions')
      seasons.set(id, { northEastAmerica, northernEurope, southernEurope })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(`${file}:${at + 1}: ${message}`, { cause: error })
    }
  }
  return seasons
}
