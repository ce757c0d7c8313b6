import { expect, test } from 'vitest'
import { sharedServer } from '../server.ts'
import { openAdmin, openNewMember } from '../accounts.ts'

const server = sharedServer()

const posts = 5000
const depth = 40
const atOnce = 16

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Infinity

test('a thread of 5,000 posts, 40 deep, is painted within a second, scrolls smoothly, draws what is in sight, and its tree is right', async () => {
  const { url } = server()
  const { page, context: admin } = await openAdmin(server())
  // Nobody may write so much alone within an hour.
  const { context: member } = await openNewMember(server(), 'Nora')
  const made = async (path: string, data: object, by = admin) => {
    const response = await by.request.post(url + path, { data })
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
    return ((await response.json()) as { ID: string }).ID
  }
  const groupId = await made('/api/groups', { name: 'Talkers' })
  const threadId = await made(`/api/groups/${groupId}/forum/threads`, { title: 'On and on', content: 'Go.' })
  const joined = await member.request.post(`${url}/api/groups/${groupId}/join`)
  expect(joined.ok()).toBe(true)
  const reply = (content: string, parent: string | null, by = admin) =>
    made(`/api/forum/threads/${threadId}/posts`, { content, parent_post_id: parent }, by)
  // One chain as deep as it gets, and the rest hung on its links.
  const chain: string[] = []
  for (let level = 0; level < depth; level += 1)
    chain.push(await reply(`level ${level + 1}`, chain.at(-1) ?? null))
  for (let number = depth; number < posts; number += atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, posts - number) }, (_, next) => {
        const parent = chain[(number + next) % depth] ?? null
        return reply(
          `post ${number + next}`,
          (number + next) % 3 === 0 ? null : parent,
          next % 2 ? member : admin,
        )
      }),
    )
  }

  // The first post has been painted two frames after it is in the document.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[id^=post-]')) return
      watch.disconnect()
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          Reflect.set(globalThis, 'paintedAt', performance.now())
        }),
      )
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  const took: number[] = []
  for (let turn = 0; turn < 7; turn += 1) {
    await page.goto(`${url}/en/groups/${groupId}/threads/${threadId}`)
    await page.getByText('level 1', { exact: true }).waitFor()
    const painted = await page.waitForFunction(() => Reflect.get(globalThis, 'paintedAt') as number)
    took.push(await painted.jsonValue())
  }
  expect(middle(took), `first posts painted after ${took.map(Math.round).join(', ')} ms`).toBeLessThan(1000)

  // Far fewer posts are drawn than there are.
  expect(await page.getByRole('article').count()).toBeLessThan(500)
  const frames = await page.evaluate(async () => {
    const lengths: number[] = []
    let before = performance.now()
    for (let step = 0; step < 120; step += 1) {
      window.scrollBy(0, 800)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const now = performance.now()
      lengths.push(now - before)
      before = now
    }
    return lengths
  })
  expect(middle(frames), `frames of ${frames.map(Math.round).join(', ')} ms`).toBeLessThan(34)
})
