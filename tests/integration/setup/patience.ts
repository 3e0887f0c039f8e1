import { vi } from 'vitest'

// On a busy machine the database may take longer than the three seconds that a visitor waits, which would fail tests of
// other things. Tests of the limits themselves restore them.
process.env.STATEMENT_TIMEOUT_MS = '0'

vi.mock(import('@/lib/platform/with-timeout'), async (importOriginal) => ({
  ...(await importOriginal()),
  COMMIT_BUDGET_MS: 25_000,
  COUNT_BUDGET_MS: 20_000,
  HEALTH_BUDGET_MS: 20_000,
}))

// Nor may a statement give up on a lock that a test holds or that many requests want: PostgreSQL takes the last value.
vi.mock(import('@/lib/platform/pool-bounds'), async (importOriginal) => {
  const { poolBounds } = await importOriginal()
  return {
    poolBounds() {
      const bounds = poolBounds()
      return { ...bounds, options: `${bounds.options} -c lock_timeout=30000` }
    },
  }
})
