import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { editRecipe, getPublicRecipe, getRecipe, saveRecipe } from '#shared/contract/recipes.ts'
import { listNotifications, setNotificationPreferences } from '#shared/contract/notifications.ts'
import {
  decideCorrection,
  deleteCorrection,
  listCorrections,
  proposeCorrection,
  setTranslatable,
} from '#shared/contract/recipe-translations.ts'
import { listTitles } from '#shared/contract/recipe-cards.ts'
import type { Language } from '#shared/constants/languages.ts'
import { reportContent, suspendMember } from '#shared/contract/moderation.ts'
import { apiError } from '#shared/contract/errors.ts'
import { limits } from '#shared/constants/limits.ts'
import { rateLimits } from '#shared/constants/rate-limits.ts'
import type { Kitchen } from '../../../platform/workers/kitchen.ts'
import { exhaustLimit } from '../../../test/rate-limits.ts'
import { testKitchen } from '../../../test/kitchen.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { createTestRecipe, publishRecipe } from '../../../test/recipes.ts'
import { userIdOf } from '../../../test/groups.ts'
import { signUpAdmin, signUpUser, type TestUser } from '../../../test/users.ts'
import { hideRecipe } from '../queries.ts'
import { recipesPersonalData } from '../personal-data.ts'
import { correctionDenialReason, type CorrectionState } from './policy.ts'

let app: TestApp
let admin: TestUser
let owner: TestUser
let reader: TestUser
let other: TestUser

let isDown = false

beforeAll(async () => {
  const kitchen: Kitchen = testKitchen()
  app = await openTestApp({
    kitchen: {
      ...kitchen,
      faithfulTexts: async (texts, caller) => {
        if (isDown) throw apiError('chef unavailable')
        return kitchen.faithfulTexts(texts, caller)
      },
    },
  })
  admin = await signUpAdmin(app)
  owner = await signUpUser(app, admin)
  reader = await signUpUser(app, admin, { name: 'Rita' })
  other = await signUpUser(app, admin)
})
afterAll(() => app.close())

/** A German recipe as somebody types it. */
const german = {
  title: 'Kartoffelsuppe mit Speck',
  content: [
    'Ein Rezept meiner Tante.',
    '',
    'Für 4 Personen',
    '',
    'Zutaten',
    'Für die Suppe:',
    '- 1 kg Kartoffeln, geschält und gewürfelt',
    '- 500 g Mehl Type 405',
    '- 1 EL Schmackofatz',
    '',
    'Zubereitung',
    '1. Die Kartoffeln 20 Minuten kochen.',
    '2. Bei 180 °C überbacken, ohne Deckel.',
  ].join('\n'),
  taste: 'cremig',
}
const publish = (who = owner) => publishRecipe(who, german)
const idOf = (who: TestUser) => userIdOf(app, who)
const read = (who: TestUser, id: string, language: Language = 'fr') =>
  who.call(getRecipe, { params: { id }, query: { in: language } })
const propose = (who: TestUser, id: string, key: string, text: string, language = 'fr') =>
  who.call(proposeCorrection, { params: { id, language }, body: { key, text } })
const decide = (who: TestUser, id: string, accepted: boolean) =>
  who.call(decideCorrection, { params: { id }, body: { accepted } })
const listed = (who: TestUser, id: string) => who.call(listCorrections, { params: { id } })
const step = 'Cuire les pommes de terre pendant 20 minutes.'

