import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import {
  createArchive,
  listArchives,
  sendArchivePart,
  startArchive,
  undoArchive,
  type RecipeArchive,
} from '#shared/contract/recipe-archives.ts'
import { getStorage } from '#shared/contract/account.ts'
import { makeCall } from '#shared/contract/call.ts'
import { listMyRecipes } from '#shared/contract/recipes.ts'
import { limits } from '#shared/constants/limits.ts'
import { processorSeconds, watchMemory } from './watched.ts'

/**
 * `node bench/archives.ts [--recipes N] [--megabytes M]`: an archive of many recipes with pictures, of about that size in
 * all, moves in and out again; the server is killed in the middle of the import. Then it is sent a second time, which must
 * save nothing, and the import is taken back, after which nothing of it may be left. Prints times, memory and how long
 * others waited for an answer. The largest that is taken is `--recipes 5000 --megabytes 488`.
 */
const { values } = parseArgs({
  options: {
    recipes: { type: 'string', default: '2000' },
    megabytes: { type: 'string', default: '80' },
  },
})
const recipes = Number(values.recipes)
const pictureBytes = (Number(values.megabytes) * 1024 * 1024) / recipes
const root = join(import.meta.dirname, '..')
const dataDir = await mkdtemp(join(tmpdir(), 'convive-archives-'))
const say = (line: string) => process.stdout.write(`${line}\n`)

async function openServer() {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '4789',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => void (text += chunk.toString()))
  while (!text.includes('Ready.')) await wait(50)
  return { child, code: /signup\?code=(\S+)/.exec(text)?.[1] ?? '' }
}

/** As many bytes for its size as a photo of food has: noise alone has three times as many. */
async function makePhoto(width: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const [coarse, height] = [Math.round(width / 3), Math.round(width * 0.75)]
  const blurred = await sharp({
    create: { width: coarse, height: Math.round(coarse * 0.75), channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer()
  return sharp(blurred).resize(width, height).jpeg({ quality: 80 }).toBuffer()
}

async function makeArchive(): Promise<Buffer> {
  const { length } = await makePhoto(480)
  const width = Math.round(480 * Math.sqrt(pictureBytes / length))
  say(`pictures of ${width} x ${Math.round(width * 0.75)}`)
  const photos = (await Promise.all(Array.from({ length: 10 }, () => makePhoto(width)))).map((photo) =>
    photo.toString('base64'),
  )
  const zip = new ZipFile()
  for (let at = 0; at < recipes; at += 1) {
    const recipe = {
      name: `Dish ${at}`,
      ingredients: `For the stew:\n${200 + (at % 300)} g lentils\n2 onions\n1.5 l vegetable stock\n2 tbsp olive oil\nFor the top:\n100 g yoghurt\n1 bunch parsley\nsalt`,
      directions: `Dice the onions and soften them in the oil for 5 minutes.\n\nAdd the lentils of dish ${at} and the stock and simmer for 25 minutes.\n\nServe with yoghurt and parsley.`,
      servings: '4',
      categories: ['Stew', `Group ${at % 40}`],
      notes: 'Better the next day.',
      rating: at % 6,
      photo_data: photos[at % photos.length],
    }
    zip.addBuffer(gzipSync(JSON.stringify(recipe), { level: 1 }), `${at}.paprikarecipe`, { compress: false })
  }
  zip.end()
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream)
}

const url = 'http://localhost:4789'
let cookie = ''
const call = makeCall({
  fetch: (path, init) =>
    fetch(url + path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), cookie, origin: url },
    }),
})

async function signUp(code: string) {
  const account = { email: 'ada@example.org', password: 'barley & beetroot', name: 'Ada' }
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    })
  await post('/auth/signup', { ...account, inviteCode: code })
  const answer = await post('/auth/login', account)
  cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

async function until(is: (archive: RecipeArchive) => boolean, latest = true): Promise<RecipeArchive> {
  for (;;) {
    const archives = await call(listArchives)
    const archive = (latest ? archives.slice(0, 1) : archives).find(is)
    if (archive) return archive
    await wait(500)
  }
}

/** In a thread of its own, so that what this one does is not measured as well. */
const probe = `
  const { parentPort, workerData } = require('node:worker_threads')
  const times = []
  let isOver = false
  parentPort.on('message', () => (isOver = true))
  ;(async () => {
    while (!isOver) {
      const begun = performance.now()
      await (await fetch(workerData + '/healthz')).arrayBuffer()
      times.push(performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    parentPort.postMessage(times)
    parentPort.close()
  })()`

