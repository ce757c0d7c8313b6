import { gzipSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import {
  createArchive,
  listArchiveItems,
  listArchives,
  sendArchivePart,
  startArchive,
  undoArchive,
  type RecipeArchive,
} from '#shared/contract/recipe-archives.ts'
import { limits } from '#shared/constants/limits.ts'
import { findRecipeUses } from '../../../app.ts'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { TestUser } from '../../../test/users.ts'
import { runArchives } from './run-archives.ts'

export async function zipOf(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream)
}

export const photo = (colour = '#593'): Promise<Buffer> =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

export const paprika = (name: string, more: object = {}): Buffer =>
  gzipSync(
    JSON.stringify({
      uid: crypto.randomUUID(),
      name,
      ingredients: `400 g lentils\n1 onion\nFor the top:\n2 tbsp oil for ${name}`,
      directions: `Cook the lentils for ${name}.\n\nFry the onion in the oil.`,
      servings: '4',
      categories: ['Stew', 'Winter'],
      notes: 'Better the next day.',
      rating: 4,
      source: 'Ada',
      source_url: '',
      prep_time: '10 min',
      cook_time: '30 min',
      photo_data: '',
      ...more,
    }),
  )

/** Sends a file in parts, as the page does. */
export async function send(member: TestUser, bytes: Buffer, name = 'export.zip'): Promise<RecipeArchive> {
  let archive = await member.call(createArchive, { body: { name, bytes: bytes.length } })
  for (let offset = 0; offset < bytes.length; offset += limits.archive.partBytes) {
    const file = new Blob([new Uint8Array(bytes.subarray(offset, offset + limits.archive.partBytes))])
    archive = await member.call(sendArchivePart, {
      params: { id: archive.id },
      form: { offset: String(offset), file },
    })
  }
  return archive
}

export const run = (deps: Deps) => runArchives(deps, findRecipeUses)

export async function stateOf(member: TestUser, id: string): Promise<RecipeArchive> {
  const archive = (await member.call(listArchives)).find((each) => each.id === id)
  if (!archive) throw new Error('the archive is gone')
  return archive
}

/** Sends and reads a file. */
export async function preview(
  deps: Deps,
  member: TestUser,
  bytes: Buffer,
  name?: string,
): Promise<RecipeArchive> {
  const { id } = await send(member, bytes, name)
  await run(deps)
  return stateOf(member, id)
}

export async function importAll(
  deps: Deps,
  member: TestUser,
  bytes: Buffer,
  anyway: number[] = [],
): Promise<RecipeArchive> {
  const { id } = await preview(deps, member, bytes)
  await member.call(startArchive, { params: { id }, body: { anyway } })
  await run(deps)
  return stateOf(member, id)
}

export async function undo(deps: Deps, member: TestUser, id: string): Promise<RecipeArchive> {
  await member.call(undoArchive, { params: { id } })
  await run(deps)
  return stateOf(member, id)
}

export const itemsOf = (member: TestUser, id: string) =>
  member.call(listArchiveItems, { params: { id }, query: {} })

/** A picture as large as everything that a user may store; what comes back deletes it again. */
export async function fillStorage(db: Db, userId: string): Promise<() => Promise<void>> {
  const key = `recipe_${crypto.randomUUID()}.png`
  const bytes = limits.storage.keptPerMember
  await sql`insert into images (key, maker_id, width, height, bytes, created_at)
    values (${key}, ${userId}, 1, 1, ${bytes}, now())`.execute(db)
  await sql`insert into storage_usage (user_id, live_bytes, kept_bytes) values (${userId}, ${bytes}, ${bytes})
    on conflict (user_id) do update set live_bytes = ${bytes}, kept_bytes = ${bytes}`.execute(db)
  return async () => {
    await db.deleteFrom('images').where('key', '=', key).execute()
  }
}
