import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Builds the service worker as one file at the root, whose scope is then the whole site. It names every file of the
 * build and a hash of them, so that a new build is a new worker.
 */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .map((name) => `/${name}`)
          .toSorted()
        const document = bundle['index.html']
        const hash = createHash('sha256').update(files.join('\n'))
        if (document?.type === 'asset') hash.update(document.source)
        const version = hash.digest('hex').slice(0, 16)
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: await buildWorker(root, files, version),
        })
      },
    },
  }
}

async function buildWorker(root: string, files: readonly string[], version: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    root,
    define: { buildFiles: JSON.stringify(files), buildVersion: JSON.stringify(version) },
    build: {
      write: false,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'web/offline/service-worker.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [chunk, ...more] = [result]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .flatMap((each) => (each.type === 'chunk' ? [each.code] : []))
  if (chunk === undefined || more.length > 0) throw new Error('The service worker must be one file')
  return chunk
}
