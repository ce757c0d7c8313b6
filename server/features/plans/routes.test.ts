import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEater, setHousehold } from '#shared/contract/household.ts'
import { leaveHousehold } from '#shared/contract/household-members.ts'
import { suspendMember } from '#shared/contract/moderation.ts'
import {
  createFeed,
  listFeeds,
  listPlanRecipes,
  revokeFeed,
  suggestDish,
  suggestWeek,
} from '#shared/contract/plans.ts'
import { likeRecipe } from '#shared/contract/ratings.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { addDays } from '#shared/days.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { userIdOf } from '../../test/groups.ts'
import { createTestRecipe, publishRecipe } from '../../test/recipes.ts'
import { sendOperations, testOperation } from '../../test/synced-rows.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import type { Caller } from '../../platform/workers/kitchen.ts'
import { isSuspended } from '../moderation/suspensions.ts'
import { householdOf } from '../households/queries.ts'
import { cleanUpFeeds } from './jobs.ts'

let app: TestApp
let admin: TestUser
let author: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  author = await signUpUser(app, admin)
  await publishRecipe(author, { title: 'Bacon and eggs', content: text('300 g bacon', '4 eggs') })
  await publishRecipe(author, { title: 'Rice with carrots', content: text('300 g rice', '4 carrots') })
  await publishRecipe(author, { title: 'Braised leeks', content: text('1 kg leeks', '30 g butter') })
})
afterAll(() => app.close())

const text = (...items: string[]) => `Serves 4
Preparation time: 10 minutes
Cooking time: 20 minutes

Ingredients
${items.map((item) => `- ${item}`).join('\n')}

Instructions
1. Fry everything in a pan for 20 minutes.`

const monday = '2026-11-23'

async function idea(user: TestUser, body: object = {}) {
  const answer = await user.call(suggestDish, { body: { day: monday, meal: 'dinner', ...body } })
  return answer.idea
}

const eater = (changes: object) => ({ body: { id: crypto.randomUUID(), name: 'Léa', ...changes } })

async function insertEntry(user: TestUser, changes: object) {
  const now = app.deps.clock()
  const { id } = await householdOf(app.db, await userIdOf(app, user), now)
  const entry = { id: crypto.randomUUID(), title: 'Soup', day: monday, ...changes }
  await app.db
    .insertInto('plan_entries')
    .values({ clocks: '{}', revision: 1, meal: 'dinner', household_id: id, ...entry })
    .execute()
  return entry
}

