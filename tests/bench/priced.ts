import { childrenOf, cpuMicros, postmasterOf } from '../fixtures/processes'
import type { Trial } from '../fixtures/trial-setup'
import type { Load } from './load'

/** A load, and the processor time per response of the server and PostgreSQL, in microseconds. */
export type Priced = { load: Load; serverUs: number; postgresUs: number }

export async function priced(
  { cluster }: Trial,
  { server, work }: { server: number; work: () => Promise<Load> },
): Promise<Priced> {
  const postmaster = postmasterOf(cluster.data)
  const used = () => ({ server: cpuMicros([server]), postgres: cpuMicros([postmaster, ...childrenOf(postmaster)]) })
  const before = used()
  const load = await work()
  const after = used()
  const responses = load.latenciesMs.length
  return {
    load,
    serverUs: (after.server - before.server) / responses,
    postgresUs: (after.postgres - before.postgres) / responses,
  }
}
