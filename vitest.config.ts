import { defineConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'

const pure = [
  'shared/**/*.test.ts',
  'server/food/**/*.test.ts',
  'server/chef/house/**/*.test.ts',
  'web/**/*.test.ts',
]
const slow = ['server/**/*.slow.test.ts']

const journeys = {
  environment: 'node',
  globalSetup: 'e2e/global-setup.ts',
  testTimeout: 180_000,
  hookTimeout: 120_000,
} as const

/** Five kinds of proof, from the quickest to the one nearest to a person. */
export default defineConfig({
  test: {
    // Left to itself vitest keeps one processor free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          include: [...pure, '*.test.ts'],
          exclude: slow,
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      // Whole corpora, for `npm run prove`.
      { test: { name: 'slow', include: slow, environment: 'node', testTimeout: 3_600_000 } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...pure, ...slow],
          environment: 'node',
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'pages',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 15_000,
          setupFiles: ['web/test-setup.ts'],
        },
      },
      { test: { name: 'journeys', include: ['e2e/*.test.ts'], ...journeys } },
      // The long ones, for `npm run prove`.
      {
        test: {
          name: 'proofs',
          include: ['e2e/proofs/*.test.ts'],
          ...journeys,
          // What is measured there wants the machine for itself.
          fileParallelism: false,
          testTimeout: 900_000,
        },
      },
    ],
  },
})
