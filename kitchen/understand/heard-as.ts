import { fold } from '../lexicon/text/fold.ts'
import { withoutFigures } from './figures.ts'
import { spelledOut } from './spelled-out.ts'
import { withoutTypos } from './typos.ts'
import { unjoin } from '../lexicon/text/unjoin.ts'

/** A turn as the readers of wishes and questions hear it: folded, and without slips of the pen. */
export const heardAs = (text: string): string => withoutFigures(withoutTypos(unjoin(spelledOut(fold(text)))))

/** A word that looks like a slip may be the danger: "ma friteuse flambe". */
export const heardLiterally = (text: string): string => withoutFigures(unjoin(spelledOut(fold(text))))
