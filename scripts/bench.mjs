// Measures the way of an enquiry on this machine beside bare Payload and bare Node: see docs/performance.md.
// usage: npm run bench [-- part of a measurement's name ...]
import { install } from './lib/install.mjs'

await install()
const { runTrials } = await import('./lib/run-trials.mjs')
await runTrials('tests/bench', process.argv.slice(2))