describe('an idea', () => {
  test('is a public recipe with a reason, and another one at the second request', async () => {
    const user = await signUpUser(app, admin)
    const first = await idea(user)
    expect(first?.reasons.length).toBeGreaterThan(0)
    const second = await idea(user, { exclude: [first?.recipe.id] })
    const third = await idea(user, { exclude: [first?.recipe.id, second?.recipe.id] })
    const titles = [first, second, third].map((each) => each?.recipe.title).toSorted()
    expect(titles).toEqual(['Bacon and eggs', 'Braised leeks', 'Rice with carrots'])
    expect(await idea(user, { exclude: [first, second, third].map((each) => each?.recipe.id) })).toBeNull()
  })

  test('names foods in the language of the page', async () => {
    const user = await signUpUser(app, admin)
    await user.call(setHousehold, { body: { region: 'northernEurope' } })
    await user.call(addEater, eater({ dislikes: ['rice', 'bacon'] }))
    await publishRecipe(user, { title: 'Lauch', content: text('1 kg leeks', '30 g butter') })
    const season = async () => (await idea(user))?.reasons.find(({ kind }) => kind === 'season')
    expect(await season()).toMatchObject({ food: 'leek' })
    user.setLanguage('de')
    expect(await season()).toMatchObject({ food: 'Lauch' })
  })

  test('suits those who usually eat, or those of that evening', async () => {
    const user = await signUpUser(app, admin)
    const vegan = eater({ diets: ['vegan'] })
    const other = eater({ isUsual: false })
    await user.call(addEater, vegan)
    await user.call(addEater, other)
    const usual = await idea(user)
    expect(usual?.recipe.title).toBe('Rice with carrots')
    expect(await idea(user, { exclude: [usual?.recipe.id] })).toBeNull()
    expect(await idea(user, { exclude: [usual?.recipe.id], eaters: [other.body.id] })).not.toBeNull()
    await user.call(addEater, eater({ dislikes: ['carrot'] }))
    expect(await idea(user)).toBeNull()
  })

  test('is for everybody who usually eats when those of the meal are no longer in the household', async () => {
    const user = await signUpUser(app, admin)
    await user.call(addEater, eater({ diets: ['vegan'] }))
    const left = await idea(user, { eaters: [crypto.randomUUID()] })
    expect(left?.recipe.title).toBe('Rice with carrots')
    expect(await idea(user, { eaters: [crypto.randomUUID()], exclude: [left?.recipe.id] })).toBeNull()
  })

  test('is never a dish of the tray, or of another meal of the week', async () => {
    const user = await signUpUser(app, admin)
    const ids = (await app.db.selectFrom('recipes').select(['id', 'title']).execute()).map(({ id }) => id)
    for (const [at, recipe_id] of ids.entries()) {
      const where = at === 0 ? { day: null } : { day: addDays(monday, at % 7), meal: 'lunch' }
      await insertEntry(user, { recipe_id, ...where })
    }
    expect(await idea(user)).toBeNull()
    await app.db.deleteFrom('plan_entries').where('day', 'is', null).execute()
    expect((await idea(user))?.recipe.id).toBe(ids[0])
  })

  test('fits the meal: something for the morning, and light dishes for noon', async () => {
    const user = await signUpUser(app, admin)
    const publish = (title: string, dish_type: string, ...items: string[]) =>
      publishRecipe(author, { title, dish_type, content: text(...items) })
    await publish('Porridge', 'Desserts', '200 g rolled oats', '500 ml milk')
    await publish('Leek soup', 'Starters', '1 kg leeks', '1 onion')
    await publish('Marinated olives', 'Starters', '200 g olives', '1 lemon')
    const titles = async (meal: string) => {
      const found: string[] = []
      const exclude: string[] = []
      for (let next = await idea(user, { meal }); next; next = await idea(user, { meal, exclude })) {
        found.push(next.recipe.title)
        exclude.push(next.recipe.id)
      }
      return found.toSorted()
    }
    expect(await titles('breakfast')).toEqual(['Porridge'])
    expect(await titles('lunch')).toEqual(expect.arrayContaining(['Leek soup', 'Rice with carrots']))
    expect(await titles('lunch')).not.toContain('Marinated olives')
    expect(await titles('lunch')).not.toContain('Porridge')
    expect(await titles('dinner')).not.toContain('Leek soup')
    await app.db
      .deleteFrom('recipes')
      .where('title', 'in', ['Porridge', 'Leek soup', 'Marinated olives'])
      .execute()
  })

  test('uses up what should go, and says so, at noon too', async () => {
    const user = await signUpUser(app, admin)
    const { id } = await householdOf(app.db, await userIdOf(app, user), app.deps.clock())
    await app.db
      .insertInto('pantry_items')
      .values({
        household_id: id,
        food_id: 'carrot',
        state: 'have',
        use_by: addDays(monday, 1),
        clocks: '{}',
        revision: 1,
      })
      .execute()
    expect(await idea(user, { meal: 'lunch' })).toMatchObject({
      recipe: { title: 'Rice with carrots' },
      reasons: expect.arrayContaining([{ kind: 'useUp', food: 'carrot', day: addDays(monday, 1) }]),
    })
  })

  test('is never a recipe with an ingredient that nobody knows for somebody with an allergy', async () => {
    const user = await signUpUser(app, admin)
    await user.call(addEater, eater({ allergens: ['nuts', 'milk', 'eggs', 'celery'] }))
    expect((await idea(user))?.recipe.title).toBe('Rice with carrots')
    await publishRecipe(user, { title: 'Rice', content: text('300 g rice', '200 g zorblax') })
    expect((await idea(user))?.recipe.title).toBe('Rice with carrots')
  })

  test('fits into the time of that weekday', async () => {
    const user = await signUpUser(app, admin)
    await user.call(setHousehold, { body: { weekdayMinutes: [10, null, null, null, null, null, null] } })
    expect(await idea(user)).toBeNull()
    expect(await idea(user, { day: addDays(monday, 1) })).not.toBeNull()
  })

  test('is rather liked than not, and rather not what was planned lately', async () => {
    const user = await signUpUser(app, admin)
    const { id } = await publishRecipe(author, { title: 'Liked', content: text('300 g quinoa', '2 lemons') })
    await user.call(likeRecipe, { params: { id } })
    expect(await idea(user)).toMatchObject({ recipe: { id }, reasons: [{ kind: 'liked' }, {}] })
    await insertEntry(user, { day: addDays(monday, -2), recipe_id: id })
    expect((await idea(user))?.recipe.id).not.toBe(id)
  })

  test('is never a private recipe of somebody else', async () => {
    const user = await signUpUser(app, admin)
    const other = await signUpUser(app, admin)
    const { id } = await publishRecipe(other, {
      title: 'Secret',
      content: text('300 g quinoa', '2 courgettes'),
    })
    await user.call(likeRecipe, { params: { id } })
    await app.db.updateTable('recipes').set({ is_public: false }).where('id', '=', id).execute()
    expect((await idea(user))?.recipe.id).not.toBe(id)
  })
})

