import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, normalizePath, type Plugin } from 'vite'
import type * as Chef from '../kitchen/chef.ts'
import type * as Library from '../kitchen/library/index.ts'
import type * as Prepared from '../kitchen/lexicon/prepared.ts'

const root = join(import.meta.dirname, '..')
const outDir = 'dist/kitchen'

/** Text files stay where they are: each module goes on looking for them beside its source. */
const besideTheSource: Plugin = {
  name: 'beside-the-source',
  transform(code, id) {
    const source = normalizePath(relative(join(root, outDir), id))
    const isOwn = source.startsWith('../../kitchen/') && !source.endsWith('/prepared.ts')
    if (!isOwn || !code.includes('import.meta.url')) return null
    const url = `new URL(${JSON.stringify(source)}, import.meta.url)`
    return { code: code.replaceAll('import.meta.url', url), map: null }
  },
}

/** Turns that ask for everything that is worth preparing, in each language. */
const turns = {
  en: ['A quick vegan soup for two with carrots and ginger', 'can I freeze it?'],
  fr: ['Un gratin de pommes de terre pour six, sans lardons', 'est-ce que je peux le congeler ?'],
  es: ['Algo con garbanzos y espinacas, sin gluten', '¿se puede congelar?'],
  de: ['Ein Apfelkuchen für acht ohne Nüsse', 'kann ich das einfrieren?'],
}

/** Reads and checks the text files by the kitchen's own sources, and stores what they say as data. */
const prepare: Plugin = {
  name: 'prepare',
  async writeBundle() {
    // By an address that is not known beforehand, so that the bundler of this file leaves the kitchen alone.
    const load = (file: string) => import(pathToFileURL(join(root, 'kitchen', file)).href)
    const { kitchenChef } = (await load('chef.ts')) as typeof Chef
    const { storePrepared } = (await load('lexicon/prepared.ts')) as typeof Prepared
    const chef = kitchenChef()
    for (const [language, [first = '', then = '']] of Object.entries(turns)) {
      const asked = {
        language: language as keyof typeof turns,
        messages: [{ role: 'user' as const, content: first }],
      }
      const content = await chef.reply(asked)
      await chef.recipe(asked)
      const messages = [
        ...asked.messages,
        { role: 'assistant' as const, content },
        { role: 'user' as const, content: then },
      ]
      await chef.reply({ ...asked, messages })
    }
    const { library, libraryNames } = (await load('library/index.ts')) as typeof Library
    library()
    libraryNames()
    storePrepared(pathToFileURL(join(root, outDir, 'prepared/')))
  },
}

/** What the worker threads of the kitchen run: a few files instead of hundreds (decision 49). */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [besideTheSource, prepare],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    sourcemap: false,
    minify: false,
    rolldownOptions: {
      input: {
        'food-thread': 'server/platform/workers/food-thread.mjs',
        'kitchen-thread': 'server/platform/workers/kitchen-thread.mjs',
        chef: 'kitchen/chef.ts',
      },
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name].mjs',
        // V8 holds the source in memory, in one byte a letter where all are ASCII. Names stay, for reports of errors.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
      },
    },
  },
})
