// Writes the golden recipes of the library anew, after a change that is meant to change them: read the diff.
import { writeFileSync } from 'node:fs'
import { languages } from '../shared/constants/languages.ts'
import { goldenFile, goldenText } from '../kitchen/library/golden/golden.ts'

for (const language of languages) writeFileSync(goldenFile(language), goldenText(language))
