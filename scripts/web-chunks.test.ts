import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageModules } from './web-chunks.ts'

test('the build knows the module of every page in the route table', () => {
  const routes = readFileSync(join(import.meta.dirname, '../web/app/routes.tsx'), 'utf8')
  const modules = new Map(
    [
      ...routes.matchAll(
        /const (\w+) = (?:lazy|query)Page\((?:(?!\nconst )[^])*?import\('\.\.\/pages\/([\w-]+)\.tsx'\)/g,
      ),
    ].map(([, component, module]) => [component, module]),
  )
  const table = /const pages: [^]*?= \{([^]*?)\n\}/.exec(routes)?.[1] ?? ''
  const pages = [...table.matchAll(/(\w+): (\w+),/g)].map(([, page, component]) => [
    page,
    modules.get(component),
  ])
  expect(pages.length).toBeGreaterThan(15)
  expect(Object.fromEntries(pages)).toEqual(pageModules)
})
