import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { languages } from '#shared/constants/languages.ts'
import { apiError } from '#shared/contract/errors.ts'
import type { App, HttpContext } from './app.ts'

/** Files whose names stay the same when they change. */
const publicFiles = [
  '/favicon.svg',
  '/robots.txt',
  '/service-worker.js',
  ...languages.map((language) => `/manifest.${language}.webmanifest`),
  '/icons/*',
]

/** Best first. The build wrote the compressed forms beside the files where they are smaller. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** A file in one encoding, with the headers of its answer. */
interface Form {
  bytes: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

/**
 * The files of the web build. Each form of a file is read at its first request and stays in memory: together they are
 * a few megabytes. Names with a hash never change; the other files are validated at every use.
 */
export function serveStaticFiles(app: App, folder: string) {
  const existing = new Set(filesBelow(folder))
  const forms = new Map<string, Promise<Form>>()

  function serve(context: HttpContext, path: string, cacheControl: string) {
    if (!existing.has(path)) throw apiError('not found')
    const accepted = context.req.header('accept-encoding') ?? ''
    const available = encodings.filter(({ suffix }) => existing.has(path + suffix))
    const encoding = available.find(({ name }) => acceptsEncoding(accepted, name))
    const key = path + (encoding?.suffix ?? '')
    let form = forms.get(key)
    if (!form) {
      form = readForm(folder, path, encoding, cacheControl, available.length > 0)
      forms.set(key, form)
      // After a failure the next request tries again.
      form.catch(() => forms.delete(key))
    }
    return form.then(({ bytes, headers }) => {
      if (context.req.header('if-none-match') === headers.etag) {
        const { 'content-length': _, ...rest } = headers
        return context.body(null, 304, rest)
      }
      return context.body(bytes, 200, headers)
    })
  }

  app.http.get('/assets/*', (context) =>
    serve(context, context.req.path, 'public, max-age=31536000, immutable'),
  )
  for (const path of publicFiles) {
    app.http.get(path, (context) => serve(context, context.req.path, 'public, no-cache'))
  }
}

async function readForm(
  folder: string,
  path: string,
  encoding: (typeof encodings)[number] | undefined,
  cacheControl: string,
  varies: boolean,
): Promise<Form> {
  const bytes = new Uint8Array(await readFile(join(folder, path + (encoding?.suffix ?? ''))))
  return {
    bytes,
    headers: {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'content-length': String(bytes.length),
      'cache-control': cacheControl,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      ...(encoding && { 'content-encoding': encoding.name }),
      ...(varies && { vary: 'Accept-Encoding' }),
    },
  }
}

/** Whether a browser takes an encoding; `q=0` refuses it. */
function acceptsEncoding(header: string, name: string): boolean {
  return header.split(',').some((each) => {
    const [coding = '', ...parameters] = each.split(';').map((part) => part.trim())
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/** The paths of all files below a folder, as in addresses. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
}
