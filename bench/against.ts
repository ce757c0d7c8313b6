import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createLoadClient, together, type LoadResult } from './load.ts'
import type { Ready } from './server.ts'

const turns = 3
const connections = 32

/** What our own screens request. A version that does not know cards ignores `view` and answers whole recipes. */
const requests: Record<string, (ready: Ready) => string> = {
  'list of 12': () => '/api/recipes/public?view=card',
  'the same at offset 5,000': () => '/api/recipes/public?view=card&offset=5000',
  'search, rare word': ({ name }) => `/api/recipes/search?view=card&q=${name}`,
  'search, most common word': () => '/api/recipes/search?view=card&q=min',
  'list of 12 whole recipes': () => '/api/recipes/public',
  'count under two filters': () => '/api/recipes/public/count?dish_type=Mains&language=en',
  'one public recipe': ({ uuid }) => `/api/recipes/public/${uuid}`,
  'its page': ({ uuid }) => `/recipes/${uuid}`,
}

interface Version {
  child: ChildProcess
  ready: Ready
  client: ReturnType<typeof createLoadClient>
}

async function start(folder: string, recipes: string): Promise<Version> {
  const child = fork(join(folder, 'bench/server.ts'), [recipes, '0'], {
    cwd: folder,
    execArgv: ['--max-semi-space-size=8', '--max-old-space-size=768'],
  })
  const [ready] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${folder} ended with ${code}.`))),
  ])) as [Ready]
  return { child, ready, client: createLoadClient(child, ready.tokens) }
}

async function stop({ child, client }: Version): Promise<void> {
  client.close()
  child.send('enough')
  await once(child, 'exit')
}

/** Presses the same requests on another checkout and on this one, in turns. The other one needs its own `npm ci`. */
export async function compareWith(
  folder: string,
  { recipes, milliseconds, print }: { recipes: string; milliseconds: number; print: (line: string) => void },
): Promise<void> {
  const other = await start(resolve(folder), recipes)
  const own = await start(join(import.meta.dirname, '..'), recipes)
  try {
    print(
      `\n| ${recipes} recipes, ${connections} connections: other / this | req/s | ratio | ms a request | ratio |`,
    )
    print('| --- | --: | --: | --: | --: |')
    for (const [name, pathOf] of Object.entries(requests)) {
      const runs = new Map<Version, LoadResult[]>([
        [other, []],
        [own, []],
      ])
      const press = ({ client, ready }: Version, time: number) =>
        client.press(() => ({ address: ready.product + pathOf(ready) }), { connections, milliseconds: time })
      for (const version of runs.keys()) await press(version, 500)
      for (let turn = 0; turn < turns; turn += 1) {
        for (const [version, results] of runs) results.push(await press(version, milliseconds))
      }
      const [before, after] = [...runs.values()].map(together)
      if (!before || !after) continue
      const cells = [
        name,
        `${before.perSecond.toFixed(0)} / ${after.perSecond.toFixed(0)}`,
        `${(after.perSecond / before.perSecond).toFixed(1)} ×`,
        `${before.processor.toFixed(2)} / ${after.processor.toFixed(2)}`,
        `${(before.processor / after.processor).toFixed(1)} ×`,
      ]
      print(`| ${cells.join(' | ')} |`)
    }
  } finally {
    await Promise.all([stop(other), stop(own)])
  }
}
