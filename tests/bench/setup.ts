import type { TestProject } from 'vitest/node'

import { compile } from '../../scripts/lib/compile.mjs'
import { trialSetup } from '../fixtures/trial-setup'

const BESIDE = ['bare-insert', 'bare-page', 'bare-payload', 'calculations', 'leads', 'places', 'posts', 'sinks']

export default async function setup(project: TestProject) {
  const end = await trialSetup({ name: 'bench', port: 3185 })(project)
  await compile(Object.fromEntries(BESIDE.map((name) => [name, `tests/bench/baseline/${name}.ts`])))
  return end
}
