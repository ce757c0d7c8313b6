import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { TestServer } from './server.ts'
import { openInvited } from './accounts.ts'

type Sent = Parameters<Page['request']['post']>[1]

/**
 * A friend comes to the host's recipe and group and writes, rates and photographs there. By request, for journeys that
 * only look at it. Answers the address of the friend's thread, without its language.
 */
export async function addFriendActivity(server: TestServer, host: Page, recipeId: string): Promise<string> {
  const post = async (page: Page, path: string, sent: Sent): Promise<Record<string, string>> => {
    const response = await page.request.post(server.url + path, sent)
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
    return response.json()
  }
  const { code = '' } = await post(host, '/api/invites/generate', {})
  const group = await post(host, '/api/groups', { data: { name: 'Soup club' } })
  const { page: friend } = await openInvited(server, code, 'Bo')

  const recipe = `/api/recipes/${recipeId}`
  await post(friend, `${recipe}/rate`, { data: { rating: 5 } })
  for (const content of ['More pepper next time.', 'And a lemon.']) {
    await post(friend, `${recipe}/comments`, { data: { content } })
  }
  for (const background of ['#a8321b', '#5d6b32']) {
    const picture = sharp({ create: { width: 800, height: 600, channels: 3, background } })
    const file = { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
    await post(friend, `${recipe}/photos`, { multipart: { file, description: 'With a spoon of yoghurt' } })
  }
  await post(friend, `/api/groups/${group.ID}/join`, {})
  const thread = await post(friend, `/api/groups/${group.ID}/forum/threads`, {
    data: { title: 'Pans', content: 'Which one do you use?' },
  })
  return `/groups/${group.ID}/threads/${thread.ID}`
}
