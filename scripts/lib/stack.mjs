import { compile } from './compile.mjs'
import { compiled, log, node } from './run.mjs'

const MIGRATION = { STATEMENT_TIMEOUT_MS: '0', NODE_ENV: 'production', LOG_LEVEL: 'warn' }

/** Compiles the processes and brings the database of `env.DATABASE_URL` to the present schema and first content. */
export async function prepare(env) {
  await compile()
  await node(compiled('cli', 'migrate'), { env: { ...env, ...MIGRATION } })
  log('database is at the present schema')
  await node(compiled('cli', 'seed'), { env: { ...env, ...MIGRATION } })
}

/** Waits until the server says that it and its database are well. */
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

/** The pages of a build may hold what another database said; the next visit to each renders it afresh. */
export async function refreshPages(url, secret) {
  await fetch(`${url}/internal/revalidate`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })
}
