import { writeFileSync } from 'node:fs'
import { goldenFile, goldenLines } from '../kitchen/golden/golden.ts'

/** Writes the golden file anew, after a change that is meant to change what dishes look like. */
writeFileSync(goldenFile, goldenLines().join(''))