describe('a typed recipe in the language of its reader', () => {
  test('has the list in that language and the steps as they were written, with the numbers of the original', async () => {
    const { id } = await publish()
    const { rendering, structure, findings } = await read(reader, id)
    expect(rendering).toMatchObject({
      title: 'Soupe de pommes de terre aux lardons',
      taste: 'crémeux',
      structure: {
        language: 'fr',
        servings: 4,
        ingredients: [
          {
            amount: 1,
            unit: 'kg',
            item: 'pommes de terre',
            note: 'épluchées et en dés',
            group: 'Pour la soupe',
          },
          { amount: 500, unit: 'g', item: 'farine (Mehl Type 405)' },
          { amount: 1, unit: 'tbsp', item: 'Schmackofatz' },
        ],
      },
      translation: {
        madeBy: ['chef'],
        approximate: ['item.1'],
        untranslated: ['story', 'item.2', 'step.0', 'step.1'],
        corrected: [],
        isPending: false,
      },
    })
    expect(rendering?.structure.steps).toEqual(structure?.steps)
    expect(rendering?.structure.allergens).toEqual(structure?.allergens)
    expect(rendering?.findings.map(({ code }) => code)).toEqual(findings.map(({ code }) => code))
  })

  test('has its title in lists as on its page', async () => {
    const { id } = await publish()
    const { id: hidden } = await createTestRecipe(owner, german)
    const { id: english } = await publishRecipe(owner)
    const titles = (who: TestUser, language: Language) =>
      who.call(listTitles, { query: { ids: [id, hidden, english, 'none'].join(','), in: language } })
    const { rendering } = await read(reader, id)
    expect(await titles(reader, 'fr')).toContainEqual({ id, title: rendering?.title })
    expect((await titles(reader, 'fr')).map((each) => each.id)).not.toContain(hidden)
    expect((await titles(owner, 'fr')).map((each) => each.id)).toContain(hidden)
    expect((await titles(reader, 'en')).map((each) => each.id)).toEqual([id])
    const many = Array.from({ length: 13 }, () => id).join(',')
    await expect(reader.call(listTitles, { query: { ids: many, in: 'fr' } } as never)).rejects.toThrow(
      'invalid input',
    )
  })

  test('is the original where its owner does not want translations', async () => {
    const { id } = await publish()
    const forbid = { params: { id }, body: { translatable: false } }
    await expect(reader.call(setTranslatable, forbid)).rejects.toMatchObject({ code: 'not allowed' })
    await expect(owner.call(setTranslatable, { ...forbid, params: { id: 'unknown' } })).rejects.toMatchObject(
      { code: 'not found' },
    )
    await owner.call(setTranslatable, forbid)
    expect(await read(reader, id)).toMatchObject({ translatable: false, rendering: null })
    expect((await read(owner, id)).translations).toEqual({ areAllowed: false, proposals: 0 })
    await expect(propose(reader, id, 'step.0', step)).rejects.toMatchObject({ code: 'not found' })
    await owner.call(setTranslatable, { ...forbid, body: { translatable: true } })
    expect((await read(reader, id)).rendering).not.toBeNull()
  })

  test('that could not be read has no translation', async () => {
    const { id } = await owner.call(saveRecipe, { body: { title: 'Suppe', content: '…' } })
    expect(await read(owner, id)).toMatchObject({ translatable: false, rendering: null })
  })
})

