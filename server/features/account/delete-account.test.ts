import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, exportOwnData, login, me, signup, updateProfile } from '#shared/contract/account.ts'
import { paintDish } from '#shared/contract/chef.ts'
import { generateInvite, listInviteTree, requestInvite, sendInvite } from '#shared/contract/invites.ts'
import { deleteRecipe, getPublicRecipe, setRecipePublic } from '#shared/contract/recipes.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import { personalData } from '../../app.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { goodPassword, signUpAdmin, signUpUser, type TestUser } from '../../test/users.ts'
import { createTestRecipe } from '../../test/recipes.ts'
import { unzip } from '../../test/unzip.ts'

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await openTestApp()
  admin = await signUpAdmin(app)
})
afterAll(() => app.close())

const removeAccount = (person: TestUser, password: string | null = goodPassword) =>
  person.call(deleteAccount, { body: { password } })

/** Every row of every table as text, by the name of the table. */
async function exportedFiles(): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(app.db)
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t`.execute(
      app.db,
    )
    found.set(name, rows.map(({ line }) => line).join('\n'))
  }
  return found
}

async function tablesWith(mark: string): Promise<string[]> {
  return [...(await exportedFiles())]
    .filter(([, text]) => text.toLowerCase().includes(mark.toLowerCase()))
    .map(([name]) => name)
}

async function pictureOf(person: TestUser): Promise<string> {
  return (await person.call(paintDish, { body: { prompt: 'carrot soup' } })).key
}

describe('the export of personal data', () => {
  test('is one archive of account, invitations, recipes as JSON-LD and text, and pictures', async () => {
    const member = await signUpUser(app, admin, { name: 'Zoé' })
    const key = await pictureOf(member)
    await createTestRecipe(member, { title: 'Soupe à l’oignon', image_url: key })
    const gone = await createTestRecipe(member, { title: 'Old soup' })
    await member.call(deleteRecipe, { params: { id: gone.id } })
    await member.call(sendInvite, { body: { to: 'friend.of.zoe@example.org' } })
    const answer = await member.fetch('/api/user/export')
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="convive-[\d-]{10}\.zip"$/,
    )
    const archive = await unzip(Buffer.from(await answer.arrayBuffer()))
    const files = new Map([...archive].map(([name, { bytes }]) => [name, bytes]))
    expect([...files.keys()].toSorted()).toEqual(
      [
        'account.json',
        'binder.json',
        'moderation.json',
        'finished-recipes.json',
        'groups.json',
        'invitations.json',
        `pictures/${key}`,
        'recipes-of-others.json',
        'recipes/0001-soupe-a-l-oignon.json',
        'recipes/0001-soupe-a-l-oignon.txt',
        'recipes/deleted/0002-old-soup.json',
        'recipes/deleted/0002-old-soup.txt',
      ].toSorted(),
    )
    const read = (name: string) => files.get(name)?.toString('utf8') ?? ''
    expect(JSON.parse(read('account.json'))).toMatchObject({ account: { email: member.email, name: 'Zoé' } })
    expect(JSON.parse(read('recipes/0001-soupe-a-l-oignon.json'))).toMatchObject({
      '@type': 'Recipe',
      name: 'Soupe à l’oignon',
      image: [`../pictures/${key}`],
    })
    expect(read('recipes/0001-soupe-a-l-oignon.txt')).toContain('- 600 g carrots')
    expect(read('invitations.json')).toContain('friend.of.zoe@example.org')
    expect(files.get(`pictures/${key}`)).toEqual(await app.deps.images.get(key))
    for (const [name, bytes] of files) {
      expect(bytes.toString('latin1'), name).not.toContain('$argon2')
      expect(bytes.toString('latin1'), name).not.toContain(admin.email)
    }
  })

  test('asks for a session and has its limit', async () => {
    const answer = await app.anonymous().fetch('/api/user/export')
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'not signed in' }])
    const member = await signUpUser(app, admin)
    for (let count = 0; count < rateLimits.exportsPerMember.count; count += 1) {
      const archive = await member.call(exportOwnData)
      expect([archive.name.endsWith('.zip'), archive.size > 100]).toEqual([true, true])
    }
    await expect(member.call(exportOwnData)).rejects.toMatchObject({
      code: 'too many requests',
      retryAfter: expect.any(Number),
    })
  })
})

describe('deleting an account', () => {
  test('removes everything that refers to the person from every table and from the store', async () => {
    const email = 'leaves.for.good@example.org'
    await app.anonymous().call(requestInvite, { body: { email, note: 'Please' } })
    const member = await signUpUser(app, admin, { name: 'Unmistakable Leaver', email })
    const id = (await member.call(me)).id
    const key = await pictureOf(member)
    const recipe = await createTestRecipe(member, { title: 'Soup of the one who leaves', image_url: key })
    await member.call(setRecipePublic, { params: { id: recipe.id }, body: { is_public: true } })
    await member.call(sendInvite, { body: { to: 'invited.by.leaver@example.org' } })
    await member.call(updateProfile, { body: { email: 'moves.to@example.org' } })
    await expect(app.anonymous().call(login, { body: { email, password: 'wrong one' } })).rejects.toThrow(
      'Invalid credentials',
    )
    const link = await member.fetch(`/api/images/${key}/signed`)
    const { signed_url } = (await link.json()) as { signed_url: string }
    await app.anonymous().fetch(`${signed_url}&w=320`)
    const small = `w320/${key.replace('.png', '.webp')}`
    expect(await app.deps.images.get(small)).not.toBeNull()
    await app.mails()

    await removeAccount(member)
    expect([...member.cookies.keys()]).toEqual([])
    await expect(member.call(me)).rejects.toThrow('not signed in')
    for (const mark of [id, email, 'moves.to@example.org', 'unmistakable', key, recipe.uuid]) {
      expect(await tablesWith(mark), mark).toEqual([])
    }
    // The invited friend's mail stays, but nothing refers to the user who sent it.
    expect(await tablesWith('invited.by.leaver@example.org')).toEqual(['mails'])
    expect(await app.deps.images.get(key)).toBeNull()
    expect(await app.deps.images.get(small)).toBeNull()
    const page = app.anonymous().call(getPublicRecipe, { params: { uuid: recipe.uuid } })
    await expect(page).rejects.toThrow('not found')
    await expect(app.anonymous().call(login, { body: { email, password: goodPassword } })).rejects.toThrow(
      'Invalid credentials',
    )
    const inviteCode = (await admin.call(generateInvite)).code
    await app.anonymous().call(signup, { body: { email, password: goodPassword, inviteCode } })
  })

  test('leaves an anonymous node in the invite tree, with the invited users below it', async () => {
    const member = await signUpUser(app, admin)
    const before = await admin.call(listInviteTree)
    const entry = before.find((each) => each.member?.email === member.email)
    await member.call(sendInvite, { body: { to: 'stays.behind@example.org' } })
    await removeAccount(member)
    const after = await admin.call(listInviteTree)
    expect(after.find(({ id }) => id === entry?.id)).toMatchObject({ status: 'used', member: null })
    expect(after.filter(({ parentId }) => parentId === entry?.id)).toHaveLength(1)
  })

  test('requires the password; wrong ones count like wrong sign-ins', async () => {
    const member = await signUpUser(app, admin)
    for (let count = 0; count < rateLimits.wrongPasswordsPerDevice.count; count += 1) {
      await expect(removeAccount(member, 'wrong one')).rejects.toMatchObject({
        code: 'wrong password',
        status: 403,
      })
    }
    await expect(removeAccount(member)).rejects.toThrow('too many requests')
    expect((await member.call(me)).email).toBe(member.email)
  })

  test('without a password requires a sign-in of the last ten minutes', async () => {
    const member = await signUpUser(app, admin)
    await app.db.updateTable('users').set({ password_hash: null }).where('email', '=', member.email).execute()
    app.advanceClock(lifetimes.recentSignIn + 1000)
    await expect(removeAccount(member, null)).rejects.toMatchObject({ code: 'sign in again', status: 403 })
  })

  test('is refused for the last admin; of two concurrent deletions one is refused', async () => {
    const fresh = await openTestApp()
    try {
      const first = await signUpAdmin(fresh)
      await expect(removeAccount(first)).rejects.toMatchObject({ code: 'last admin', status: 409 })
      const second = await signUpUser(fresh, first)
      await fresh.db.updateTable('users').set({ is_admin: true }).where('email', '=', second.email).execute()
      const outcomes = await Promise.allSettled([removeAccount(first), removeAccount(second)])
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const left = await fresh.db.selectFrom('users').select('is_admin').execute()
      expect(left).toEqual([{ is_admin: true }])
    } finally {
      await fresh.close()
    }
  })

  test('an image that the store could not delete is deleted later', async () => {
    const images = { ...app.deps.images }
    let isDown = true
    const shaky = await openTestApp({
      images: {
        ...images,
        remove: async (name) => {
          if (isDown) throw new Error('the store is away')
          await images.remove(name)
        },
      },
    })
    try {
      const member = await signUpUser(shaky, await signUpAdmin(shaky))
      const key = await pictureOf(member)
      await removeAccount(member)
      expect(await images.get(key)).not.toBeNull()
      isDown = false
      const { hourlyJobs: jobs } = await import('../../app.ts')
      const { runJobs } = await import('../../platform/jobs/scheduler.ts')
      await runJobs(shaky.deps, jobs)
      expect(await images.get(key)).toBeNull()
      expect(await shaky.db.selectFrom('image_deletion_queue').selectAll().execute()).toEqual([])
    } finally {
      await shaky.close()
    }
  })
})

describe('the lists of personal data', () => {
  test('contain every column of the schema that refers to a person, and no other', async () => {
    const { rows } = await sql<{ column: string; leads: boolean }>`
      select c.table_name || '.' || c.column_name as column,
        exists (
          select from pg_constraint f
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
          where f.contype = 'f' and f.confrelid = 'users'::regclass
            and f.conrelid = to_regclass(c.table_name) and a.attname = c.column_name
        ) or c.column_name ~ '(e_?mail|recipient|sent_to|address|^key$|^subject$|user_id|owner_id|author)' as leads
      from information_schema.columns c where c.table_schema = 'public'`.execute(app.db)
    const named = new Set(personalData.flatMap(({ columns }) => columns))
    /** Image keys, idempotency keys, dedupe keys, those of texts and addresses of pages do not refer to a person. */
    const innocent = new Set([
      'images.key',
      'idempotency_keys.key',
      'mails.subject',
      'translation_corrections.key',
      'recipe_import_items.address',
    ])
    const leading = rows
      .filter(({ column, leads }) => leads && !innocent.has(column))
      .map(({ column }) => column)
    expect(leading.filter((column) => !named.has(column))).toEqual([])
    const known = new Set(rows.map(({ column }) => column))
    expect([...named].filter((column) => !known.has(column))).toEqual([])
  })
})