test('the recipes of a plan are those that the reader may read', async () => {
  const user = await signUpUser(app, admin)
  const { id } = await publishRecipe(author, { title: 'Planned', content: text('300 g millet') })
  await insertEntry(user, { recipe_id: id })
  await insertEntry(user, { recipe_id: id, day: null })
  const shown = async (from = monday) =>
    (await user.call(listPlanRecipes, { query: { from, to: addDays(from, 6) } })).map((each) => each.title)
  expect(await shown()).toEqual(['Planned'])
  await app.db.updateTable('recipes').set({ is_public: false }).where('id', '=', id).execute()
  expect(await shown()).toEqual([])
  expect(await author.call(listPlanRecipes, { query: { from: monday, to: monday } })).toEqual([])
})

describe('ideas for a week', () => {
  const days = [0, 1, 2, 3].map((after) => addDays(monday, after))

  test('are another dish for each day in its order, and none where nothing is left', async () => {
    const user = await signUpUser(app, admin)
    await user.call(addEater, eater({ diets: ['vegan'] }))
    const { ideas } = await user.call(suggestWeek, { body: { days: days.toReversed() } })
    expect(ideas.map(({ day }) => day)).toEqual(days)
    const ids = ideas.flatMap(({ idea: each }) => each?.recipe.id ?? [])
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { idea: each } of ideas) if (each) expect(each.reasons.length).toBeGreaterThan(0)
    expect(ideas.at(-1)?.idea).toBeNull()
    const others = await user.call(suggestWeek, { body: { days, exclude: ids } })
    expect(others.ideas.every(({ idea: each }) => each === null)).toBe(true)
  })

  test('are exchanged one by one, beside those of the other days', async () => {
    const user = await signUpUser(app, admin)
    const { ideas } = await user.call(suggestWeek, { body: { days: days.slice(0, 2) } })
    const [first, second] = ideas.map(({ idea: each }) => each?.recipe.id ?? '')
    const proposed = [{ recipeId: second ?? '', day: days[1] ?? '' }]
    expect((await idea(user, { proposed }))?.recipe.id).toBe(first)
    const other = await idea(user, { exclude: [first], proposed })
    expect(other).not.toBeNull()
    expect([first, second]).not.toContain(other?.recipe.id)
  })

  test('are refused for too many days, and for what is no day', async () => {
    const user = await signUpUser(app, admin)
    const many = Array.from({ length: limits.plan.ideasAtOnce + 1 }, (_, after) => addDays(monday, after))
    await expect(user.call(suggestWeek, { body: { days: many } })).rejects.toThrow('invalid input')
    await expect(user.call(suggestWeek, { body: { days: ['soon'] } })).rejects.toThrow('invalid input')
  })
})