describe('a correction', () => {
  test('is shown once the owner has accepted it, and not when that is taken back', async () => {
    const { id, uuid } = await publish()
    const proposal = await propose(reader, id, 'step.0', step)
    expect(proposal).toMatchObject({ accepted: false, mine: true, key: 'step.0', isOutdated: false })
    expect((await read(other, id)).rendering?.content).not.toContain(step)
    expect((await read(owner, id)).translations?.proposals).toBe(1)
    expect((await read(reader, id)).translations?.proposals).toBe(0)
    await decide(owner, proposal.id, true)
    const { rendering } = await read(other, id)
    expect(rendering?.structure.steps[0]).toMatchObject({ text: step, minutes: 20 })
    expect(rendering?.translation).toMatchObject({ madeBy: ['chef', 'reader'] })
    expect(rendering?.translation.corrected).toEqual([{ key: 'step.0', by: 'Rita' }])
    expect(rendering?.translation.untranslated).not.toContain('step.0')
    // Visitors do not learn the names of readers.
    const shown = await app.anonymous().call(getPublicRecipe, { params: { uuid }, query: { in: 'fr' } })
    expect(shown.rendering?.translation.corrected).toEqual([{ key: 'step.0', by: null }])
    await decide(owner, proposal.id, false)
    expect((await read(other, id)).rendering?.content).not.toContain(step)
  })

  test('of the owner is shown at once, and a later one instead of it', async () => {
    const { id } = await publish()
    await propose(owner, id, 'title', 'Soupe de ma tante')
    expect((await read(reader, id)).rendering?.title).toBe('Soupe de ma tante')
    const better = await propose(reader, id, 'title', 'Potage de ma tante')
    await decide(owner, better.id, true)
    expect((await read(reader, id)).rendering?.title).toBe('Potage de ma tante')
    await reader.call(deleteCorrection, { params: { id: better.id } })
    expect((await read(reader, id)).rendering?.title).toBe('Soupe de pommes de terre aux lardons')
  })

  test.each([
    ['another number', 'step.0', 'Cuire les pommes de terre pendant 25 minutes.', 'changed numbers'],
    ['a number more', 'step.0', 'Cuire 4 pommes de terre pendant 20 minutes.', 'changed numbers'],
    ['no number', 'step.0', 'Cuire les pommes de terre.', 'changed numbers'],
    ['another unit', 'step.1', 'Gratiner à 180 °F, sans couvercle.', 'changed numbers'],
    ['a lost "without"', 'step.1', 'Gratiner à 180 °C avec le couvercle.', 'changed numbers'],
    ['a food with an allergen', 'step.0', 'Cuire 20 minutes avec des cacahuètes.', 'changed numbers'],
    ['another food', 'item.0', 'carottes au lait', 'changed numbers'],
    ['a link', 'story', 'Voir https://example.org', 'changed numbers'],
    ['a text that the recipe does not have', 'step.9', step, 'invalid input'],
    ['two lines', 'title', 'Soupe\nà vendre', 'invalid input'],
    ['more than fits', 'title', 'x'.repeat(201), 'invalid input'],
  ] as const)('with %s is refused', async (_, key, text, code) => {
    const { id } = await publish()
    await expect(propose(reader, id, key, text)).rejects.toMatchObject({ code })
    expect(await listed(owner, id)).toEqual([])
  })

  test('is of another language than the recipe, and of one that there is', async () => {
    const { id } = await publish()
    for (const language of ['de', 'tlh']) {
      await expect(propose(reader, id, 'title', 'Suppe', language)).rejects.toMatchObject({
        code: 'not found',
      })
    }
  })

  test('stays with the text that it was made for', async () => {
    const { id } = await publish()
    const proposal = await propose(reader, id, 'step.0', step)
    await decide(owner, proposal.id, true)
    await owner.call(editRecipe, { params: { id }, body: { taste: 'salzig' } })
    expect((await read(other, id)).rendering?.content).toContain(step)
    const content = german.content.replace('20 Minuten', '30 Minuten')
    await owner.call(editRecipe, { params: { id }, body: { content } })
    expect((await read(other, id)).rendering?.content).not.toContain(step)
    expect(await listed(other, id)).toMatchObject([{ id: proposal.id, isOutdated: true }])
  })

  test('proposed twice is one, with the later words', async () => {
    const { id } = await publish()
    const first = await propose(reader, id, 'step.0', step)
    const second = await propose(reader, id, 'step.0', 'Faire cuire les pommes de terre 20 minutes.')
    expect(second.id).toBe(first.id)
    expect(await listed(owner, id)).toMatchObject([{ text: 'Faire cuire les pommes de terre 20 minutes.' }])
  })

  test('notifies the owner, unless that is switched off', async () => {
    const { id } = await publish()
    await propose(reader, id, 'step.0', step)
    await propose(reader, id, 'title', 'Soupe de ma tante')
    const ofRecipe = async () =>
      (await owner.call(listNotifications, {})).filter(({ recipe }) => recipe?.id === id)
    expect(await ofRecipe()).toMatchObject([{ kind: 'correction', count: 2, isRead: false }])
    await owner.call(setNotificationPreferences, { body: { correction: false } })
    await propose(other, id, 'title', 'Soupe de sa tante')
    expect(await ofRecipe()).toHaveLength(1)
    await owner.call(setNotificationPreferences, { body: { correction: true } })
  })

  test('is not taken from suspended users', async () => {
    const { id } = await publish()
    const rude = await signUpUser(app, admin)
    const body = { member_id: await idOf(rude), reason: 'Because', days: 1 }
    await admin.call(suspendMember, { body })
    await expect(propose(rude, id, 'title', 'Soupe')).rejects.toMatchObject({ code: 'suspended' })
  })

  test('is one of so many', async () => {
    const { id } = await publish()
    const readerId = await idOf(reader)
    const rows = Array.from({ length: limits.translations.perMember }, (_, place) => ({
      recipe_id: id,
      language: 'es' as const,
      key: `step.${place}`,
      original: 'x',
      text: 'y',
      author_id: readerId,
      created_at: new Date(),
    }))
    await app.db.insertInto('translation_corrections').values(rows).execute()
    await expect(propose(reader, id, 'title', 'Soupe')).rejects.toMatchObject({
      code: 'too many corrections',
    })
    await propose(other, id, 'title', 'Soupe')
  })

  test('is limited per hour', async () => {
    const { id } = await publish()
    const eager = await signUpUser(app, admin)
    await propose(eager, id, 'title', 'Soupe')
    await app.db.deleteFrom('rate_limits').execute()
    await exhaustLimit(app, eager, 'correction', rateLimits.correctionsPerMember)
    await expect(propose(eager, id, 'title', 'Soupe')).rejects.toMatchObject({ code: 'too many requests' })
  })

  test('is not stored while it cannot be checked', async () => {
    const { id } = await publish()
    isDown = true
    await expect(propose(reader, id, 'title', 'Soupe')).rejects.toMatchObject({ code: 'chef unavailable' })
    isDown = false
    expect(await listed(owner, id)).toEqual([])
  })

  test('goes with its author, who gets it in the export', async () => {
    const { id } = await publish()
    const leaving = await signUpUser(app, admin)
    await propose(leaving, id, 'step.0', step)
    const account = { id: await idOf(leaving) } as never
    const texts: string[] = []
    for await (const { bytes } of recipesPersonalData.export?.(app.deps, account) ?? []) {
      texts.push(Buffer.from(bytes).toString())
    }
    expect(texts.join('')).toContain(step)
    await recipesPersonalData.erase(app.db, account, Date.now())
    expect(await listed(owner, id)).toEqual([])
  })
})

