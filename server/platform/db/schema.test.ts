import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type ESTree, parseSync } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { fieldColumns } from '#shared/contract/recipe-fields.ts'
import { openTestDatabase } from '../../test/database.ts'

interface Column {
  name: string
  /** Null where the type in TypeScript does not tell it: a name as `Language`. */
  kind: string | null
  isNullable: boolean
  /** Whether an insert may leave it out although it is never null. */
  isGenerated: boolean
}

const kinds: Record<string, string> = {
  ARRAY: 'array',
  boolean: 'boolean',
  bigint: 'number',
  bytea: 'Buffer',
  date: 'Date',
  'double precision': 'number',
  integer: 'number',
  jsonb: 'json',
  real: 'number',
  smallint: 'number',
  'timestamp with time zone': 'Date',
}
const keywords: Partial<Record<ESTree.TSType['type'], string>> = {
  TSArrayType: 'array',
  TSBooleanKeyword: 'boolean',
  TSNumberKeyword: 'number',
}

function columnOf(name: string, type: ESTree.TSType): Column {
  if (type.type === 'TSUnionType') {
    const members = type.types.map((member) => columnOf(name, member))
    const first = members.find(({ kind }) => kind !== 'null')
    return {
      name,
      kind: first?.kind ?? null,
      isNullable: members.some((member) => member.isNullable),
      isGenerated: false,
    }
  }
  if (type.type === 'TSNullKeyword') return { name, kind: 'null', isNullable: true, isGenerated: false }
  const reference = type.type === 'TSTypeReference' ? (type.typeName as { name?: string }).name : undefined
  const held = type.type === 'TSTypeReference' ? type.typeArguments?.params[0] : undefined
  if (held && reference?.startsWith('Generated'))
    return { ...columnOf(name, held), isGenerated: reference === 'Generated' }
  if (held && reference === 'ColumnType') return columnOf(name, held)
  const named =
    reference === 'JSONColumnType' ? 'json' : ['Date', 'Buffer'].find((each) => each === reference)
  return { name, kind: named ?? keywords[type.type] ?? null, isNullable: false, isGenerated: false }
}

type Property = { key: { name: string }; typeAnnotation: { typeAnnotation: ESTree.TSType } }

/** What `schema.ts` says, without the fields of a recipe that it takes from the contract. */
async function declaredColumns(): Promise<Column[]> {
  const { program } = parseSync('schema.ts', await readFile(join(import.meta.dirname, 'schema.ts'), 'utf8'))
  const schema = program.body
    .map((node) => ('declaration' in node ? node.declaration : null))
    .find((node) => node?.type === 'TSInterfaceDeclaration' && node.id.name === 'Schema')
  const tables = (schema as ESTree.TSInterfaceDeclaration).body.body as unknown as Property[]
  return tables.flatMap(({ key, typeAnnotation: { typeAnnotation: type } }) =>
    (type.type === 'TSIntersectionType' ? type.types : [type])
      .flatMap((part) => (part.type === 'TSTypeLiteral' ? (part.members as unknown as Property[]) : []))
      .map((column) => columnOf(`${key.name}.${column.key.name}`, column.typeAnnotation.typeAnnotation)),
  )
}

test('the tables as the program declares them are those of the database', async () => {
  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  const fields: string[] = ['recipes', 'recipe_versions'].flatMap((table) =>
    fieldColumns.map((field) => `${table}.${field}`),
  )
  const { rows } = await sql<{ name: string; type: string; isNullable: boolean; isGenerated: boolean }>`
    select table_name || '.' || column_name as name, data_type as type, is_nullable = 'YES' as "isNullable",
      column_default is not null or is_identity = 'YES' as "isGenerated"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(db)
  const stored = new Map(rows.filter(({ name }) => !fields.includes(name)).map((row) => [row.name, row]))
  const declared = await declaredColumns()
  expect(declared.map(({ name }) => name).toSorted()).toEqual([...stored.keys()].toSorted())
  const asStored = declared.map((column) => {
    const { type = '', isNullable = null, isGenerated = false } = stored.get(column.name) ?? {}
    // A list may be stored as JSON too.
    const isSame = column.kind === null || (column.kind === 'array' && type === 'jsonb')
    const kind = isSame ? column.kind : (kinds[type] ?? type)
    return { ...column, kind, isNullable, isGenerated: column.isGenerated && (isGenerated || isNullable) }
  })
  expect(declared).toEqual(asStored)
})
