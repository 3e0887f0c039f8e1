import { compile } from './compile.mjs'
import { compiled, log, node } from './run.mjs'

const MIGRATION = { STATEMENT_TIMEOUT_MS: '0', NODE_ENV: 'production', LOG_LEVEL: 'warn' }

/** Compiles the processes, then migrates and seeds the database of `env.DATABASE_URL`. */
export async function prepare(env) {
  await compile()
  await migrateAndSeed(env)
}

/** The part of `prepare` that follows compilation. */
export async function migrateAndSeed(env) {
  await migrateTo(env)
  log('database is at the present schema')
  await node(compiled('cli', 'seed'), { env: { ...env, ...MIGRATION } })
}

/** Migrates up to and including the named migration, or to the latest. */
export const migrateTo = (env, name = '') => node(compiled('cli', 'migrate', name), { env: { ...env, ...MIGRATION } })

/** Waits until the server reports itself and its database healthy. */
export async function untilHealthy(url, withinMs = 60_000) {
  for (const deadline = Date.now() + withinMs; ;) {
    const isWell = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isWell) return
    if (Date.now() > deadline) throw new Error(`${url}/api/health did not answer 200 within ${withinMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
