import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { hasNamespaces } from '../../test/database-folder.ts'

const program = join(import.meta.dirname, '..', '..', 'test', 'fill-disk.ts')

/** A small disk of one's own needs a namespace of one's own; few machines forbid it. */
test.runIf(hasNamespaces)(
  'a full disk refuses what does not fit, loses nothing, and takes more as soon as there is room',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'convive-full-'))
    try {
      const inside = `mount -t tmpfs -o size=96m tmpfs "$1" && exec "$0" "$2" "$1"`
      const shell = ['-Urm', 'sh', '-c', inside, process.execPath, folder, program]
      const { stdout } = await promisify(execFile)('unshare', shell, { timeout: 60_000 })
      expect(JSON.parse(stdout)).toEqual({
        refusals: {
          picture: 'unavailable',
          row: expect.stringMatching(/^(?:53100|57P0\d|Connection terminated)/),
        },
        readable: true,
        lost: [],
        recovered: true,
        pictures: ['first.png', 'third.png'],
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  90_000,
)
