import { expect, test } from 'vitest'
import { formatClock } from '#shared/sync/clock.ts'
import { leekSoup, sharedConnection, type Device } from './stored-device.ts'
import { texts } from './texts.ts'

const { offline } = texts.en
const { title } = leekSoup
const openDevice = sharedConnection()
const today = new Date().toISOString().slice(0, 10)
const fill = (text: string, name: string) => text.replace('{{title}}', name)

interface Entry {
  id: string
  note: string | null
  minutes: number | null
}

/**
 * Puts the stored pages back as commit 1971bc77 wrote them: one database with lists, recipes and an outbox of requests,
 * and one of the household with a snapshot. They hold what the page has stored now, and what waits.
 */
async function asFormerVersion({ page, proxy, recipeId }: Device, entries: readonly string[], added: string) {
  // A page of this address without the app.
  await page.goto(`${proxy.url}/favicon.svg`)
  const line = crypto.randomUUID()
  const clock = formatClock({ ms: Date.now(), counter: 0, device: 'kitchen01' })
  const waiting = { item: 'lemons', language: 'en' }
  const operations = Object.entries(waiting).map(([field, value]) => ({
    id: crypto.randomUUID(),
    table: 'list_items',
    row: line,
    field,
    value,
    clock,
  }))
  const change = (kind: string, method: string, path: string, body: object) => ({
    kind,
    method,
    path,
    body,
    title,
  })
  const outbox = [
    {
      ...change('note', 'PUT', `/api/recipes/${recipeId}/note`, {
        text: 'Less salt.',
        writtenAt: new Date().toISOString(),
      }),
      recipeId,
    },
    {
      ...change('cooked', 'POST', `/api/recipes/${recipeId}/cooked`, { id: added, note: 'New one' }),
      recipeId,
    },
    {
      ...change('cookedEdit', 'PATCH', `/api/cooked/${entries[0]}`, { note: 'Longer', minutes: 40 }),
      recipeId,
      entryId: entries[0],
    },
    { ...change('cookedDelete', 'DELETE', `/api/cooked/${entries[1]}`, {}), recipeId, entryId: entries[1] },
    {
      ...change('cookedEdit', 'PATCH', `/api/cooked/${entries[2]}`, { note: 'Refused once' }),
      recipeId,
      entryId: entries[2],
      refused: 'not found',
    },
  ]
  await page.evaluate(
    async ([waitingChanges, waitingOperations]) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
        })
      const [present] = await indexedDB.databases()
      const name = present?.name ?? ''
      const memberId = name.replace('convive-', '')
      const now = await done(indexedDB.open(name))
      const all = <Row>(store: string) =>
        done(now.transaction(store).objectStore(store).getAll()) as Promise<Row[]>
      const value = (key: string) =>
        done(now.transaction('values').objectStore('values').get(key)) as Promise<unknown>
      const listed = await all<{ list: string; order: number; item: object }>('lists')
      const list = (wanted: string) =>
        listed
          .filter((each) => each.list === wanted)
          .toSorted((one, other) => one.order - other.order)
          .map(({ item }) => item)
      const [recipes, rows, changes, me, settings, binder, household] = [
        await all('recipes'),
        await all('rows'),
        (await value('changes')) as object,
        await value('me'),
        await value('settings'),
        await value('binder'),
        await value('household'),
      ]
      now.close()
      await done(indexedDB.deleteDatabase(name))

      const create = async (
        databaseName: string,
        version: number,
        stores: (database: IDBDatabase) => void,
        fillStores: (transaction: IDBTransaction) => void,
      ) => {
        const opening = indexedDB.open(databaseName, version)
        opening.addEventListener('upgradeneeded', () => stores(opening.result))
        const database = await done(opening)
        const transaction = database.transaction([...database.objectStoreNames], 'readwrite')
        fillStores(transaction)
        await new Promise((resolve) => transaction.addEventListener('complete', resolve))
        database.close()
      }
      await create(
        name,
        1,
        (database) => {
          database.createObjectStore('values')
          database.createObjectStore('recipes', { keyPath: 'id' })
          database.createObjectStore('pictures')
          database.createObjectStore('outbox', { keyPath: 'key', autoIncrement: true })
        },
        (transaction) => {
          const lists = {
            planned: list('planned'),
            mine: list('own'),
            saved: list('saved'),
            tags: list('tags'),
            cooked: list('lastCooked'),
          }
          const values = { me, settings, binder, household, lists, diary: list('diary') }
          for (const [key, each] of Object.entries(values)) transaction.objectStore('values').put(each, key)
          for (const recipe of recipes) transaction.objectStore('recipes').put(recipe)
          for (const each of waitingChanges) transaction.objectStore('outbox').add(each)
        },
      )
      await create(
        `convive-household-${memberId}`,
        2,
        (database) => {
          database.createObjectStore('snapshot')
          database.createObjectStore('operations', { autoIncrement: true }).createIndex('id', 'id')
          database.createObjectStore('refused', { keyPath: 'key', autoIncrement: true })
        },
        (transaction) => {
          transaction.objectStore('snapshot').put({ ...changes, isComplete: true, rows }, 'snapshot')
          for (const each of waitingOperations) transaction.objectStore('operations').add(each)
          const refused = { table: 'plan_entries', row: 'p', code: 'limit reached', name: 'Old stew' }
          transaction.objectStore('refused').add(refused)
        },
      )
    },
    [outbox, operations] as const,
  )
}

