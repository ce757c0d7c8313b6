import { defineConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'

const unit = ['shared/**/*.test.ts', 'kitchen/**/*.test.ts', 'web/**/*.test.ts']
const slow = ['kitchen/**/*.slow.test.ts']

const e2e = {
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
          name: 'unit',
          include: [...unit, '*.test.ts'],
          exclude: slow,
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      // Whole corpora, for `npm run test:slow`.
      { test: { name: 'slow-unit', include: slow, environment: 'node', testTimeout: 3_600_000 } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...unit, ...slow],
          environment: 'node',
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 15_000,
          setupFiles: ['web/test/setup.ts'],
        },
      },
      { test: { name: 'e2e', include: ['e2e/*.test.ts'], ...e2e } },
      // The long ones, for `npm run test:slow`.
      {
        test: {
          name: 'slow',
          include: ['e2e/slow/*.test.ts'],
          ...e2e,
          // What is measured there wants the machine for itself.
          fileParallelism: false,
          testTimeout: 900_000,
        },
      },
    ],
  },
})
