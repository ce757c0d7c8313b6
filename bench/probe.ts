import { Agent, request } from 'node:http'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const every = 20

/** Asks one address over and over from a thread of its own, and answers how long each took, in milliseconds. */
const times: number[] = []
const over = new AbortController()
parentPort?.once('message', () => over.abort())

const agent = new Agent({ keepAlive: true })
while (!over.signal.aborted) {
  const begun = performance.now()
  const asked = request(workerData.address, { agent })
  asked.end()
  const [answer] = await once(asked, 'response')
  for await (const _ of answer);
  times.push(performance.now() - begun)
  await wait(every)
}
agent.destroy()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(times)
