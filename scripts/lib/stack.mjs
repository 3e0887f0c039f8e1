import { compile } from './compile.mjs'
import { compiled, node, whileLogging } from './run.mjs'

/** Runs a command of scripts/cli.ts, which may take longer than any statement of the site. */
export const databaseCommand = (env, ...args) =>
  node(compiled('cli', ...args), {
    env: { ...env, STATEMENT_TIMEOUT_MS: '0', NODE_ENV: 'production', LOG_LEVEL: 'warn' },
  })

/** Compiles the processes, then migrates and seeds the database of `env.DATABASE_URL`. */
export async function prepare(env) {
  await compile()
  await migrateAndSeed(env)
}

/** The steps of `prepare` that follow compilation. */
export async function migrateAndSeed(env) {
  await whileLogging('updating the database schema', () => migrateTo(env))
  await whileLogging('adding missing content and places', () => databaseCommand(env, 'seed'))
}

/** Migrates up to and including the named migration, or to the latest. */
export const migrateTo = (env, name = '') => databaseCommand(env, 'migrate', name)

/** Waits until the server reports itself and its database healthy. */
export async function untilHealthy(url, withinMs = 60_000) {
  for (const deadline = Date.now() + withinMs; ;) {
    const isHealthy = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) }).then(
      (response) => response.ok,
      () => false,
    )
    if (isHealthy) return
    if (Date.now() > deadline) throw new Error(`${url}/api/health did not respond with 200 within ${withinMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