/** How long `/healthz` takes to answer meanwhile. */
function watchHealth() {
  const worker = new Worker(probe, { eval: true, workerData: url })
  return async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage('over')
    const [times] = (await once(worker, 'message')) as [number[]]
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
    return `/healthz p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`
  }
}

async function measured<Result>(name: string, pid: number, work: () => Promise<Result>): Promise<Result> {
  const [memory, health, begun] = [watchMemory(pid), watchHealth(), performance.now()]
  const usedBefore = await processorSeconds(pid)
  const result = await work()
  const seconds = (performance.now() - begun) / 1000
  const used = (await processorSeconds(pid)) - usedBefore
  say(
    `${name}: ${seconds.toFixed(1)} s (${used.toFixed(1)} s of a processor), ${(await memory.stop()).toFixed(0)} MB at most, ${await health()}`,
  )
  return result
}

/** What lies in the store of pictures. */
async function storedFiles(): Promise<{ files: number; bytes: number }> {
  const folder = join(dataDir, 'images')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  // What is deleted meanwhile is none.
  const sizeOf = (path: string) =>
    stat(path).then(
      ({ size }) => [size],
      () => [],
    )
  const files = entries.filter((each) => each.isFile())
  const sizes = (
    await Promise.all(files.map(({ parentPath, name }) => sizeOf(join(parentPath, name))))
  ).flat()
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

const inMegabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MB`

const hasRecipe = async (offset: number) =>
  (await call(listMyRecipes, { query: { limit: 1, offset } })).length > 0 ? 'yes' : 'no'

async function sayStored() {
  const [{ files, bytes }, { used }] = [await storedFiles(), await call(getStorage)]
  const own = await Promise.all([0, recipes - 1, recipes].map(hasRecipe))
  const has = `first recipe: ${own[0]}, as many as in the archive: ${own[1]}, more: ${own[2]}`
  say(`  ${has}; ${inMegabytes(used)} count; ${files} files of pictures and parts, ${inMegabytes(bytes)}`)
}

async function send(bytes: Buffer) {
  const archive = await call(createArchive, { body: { name: 'all.paprikarecipes', bytes: bytes.length } })
  for (let offset = 0; offset < bytes.length; offset += limits.archive.partBytes) {
    const file = new Blob([new Uint8Array(bytes.subarray(offset, offset + limits.archive.partBytes))])
    await call(sendArchivePart, { params: { id: archive.id }, form: { offset: String(offset), file } })
  }
  return archive
}

let server: Awaited<ReturnType<typeof openServer>> | null = null
try {
  const bytes = await makeArchive()
  say(`${recipes} recipes, ${(bytes.length / 1024 / 1024).toFixed(0)} MB`)
  server = await openServer()
  await signUp(server.code)
  const pid = () => server?.child.pid ?? 0
  await measured('at rest', pid(), () => wait(10_000))
  await sayStored()
  const { id } = await measured('sent', pid(), () => send(bytes))
  await measured('read', pid(), () => until(({ state }) => state === 'ready'))
  await measured('a part imported', pid(), async () => {
    await call(startArchive, { params: { id }, body: {} })
    return until(({ counts, state }) => counts.saved >= recipes / 4 || state === 'stopped')
  })
  server.child.kill('SIGKILL')
  await once(server.child, 'exit')
  say('killed')
  server = await openServer()
  const done = await measured('the rest imported', pid(), () =>
    until(({ state }) => state === 'done' || state === 'stopped'),
  )
  say(JSON.stringify(done.counts))
  await sayStored()
  const second = await measured('sent and read again', pid(), async () => {
    await send(bytes)
    return until(({ state }) => state === 'ready')
  })
  say(JSON.stringify(second.counts))
  await call(startArchive, { params: { id: second.id }, body: {} })
  await until(({ state }) => state === 'done')
  await sayStored()
  const undone = await measured('taken back', pid(), async () => {
    await call(undoArchive, { params: { id } })
    return until((archive) => archive.id === id && archive.state === 'undone', false)
  })
  say(JSON.stringify(undone.counts))
  // The hourly jobs, which delete files, run at the start.
  server.child.kill('SIGTERM')
  await once(server.child, 'exit')
  server = await openServer()
  for (let tries = 0; tries < 120 && (await storedFiles()).files > 0; tries += 1) await wait(1000)
  await sayStored()
  server.child.kill('SIGTERM')
  await once(server.child, 'exit')
} finally {
  if (server?.child.exitCode === null) server.child.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
}