test('the first start of a new version moves what the one before has stored and queued, also without a connection', async () => {
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const
  const [added, milk] = [crypto.randomUUID(), crypto.randomUUID()]
  const device = await openDevice({}, async ({ proxy, page, recipeId }) => {
    for (const [index, id] of ids.entries())
      await page.request.post(`${proxy.url}/api/recipes/${recipeId}/cooked`, {
        // All of one month: the diary opens at that of the latest.
        data: { id, note: `Entry ${index + 1}`, cookedOn: today },
      })
    const clock = formatClock({ ms: Date.now(), counter: 0, device: 'kitchen01' })
    const operations = Object.entries({ item: 'milk', language: 'en' }).map(([field, value]) => ({
      id: crypto.randomUUID(),
      clock,
      table: 'list_items',
      row: milk,
      field,
      value,
    }))
    await page.request.post(`${proxy.url}/api/household/changes`, { data: { operations } })
  })
  const { proxy, page, recipeId } = device
  await asFormerVersion(device, ids, added)
  proxy.isCut = true

  await page.goto(`${proxy.url}/en/my/recipes`)
  await page.getByText('Offline, as of').waitFor()
  await page.getByRole('button', { name: title, exact: true }).first().waitFor()
  await page.getByText('5 changes will be sent later').waitFor()
  const panel = page.getByRole('alert').filter({ hasText: '2 changes were not saved' })
  await panel.getByText(fill(offline.refused.plan, 'Old stew')).waitFor()
  await panel.getByText('Refused once').waitFor()
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toHaveLength(
    1,
  )

  await page.goto(`${proxy.url}/en/my/cooked`)
  await page.getByText('Longer', { exact: true }).waitFor()
  await page.getByText('New one').waitFor()
  expect(await page.getByText('Entry 1').count()).toBe(0)
  expect(await page.getByText('Entry 2').count()).toBe(0)
  await page.getByText('Entry 3').waitFor()
  await page.goto(`${proxy.url}/en/my/list`)
  await page.getByRole('checkbox', { name: /^Lemons/ }).waitFor()
  await page.getByRole('checkbox', { name: /^Milk/ }).waitFor()

  proxy.isCut = false
  const read = async <Answer>(path: string) =>
    (await (await page.request.get(`${proxy.url}${path}`)).json()) as Answer
  await expect
    .poll(async () => (await read<Entry[]>('/api/cooked/my')).map(({ note }) => note).toSorted())
    .toEqual(['Entry 3', 'Longer', 'New one'])
  const diary = await read<Entry[]>('/api/cooked/my')
  expect(diary.find(({ id }) => id === ids[0])?.minutes).toBe(40)
  expect(diary.map(({ id }) => id)).toContain(added)
  const { note } = await read<{ note: { text: string } }>(`/api/recipes/${recipeId}/saved`)
  expect(note.text).toBe('Less salt.')
  const items = async () =>
    (await read<{ rows: { values: { item: string } }[] }>('/api/household/changes')).rows
      .map(({ values }) => values.item)
      .toSorted()
  await expect.poll(items).toEqual(['lemons', 'milk'])

  // What was refused can be sent again, once its reason is gone.
  await page.getByRole('button', { name: fill(offline.tryAgainOf, title) }).click()
  await expect
    .poll(async () => (await read<Entry[]>('/api/cooked/my')).map((each) => each.note).toSorted())
    .toEqual(['Longer', 'New one', 'Refused once'])
  await page.reload()
  await page.getByRole('button', { name: fill(offline.dismissOf, 'Old stew') }).click()
  await page.getByText('not saved').waitFor({ state: 'detached' })
})
