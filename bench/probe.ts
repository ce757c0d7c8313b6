import { Agent, request } from 'node:http'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const every = 20

/** Asks one address over and over from a thread of its own, and answers how long each took, in milliseconds. */
const times: number[] = []
let isOver = false
parentPort?.once('message', () => (isOver = true))

const agent = new Agent({ keepAlive: true })
while (!isOver) {
  const begun = performance.now()
  const asked = request(workerData.address, { agent })
  asked.end()
  const [answer] = await once(asked, 'response')
  for await (const _ of answer);
  times.push(performance.now() - begun)
  await wait(every)
}
agent.destroy()
parentPort?.postMessage(times)
