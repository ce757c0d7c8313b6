import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// Three gears, told apart by where a test is. `npm test` runs unit, server, components and journeys in minutes.
// `npm run test:e2e` adds what costs more: every other journey, and the heavy server tests (`processes` and
// `migrations` below).
const slowUnit = ['kitchen/**/*.slow.test.ts']
const processes = [
  'server/platform/embedded-postgres/*.test.ts',
  'server/platform/db/{failover,full-disk,recovery,open,listen}.test.ts',
  'server/features/images/stores.test.ts',
  // Storms of requests, archives: heavy, and rarely touched.
  'server/**/concurrency.test.ts',
  'server/platform/http/leaving-clients.test.ts',
  'server/platform/backup/*.test.ts',
  'server/platform/workers/pool.test.ts',
  'scripts/*.test.ts',
]
/** Old ones never change: only `npm run test:slow` runs the tests of each. */
const migrations = ['server/platform/db/migrations/*.test.ts']
const oldMigrations = ['server/platform/db/migrations/00[0-6]*.test.ts']
/** What is measured there needs the machine for itself. */
const alone = { maxWorkers: 1, sequence: { groupOrder: 2 } } as const
const measured = ['scripts/first-answer.test.ts']
// These replace modules, reload them or need them fresh, which the other files of a worker must not notice.
const isolatedComponents = [
  'web/lib/signed-urls.test.tsx',
  'web/pages/legal.test.tsx',
  'web/pages/providers.test.tsx',
  'web/pages/thread/*.test.tsx',
]

/** For tests that wait for other processes about half of their time; they come after those that do not. */
const patient = {
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  sequence: { groupOrder: 1 },
} as const

// Limits are for what hangs: a test that starts the chef's workers takes a second alone and half a minute on a
// machine that is busy otherwise.
const server = {
  environment: 'node',
  globalSetup: 'server/test/global-setup.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  provide: { everyVariant: false },
} as const

const components = {
  environment: 'jsdom',
  setupFiles: 'web/test/setup.ts',
  testTimeout: 120_000,
} as const

const journeys = {
  environment: 'node',
  // The files of a worker share a browser.
  isolate: false,
  globalSetup: 'e2e/global-setup.ts',
  testTimeout: 180_000,
  hookTimeout: 120_000,
  ...patient,
  // Polls wait as long as locators do: on a busy machine a page needs more than the default of one second.
  expect: { poll: { timeout: 60_000 } },
  provide: { everyVariant: false },
} as const

export default defineConfig({
  test: {
    // The default leaves one processor free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['*.test.ts', '{shared,kitchen,web}/**/*.test.ts'],
          exclude: slowUnit,
          environment: 'node',
          // Loading the kitchen takes longer than most of its tests, so the files of a worker share it.
          isolate: false,
          provide: { wholeCorpora: false },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...processes, ...migrations],
          isolate: false,
          ...server,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          exclude: isolatedComponents,
          isolate: false,
          ...components,
        },
      },
      {
        plugins: [react()],
        test: { name: 'components-isolated', include: isolatedComponents, ...components },
      },
      { test: { name: 'journeys', include: ['e2e/main/*.test.ts'], ...journeys } },

      {
        test: {
          name: 'migrations',
          include: migrations,
          exclude: oldMigrations,
          // Loading the server takes longer than most of these tests, so the files of a worker share it.
          isolate: false,
          ...server,
          ...patient,
        },
      },
      { test: { name: 'processes', include: processes, exclude: measured, ...server, ...patient } },
      { test: { name: 'measured', include: measured, environment: 'node', testTimeout: 300_000, ...alone } },
      { test: { name: 'e2e', include: ['e2e/{,main/}*.test.ts'], ...journeys } },

      {
        test: {
          name: 'slow-unit',
          include: ['kitchen/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          // What `npm test` samples is taken as a whole here.
          provide: { wholeCorpora: true },
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          name: 'slow-server',
          include: [...processes, ...migrations, 'server/platform/observability/log-leaks.test.ts'],
          exclude: measured,
          ...server,
          ...patient,
          provide: { everyVariant: true },
        },
      },
      {
        test: {
          name: 'slow-journeys',
          include: ['e2e/*.test.ts'],
          ...journeys,
          // In every size and language that `npm run test:e2e` leaves out.
          provide: { everyVariant: true },
        },
      },
      {
        test: {
          name: 'slow',
          include: ['e2e/slow/*.test.ts'],
          ...journeys,
          ...alone,
          provide: { everyVariant: true },
          testTimeout: 900_000,
        },
      },
    ],
  },
})
