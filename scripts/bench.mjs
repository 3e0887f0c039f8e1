// Benchmarks the submission of an enquiry against bare Payload and bare Node: see docs/performance.md.
// Usage: npm run bench [-- text in a benchmark's name ...]
import { install } from './lib/install.mjs'

await install()
const { runTrials } = await import('./lib/run-trials.mjs')
await runTrials('tests/bench', process.argv.slice(2))
