import { Agent, request } from 'node:http'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const every = 20

/**
 * Asks one address over and over from a thread of its own, and answers each message with how long each took since the
 * last one, in milliseconds.
 */
let times: number[] = []
parentPort?.on('message', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(times)
  times = []
})

const agent = new Agent({ keepAlive: true })
for (;;) {
  const begun = performance.now()
  try {
    const asked = request(workerData.address, { agent })
    asked.end()
    const [answer] = await once(asked, 'response')
    for await (const _ of answer);
    times.push(performance.now() - begun)
  } catch {
    // A server that is started again does not answer, which is seen by its process.
    times.push(Infinity)
  }
  await wait(every)
}
