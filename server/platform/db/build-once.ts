import { CompiledQuery, type Compilable } from 'kysely'
import type { Db } from './schema.ts'

const marker = '\u0000'

/**
 * A query whose text is built once and then only gets new values: building a query of many joins takes longer than
 * sending it. `build` must use its values as parameters only and must not look at them.
 */
export function buildOnce<Values extends object, Row>(
  build: (db: Db, values: Values) => Pick<Compilable<Row>, 'compile'>,
): (db: Db, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined
  const markers = new Proxy({} as Values, { get: (_, name) => marker + String(name) })
  return async (db, values) => {
    built ??= build(db, markers).compile()
    const parameters = built.parameters.map((each) =>
      typeof each === 'string' && each.startsWith(marker) ? values[each.slice(1) as keyof Values] : each,
    )
    const query = CompiledQuery.raw(built.sql, parameters) as CompiledQuery<Row>
    return (await db.executeQuery(query)).rows
  }
}
