import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEater, changeEater, deleteEater, getHousehold, setHousehold } from '#shared/contract/household.ts'
import { limits } from '#shared/constants/limits.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'

let app: TestApp
let admin: TestUser
let ada: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
  ada = await signUpUser(app, admin, { name: 'Ada' })
})
afterAll(() => app.close())

const newUser = () => signUpUser(app, admin, { name: 'Somebody' })

describe('the household of a user', () => {
  test('is created empty by the first call, once also for calls at the same time', async () => {
    const user = await newUser()
    const answers = await Promise.all(Array.from({ length: 6 }, () => user.call(getHousehold)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers[0]).toMatchObject({
      name: null,
      servings: null,
      weekdayMinutes: [null, null, null, null, null, null, null],
      equipment: [],
      eaters: [],
      members: [{ name: 'Somebody', isMe: true, removal: null }],
    })
  })

  test('has settings; missing fields stay', async () => {
    await ada.call(setHousehold, {
      body: {
        name: 'Mill Lane',
        servings: 4,
        weekdayMinutes: [30, 30, 30, 30, 45, null, null],
        equipment: ['noOven', 'noOven'],
      },
    })
    const changed = await ada.call(setHousehold, { body: { measures: 'us', weekStarts: 7 } })
    expect(changed).toMatchObject({
      name: 'Mill Lane',
      servings: 4,
      weekdayMinutes: [30, 30, 30, 30, 45, null, null],
      equipment: ['noOven'],
      measures: 'us',
      weekStarts: 7,
    })
    expect((await ada.call(setHousehold, { body: { name: ' ', servings: null } })).name).toBeNull()
    await expect(ada.call(setHousehold, { body: { weekdayMinutes: [30] } })).rejects.toThrow('invalid input')
  })
})

describe('eaters', () => {
  test('are added once by an id of the client, changed and deleted', async () => {
    const user = await newUser()
    const id = randomUUID()
    await user.call(addEater, { body: { id, name: 'Léa', allergens: ['nuts'], isChild: true } })
    const { eaters } = await user.call(addEater, { body: { id, name: 'again' } })
    expect(eaters).toEqual([
      {
        id,
        name: 'Léa',
        userId: null,
        allergens: ['nuts'],
        diets: [],
        dislikes: [],
        isChild: true,
        isUsual: true,
        isOfOther: false,
      },
    ])
    const changed = await user.call(changeEater, {
      params: { id },
      body: { isUsual: false, diets: ['vegan'] },
    })
    expect(changed.eaters).toMatchObject([
      { name: 'Léa', allergens: ['nuts'], diets: ['vegan'], isUsual: false },
    ])
    expect((await user.call(deleteEater, { params: { id } })).eaters).toEqual([])
    await expect(user.call(changeEater, { params: { id }, body: {} })).rejects.toThrow('not found')
  })

  test('dislike foods by their id, shown in the language of the reader; unknown words stay as typed', async () => {
    const user = await newUser()
    const body = { id: randomUUID(), name: 'Tom', dislikes: ['coriander', 'Coriander', 'grey goo'] }
    const { eaters } = await user.call(addEater, { body })
    expect(eaters[0]?.dislikes.map(({ name }) => name)).toEqual(['fresh coriander', 'grey goo'])
    user.setLanguage('fr')
    const { eaters: inFrench } = await user.call(getHousehold)
    expect(inFrench[0]?.dislikes.map(({ name }) => name)).toEqual(['coriandre fraîche', 'grey goo'])
  })

  test('belong to their household: nobody else finds them, admins neither', async () => {
    const id = randomUUID()
    await ada.call(addEater, { body: { id, name: 'Max' } })
    expect((await admin.call(getHousehold)).eaters).toEqual([])
    await expect(admin.call(changeEater, { params: { id }, body: { name: 'x' } })).rejects.toThrow(
      'not found',
    )
    await expect(admin.call(addEater, { body: { id, name: 'x' } })).rejects.toThrow('not allowed')
    await admin.call(deleteEater, { params: { id } })
    expect((await ada.call(getHousehold)).eaters).toMatchObject([{ name: 'Max' }])
  })

  test('are the user at most once', async () => {
    const user = await newUser()
    const [me, other] = [randomUUID(), randomUUID()]
    await user.call(addEater, { body: { id: me, name: 'Me', isMe: true } })
    await expect(user.call(addEater, { body: { id: other, name: 'Too', isMe: true } })).rejects.toThrow(
      'already linked',
    )
    await user.call(addEater, { body: { id: other, name: 'Too' } })
    await expect(user.call(changeEater, { params: { id: other }, body: { isMe: true } })).rejects.toThrow(
      'already linked',
    )
    await user.call(changeEater, { params: { id: me }, body: { isMe: false } })
    const { eaters } = await user.call(changeEater, { params: { id: other }, body: { isMe: true } })
    expect(eaters.map(({ userId }) => userId !== null)).toEqual([false, true])
  })

  test('are limited in number', async () => {
    const user = await newUser()
    for (let count = 0; count < limits.eaters.perHousehold; count += 1)
      await user.call(addEater, { body: { id: randomUUID(), name: `Eater ${count}` } })
    await expect(user.call(addEater, { body: { id: randomUUID(), name: 'more' } })).rejects.toThrow(
      'limit reached',
    )
  })
})
