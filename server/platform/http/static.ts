import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { compress } from 'hono/compress'
import { apiError } from '#shared/contract/errors.ts'
import type { App } from './app.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

/** The built files of the web: those with a hash in their name never change, the others are asked for again. */
export function serveStaticFiles(app: App, folder: string) {
  app.http.use('/assets/*', compress())
  app.http.get('/assets/*', async (context) => {
    const bytes = await readBelow(folder, context.req.path)
    if (!bytes) throw apiError('not found')
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': types[extname(context.req.path)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  for (const name of ['/favicon.svg', '/robots.txt']) {
    app.http.get(name, async (context) => {
      const bytes = await readBelow(folder, name)
      if (!bytes) throw apiError('not found')
      return context.body(new Uint8Array(bytes), 200, {
        'content-type': types[extname(name)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=3600',
      })
    })
  }
}

async function readBelow(folder: string, path: string): Promise<Buffer | null> {
  const decoded = decodedPath(path)
  if (decoded === null) return null
  const wanted = normalize(join(folder, decoded))
  if (!wanted.startsWith(`${normalize(folder)}/`)) return null
  const found = await stat(wanted).catch(() => null)
  return found?.isFile() ? readFile(wanted) : null
}

/** Null for what is no UTF-8 behind its percent signs. */
function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
