import { randomBytes } from 'node:crypto'
import { appendFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../platform/db/open.ts'
import { diskImages } from '../adapters/images/disk.ts'

/**
 * A program that stores rows and images on a small disk until it is full, frees space and continues. It prints one JSON
 * line: how the refusals looked, and what is stored afterwards.
 */
const folder = process.argv[2] ?? ''
const filler = join(folder, 'filler')
const { db, close } = await openDatabase({ embedded: folder }, () => undefined)
const images = diskImages(join(folder, 'images'))
const picture = randomBytes(300_000)
const acknowledged: number[] = []

const write = async (number: number) => {
  const text = randomBytes(4000).toString('base64')
  await sql`insert into rows values (${number}, ${text})`.execute(db)
  acknowledged.push(number)
}
const errorOf = (operation: Promise<unknown>) =>
  operation.then(
    () => null,
    (error: Error & { code?: string }) => error.code ?? error.message,
  )

await sql`create table rows (number int primary key, text text not null)`.execute(db)
await images.put('first.png', picture)
await write(1)
await fill()
const errors = { picture: await errorOf(images.put('second.png', picture)), row: await errorOfRows() }
const readable = (await images.get('first.png'))?.equals(picture) ?? false
await rm(filler)
await images.put('third.png', picture)
// A database that stopped because of the full disk needs a moment to recover.
for (let tries = 0; tries < 100 && (await errorOf(write(9999))) !== null; tries += 1) await pause(100)
const { rows } = await sql<{ number: number }>`select number from rows`.execute(db)
const there = new Set(rows.map(({ number }) => number))
const lost = acknowledged.filter((number) => !there.has(number))
const pictures = (await readdir(join(folder, 'images'))).toSorted()
process.stdout.write(
  `${JSON.stringify({ refusals: errors, readable, lost, recovered: there.has(9999), pictures })}\n`,
)
await close()

async function fill() {
  for (let size = 1024 * 1024; size > 1000; size /= 2) {
    while ((await errorOf(appendFile(filler, Buffer.alloc(size)))) === null);
  }
}

async function errorOfRows() {
  for (let number = 2; number < 9999; number += 1) {
    const refused = await errorOf(write(number))
    if (refused !== null) return refused
  }
  return null
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