describe('ideas', () => {
  test('come to a member one at a time, and too many at once are refused; others do not wait', async () => {
    const [user, other] = [await signUpUser(app, admin), await signUpUser(app, admin)]
    const { kitchen } = app.deps
    const callers: (Caller | undefined)[] = []
    const running = new Map<string, number>()
    let most = 0
    const suggestDishes: typeof kitchen.suggestDishes = async (wanted, caller) => {
      callers.push(caller)
      const id = caller?.userId ?? ''
      running.set(id, (running.get(id) ?? 0) + 1)
      most = Math.max(most, ...running.values())
      await new Promise((resolve) => setTimeout(resolve, 50))
      running.set(id, (running.get(id) ?? 0) - 1)
      return kitchen.suggestDishes(wanted, caller)
    }
    Object.assign(app.deps, { kitchen: { ...kitchen, suggestDishes } })
    const wanted = Array.from({ length: limits.plan.ideasWaiting + 3 }, () => idea(user))
    const [theirs, ...own] = await Promise.allSettled([idea(other), ...wanted])
    Object.assign(app.deps, { kitchen })
    expect(theirs).toMatchObject({ status: 'fulfilled', value: { reasons: expect.anything() } })
    const refused = own.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused).toMatchObject([{ code: 'too many requests' }, { code: 'too many requests' }])
    expect(most).toBe(1)
    const ids = [await userIdOf(app, user), await userIdOf(app, other)]
    for (const caller of callers) {
      expect(ids).toContain(caller?.userId)
      expect(caller?.signal).toBeInstanceOf(AbortSignal)
    }
  })

  test('look for what nobody eats in so much of a text', async () => {
    const user = await signUpUser(app, admin)
    await user.call(addEater, eater({ dislikes: ['Zorblax'] }))
    const others = await app.db.selectFrom('recipes').select('id').execute()
    const exclude = others.map(({ id }) => id)
    const story = (lines: number) =>
      createTestRecipe(user, {
        title: `${lines} lines`,
        dish_type: 'Mains',
        content: `${'Stir it well. '.repeat(lines)}Add zorblaxes.`,
      })
    await story(limits.plan.ingredientsRead / 20)
    expect(await idea(user, { exclude })).toBeNull()
    const { id } = await story(limits.plan.ingredientsRead / 10)
    expect((await idea(user, { exclude }))?.recipe.id).toBe(id)
  })
})