describe('who sees and decides', () => {
  const state = (changed: Partial<CorrectionState> = {}): CorrectionState => ({
    author_id: 'author',
    owner_id: 'owner',
    accepted_at: null,
    reported: false,
    hidden_at: null,
    deleted_at: null,
    readable: true,
    ...changed,
  })
  const gone = new Date()
  const people = ['author', 'owner', 'admin', 'other'] as const
  test.each<[string, CorrectionState | undefined, string[], string[]]>([
    [
      'waiting',
      state(),
      ['not allowed', 'ok', 'not found', 'not found'],
      ['ok', 'ok', 'not found', 'not found'],
    ],
    [
      'accepted',
      state({ accepted_at: gone }),
      ['not allowed', 'ok', 'not allowed', 'not allowed'],
      ['ok', 'ok', 'not allowed', 'not allowed'],
    ],
    [
      'reported',
      state({ reported: true }),
      ['not allowed', 'ok', 'ok', 'not found'],
      ['ok', 'ok', 'ok', 'not found'],
    ],
    [
      'hidden',
      state({ hidden_at: gone }),
      ['not allowed', 'not found', 'ok', 'not found'],
      ['ok', 'not found', 'ok', 'not found'],
    ],
    [
      'of a deleted recipe',
      state({ deleted_at: gone }),
      ['not found', 'not found', 'not found', 'not found'],
      ['ok', 'not found', 'not found', 'not found'],
    ],
    [
      'unreadable',
      state({ readable: false }),
      ['not found', 'not found', 'not found', 'not found'],
      ['ok', 'not found', 'not found', 'not found'],
    ],
    [
      'unknown',
      undefined,
      ['not found', 'not found', 'not found', 'not found'],
      ['not found', 'not found', 'not found', 'not found'],
    ],
  ])('a correction that is %s', (_, correction, deciding, deleting) => {
    const reasons = (action: 'decide' | 'delete') =>
      people.map((id) => correctionDenialReason(correction, { id, isAdmin: id === 'admin' }, action) ?? 'ok')
    expect(reasons('decide')).toEqual(deciding)
    expect(reasons('delete')).toEqual(deleting)
  })

  test('proposals are for their author and the owner; for admins when somebody has reported them', async () => {
    const { id } = await publish()
    const proposal = await propose(reader, id, 'step.0', step)
    for (const [who, count] of [
      [reader, 1],
      [owner, 1],
      [admin, 0],
      [other, 0],
    ] as const) {
      expect(await listed(who, id)).toHaveLength(count)
    }
    const params = { id: proposal.id }
    for (const who of [admin, other]) {
      await expect(decide(who, proposal.id, true)).rejects.toMatchObject({ code: 'not found' })
      await expect(who.call(deleteCorrection, { params })).rejects.toMatchObject({ code: 'not found' })
    }
    await decide(owner, proposal.id, true)
    for (const who of [admin, other]) {
      await expect(decide(who, proposal.id, false)).rejects.toMatchObject({ code: 'not allowed' })
      await expect(who.call(deleteCorrection, { params })).rejects.toMatchObject({ code: 'not allowed' })
    }
    await decide(owner, proposal.id, false)
    await owner.call(reportContent, { body: { kind: 'correction', id: proposal.id, reason: 'spam' } })
    expect(await listed(admin, id)).toHaveLength(1)
    await decide(admin, proposal.id, true)
    await decide(admin, proposal.id, false)
    // Their own proposal is a proposal like any other.
    const own = await propose(admin, id, 'step.0', step)
    await expect(decide(admin, own.id, true)).rejects.toMatchObject({ code: 'not allowed' })
    await admin.call(deleteCorrection, { params: { id: own.id } })
    await expect(decide(reader, proposal.id, true)).rejects.toMatchObject({ code: 'not allowed' })
    await expect(decide(owner, 'unknown', true)).rejects.toMatchObject({ code: 'not found' })
    await expect(other.call(deleteCorrection, { params })).rejects.toMatchObject({ code: 'not found' })
    await owner.call(deleteCorrection, { params })
    await expect(reader.call(deleteCorrection, { params })).rejects.toMatchObject({ code: 'not found' })
  })

  test('a suspended owner accepts nothing', async () => {
    const rude = await signUpUser(app, admin)
    const { id } = await publish(rude)
    const proposal = await propose(reader, id, 'step.0', step)
    await admin.call(suspendMember, { body: { member_id: await idOf(rude), reason: 'Because', days: 1 } })
    await expect(decide(rude, proposal.id, true)).rejects.toMatchObject({ code: 'suspended' })
  })

  test('nothing is said about a recipe that one may not read', async () => {
    const { id } = await createTestRecipe(owner, german)
    await expect(listed(reader, id)).rejects.toMatchObject({ code: 'not found' })
    await expect(propose(reader, id, 'step.0', step)).rejects.toMatchObject({ code: 'not found' })
    const open = await publish()
    await hideRecipe(app.db, open.id, new Date())
    await expect(propose(reader, open.id, 'step.0', step)).rejects.toMatchObject({ code: 'not found' })
    await expect(listed(reader, open.id)).rejects.toMatchObject({ code: 'not found' })
  })
})
