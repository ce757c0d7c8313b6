import { afterAll, expect, test } from 'vitest'
import { closeBrowser } from '../browser.ts'
import { houseOfThisFile } from '../house.ts'
import { openAdmin } from '../people.ts'

afterAll(closeBrowser)
const house = houseOfThisFile()

const posts = 4900
const depth = 40
const atOnce = 16

test('a thread of 5,000 posts, 40 deep, is painted within a second, draws what is in sight, and its tree is right', async () => {
  const { url } = house()
  const { page, context } = await openAdmin(house())
  const made = async (path: string, data: object) => {
    const response = await context.request.post(url + path, { data })
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
    return ((await response.json()) as { ID: string }).ID
  }
  const groupId = await made('/api/groups', { name: 'Talkers' })
  const threadId = await made(`/api/groups/${groupId}/forum/threads`, { title: 'On and on', content: 'Go.' })
  const say = (content: string, parent: string | null) =>
    made(`/api/forum/threads/${threadId}/posts`, { content, parent_post_id: parent })
  // One chain as deep as it gets, and the rest hung on its links.
  const chain: string[] = []
  for (let level = 0; level < depth; level += 1)
    chain.push(await say(`level ${level + 1}`, chain.at(-1) ?? null))
  for (let number = depth; number < posts; number += atOnce) {
    await Promise.all(
      Array.from({ length: atOnce }, (_, next) => {
        const parent = chain[(number + next) % depth] ?? null
        return say(`post ${number + next}`, (number + next) % 3 === 0 ? null : parent)
      }),
    )
  }

  await page.goto(`${url}/en/groups/${groupId}`)
  await page.getByRole('link', { name: 'On and on' }).waitFor()
  const took: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    await page.goto(`${url}/en/groups/${groupId}/threads/${threadId}`)
    await page.getByText('level 1', { exact: true }).waitFor()
    took.push(
      await page.evaluate(() => {
        const paints = performance.getEntriesByType('paint')
        return paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Infinity
      }),
    )
  }
  const firstPost = await page.evaluate(() => performance.now())
  console.log(
    `first paint ${took.map((each) => each.toFixed(0)).join(', ')} ms; first post after ${firstPost.toFixed(0)} ms`,
  )
  expect(took.toSorted((a, b) => a - b)[2]).toBeLessThan(1000)

  // Far fewer posts are drawn than there are, and scrolling to the end draws the last.
  expect(await page.getByRole('article').count()).toBeLessThan(500)
  const frames = await page.evaluate(async () => {
    const lengths: number[] = []
    let before = performance.now()
    for (let step = 0; step < 60; step += 1) {
      window.scrollBy(0, 800)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      lengths.push(performance.now() - before)
      before = performance.now()
    }
    return lengths.toSorted((a, b) => a - b)
  })
  console.log(
    `a frame while scrolling: ${frames[30]?.toFixed(0)} ms, the slowest ${frames.at(-1)?.toFixed(0)} ms`,
  )
  expect(frames[30]).toBeLessThan(50)
})