describe('a calendar', () => {
  const path = (link: string) => new URL(link).pathname + new URL(link).search
  const subscribe = (user: TestUser, meals = ['dinner']) =>
    user.call(createFeed, { body: { meals } as never })
  const fetchFeed = (link: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}${path(link)}`, { headers })
  const eventsOf = async (link: string) => {
    const calendar = new ICAL.Component(ICAL.parse(await (await fetchFeed(link)).text()))
    return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  }

  test('has the chosen meals, with their hours and links, and no notes', async () => {
    const user = await signUpUser(app, admin)
    const dinner = await insertEntry(user, { note: 'Secret note', recipe_id: null })
    await insertEntry(user, { meal: 'breakfast' })
    const { link } = await subscribe(user)
    const response = await fetchFeed(link)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=UTF-8')
    expect(await response.text()).not.toContain('Secret note')
    const [event, ...more] = await eventsOf(link)
    expect(more).toEqual([])
    expect(event).toMatchObject({ uid: dinner.id, summary: 'Soup' })
    expect(event?.startDate.toString()).toBe(`${monday}T19:00:00`)
  })

  test('moves a meal, and cancels one that was taken out', async () => {
    const user = await signUpUser(app, admin)
    const { id } = await insertEntry(user, {})
    const { link } = await subscribe(user)
    const before = (await eventsOf(link))[0]
    const set = (changes: object) =>
      app.db.updateTable('plan_entries').set(changes).where('id', '=', id).execute()
    await set({ day: addDays(monday, 2), revision: 7 })
    const moved = (await eventsOf(link))[0]
    expect(moved?.uid).toBe(before?.uid)
    expect(moved?.sequence).toBe(7)
    expect(moved?.startDate.toString()).toBe('2026-11-25T19:00:00')
    await set({ deleted_at: new Date(app.deps.clock()), revision: 8 })
    const [taken] = await eventsOf(link)
    expect(taken?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  test('is sent again only when something has changed', async () => {
    const user = await signUpUser(app, admin)
    await insertEntry(user, {})
    const { link } = await subscribe(user)
    const tag = (await fetchFeed(link)).headers.get('etag') ?? ''
    const again = async () => (await fetchFeed(link, { 'if-none-match': `W/${tag}` })).status
    expect(await again()).toBe(304)
    await sendOperations(user, [testOperation('plan_entries', crypto.randomUUID(), 'meal', 'dinner')])
    expect(await again()).toBe(200)
  })

  test('names the zone of the browser in which its link was made, otherwise that of the server', async () => {
    const user = await signUpUser(app, admin)
    await insertEntry(user, {})
    const zoneOf = async (link: string) => {
      const calendar = new ICAL.Component(ICAL.parse(await (await fetchFeed(link)).text()))
      const [event] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
      expect(event?.startDate.zone.tzid).toBe('floating')
      return calendar.getFirstPropertyValue('x-wr-timezone')
    }
    const { link } = await user.call(createFeed, { body: { meals: ['dinner'], zone: 'America/New_York' } })
    expect(await zoneOf(link)).toBe('America/New_York')
    const tag = (await fetchFeed(link)).headers.get('etag') ?? ''
    expect((await fetchFeed(link, { 'if-none-match': tag })).status).toBe(304)
    const [bare = ''] = link.split('?')
    const ofServer = new Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(await zoneOf(bare)).toBe(ofServer)
    expect((await fetchFeed(bare, { 'if-none-match': tag })).status).toBe(200)
    for (const zone of ['Europe/Nowhere', 'x\r\nX-EVIL:1', 'Europe/Paris'.repeat(9)]) {
      expect(await zoneOf(`${bare}?${new URLSearchParams({ zone })}`)).toBe(ofServer)
    }
    const odd = await user.call(createFeed, { body: { meals: ['dinner'], zone: 'Europe/Nowhere' } })
    expect(odd.link).not.toContain('?')
  })

  test('is sent again under another name, and on another day', async () => {
    const user = await signUpUser(app, admin)
    const { link } = await subscribe(user)
    const tagNow = async () => (await fetchFeed(link)).headers.get('etag')
    const first = await tagNow()
    await user.call(setHousehold, { body: { name: 'Elm Street' } })
    const second = await tagNow()
    expect(second).not.toBe(first)
    app.advanceClock(86_400_000)
    expect(await tagNow()).not.toBe(second)
    app.advanceClock(-86_400_000)
    expect(await tagNow()).toBe(second)
  })

  test('has only so many meals: the nearest, and those that were taken out last', async () => {
    const user = await signUpUser(app, admin)
    const now = app.deps.clock()
    const today = new Date(now).toISOString().slice(0, 10)
    const { id: household_id } = await householdOf(app.db, await userIdOf(app, user), now)
    const day = 86_400_000
    const made = (at: number) => JSON.stringify({ meal: `${at}-0000-phone001` })
    const entry = { household_id, meal: 'dinner', revision: 1 }
    const rows = (
      count: number,
      one: (at: number) => { day: string; title: string; [more: string]: unknown },
    ) => Array.from({ length: count }, (_, at) => ({ id: crypto.randomUUID(), ...entry, ...one(at) }))
    const past = rows(100, (at) => ({
      day: addDays(today, -1 - (at % 50)),
      title: 'past',
      clocks: made(now),
    }))
    const next = rows(450, (at) => ({ day: addDays(today, at % 300), title: 'next', clocks: made(now) }))
    const taken = rows(250, (at) => ({
      day: today,
      title: at < 200 ? 'taken late' : 'taken early',
      clocks: made(now - 9 * day),
      deleted_at: new Date(now - (at < 200 ? 1 : 2) * day),
    }))
    const brief = rows(50, () => ({
      day: today,
      title: 'brief',
      clocks: made(now - 1000),
      deleted_at: new Date(now),
    }))
    await app.db
      .insertInto('plan_entries')
      .values([...past, ...next, ...taken, ...brief] as never)
      .execute()
    const { link } = await subscribe(user)
    const counts = Map.groupBy(await eventsOf(link), ({ summary }) => summary)
    expect([...counts].map(([title, { length }]) => [title, length]).toSorted()).toEqual([
      ['next', 450],
      ['past', 50],
      ['taken late', 200],
    ])
  })

  test('is read only so often', async () => {
    const user = await signUpUser(app, admin)
    const { link } = await subscribe(user)
    const { count } = rateLimits.readsPerCalendarLink
    for (let read = 0; read < count; read += 1) expect((await fetchFeed(link)).status).toBe(200)
    const refused = await fetchFeed(link)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const { link: other } = await subscribe(user)
    expect((await fetchFeed(other)).status).toBe(200)
  })

  test('is listed without its link, with the time of the last reading, until it is revoked', async () => {
    const user = await signUpUser(app, admin)
    const { link, id } = await subscribe(user)
    expect(await user.call(listFeeds)).toMatchObject([{ id, meals: ['dinner'], readAt: null }])
    await fetchFeed(link)
    const listed = await user.call(listFeeds)
    expect(listed[0]?.readAt).not.toBeNull()
    expect(JSON.stringify(listed)).not.toContain(link.slice(-20, -4))
    await admin.call(revokeFeed, { params: { id } })
    await admin.call(revokeFeed, { params: { id: 'no-uuid' } })
    expect((await fetchFeed(link)).status).toBe(200)
    await user.call(revokeFeed, { params: { id } })
    expect((await fetchFeed(link)).status).toBe(404)
    expect(await user.call(listFeeds)).toEqual([])
  })

  test('ends when its user leaves the household', async () => {
    const user = await signUpUser(app, admin)
    const { link } = await subscribe(user)
    await user.call(leaveHousehold)
    expect((await fetchFeed(link)).status).toBe(404)
  })

  test('does not answer a suspended user, who gets no new one', async () => {
    const user = await signUpUser(app, admin)
    const { link } = await subscribe(user)
    const member_id = await userIdOf(app, user)
    await admin.call(suspendMember, { body: { member_id, reason: 'Spam' } })
    expect((await fetchFeed(link)).status).toBe(404)
    await expect(subscribe(user)).rejects.toThrow('suspended')
    await cleanUpFeeds(app.db, isSuspended, app.deps.clock())
    expect(await user.call(listFeeds)).toEqual([])
  })

  test('has a link that cannot be guessed, and there are only so many', async () => {
    const user = await signUpUser(app, admin)
    for (let made = 0; made < limits.plan.feeds; made += 1) await subscribe(user)
    await expect(subscribe(user)).rejects.toThrow('limit reached')
    for (const name of ['x', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}`]) {
      expect((await fetch(`${app.url}/calendar/${name}`)).status).toBe(404)
    }
  })
})
