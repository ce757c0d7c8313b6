import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile, type LoadClient } from './load.ts'
import type { Ready } from './server.ts'

const posts = 3

/** With row 12: how soon many readers of one thread have a new post, and what others wait for meanwhile. */
export async function measureLive(
  { ask, processorTime }: LoadClient,
  { product, forum, readers }: Ready,
  print: (line: string) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const address = `${product}/api/forum/threads/${forum.writtenIn[0]}/posts`
  const received: { post: string; at: number }[] = []
  const streams = await Promise.all(readers.map((token) => open(address, token, agent, received)))
  print(`\n${streams.length} readers of one thread. Milliseconds:`)
  print('| post | first reader | last reader | processor time | others, median | p99 | most |')
  print('| --: | --: | --: | --: | --: | --: | --: |')
  try {
    await wait(2000)
    for (let post = 1; post <= posts; post += 1) {
      received.length = 0
      const before = await processorTime()
      const over = new AbortController()
      const others = askOn(() => ask({ address: `${product}/auth/me` }, 1), over.signal)
      const begin = performance.now()
      await ask({ method: 'POST', address, body: { content: `The post no. ${post} for everybody.` } }, post)
      while (received.length < streams.length && performance.now() - begin < 30_000) await wait(5)
      const times = received.map(({ at }) => at - begin)
      over.abort()
      const waited = await others
      // What is written after the readers have it, as notifications, belongs to it.
      await wait(1500)
      const processor = (await processorTime()) - before
      const cells = [percentile(times, 0), percentile(times, 1), processor]
      cells.push(percentile(waited, 0.5), percentile(waited, 0.99), percentile(waited, 1))
      if (times.length < streams.length) print(`Only ${times.length} received the post.`)
      print(`| ${post} | ${cells.map((each) => each.toFixed(0)).join(' | ')} |`)
    }
  } finally {
    for (const stream of streams) stream.destroy()
    agent.destroy()
  }
}

async function open(
  address: string,
  token: string,
  agent: Agent,
  received: { post: string; at: number }[],
): Promise<IncomingMessage> {
  const headers = { accept: 'text/event-stream', cookie: `session=${token}` }
  const asked = request(address, { agent, headers })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`A stream answered ${answer.statusCode}.`)
  answer.setEncoding('utf8')
  answer.on('error', () => undefined)
  answer.on('data', (text: string) => {
    if (text.includes('event: post')) received.push({ post: text, at: performance.now() })
  })
  return answer
}

async function askOn(ask: () => Promise<number>, signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    times.push(await ask())
    await wait(10)
  }
  return times
}
