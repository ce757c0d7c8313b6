import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What compresses well; fonts and pictures are compressed already. The document itself is made for each request. */
const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'])

const encodings = [
  { suffix: '.br', compress: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: quality }) },
  { suffix: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
]
const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/** Writes the compressed forms of the files below a folder beside them, where they are smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths) {
    const bytes = await readFile(path)
    for (const { suffix, compress } of encodings) {
      const compressed = await compress(bytes)
      if (compressed.length < bytes.length) await writeFile(path + suffix, compressed)
    }
  }
}

/** Compresses once at build time what the server would otherwise compress for every request. */
export function compressBuild(): Plugin {
  let folder = ''
  return {
    name: 'compress-build',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: { order: 'post', sequential: true, handler: () => compressFiles(folder) },
  }
}
