// Injects faults into a running site and checks that no enquiry is lost or duplicated.
// Usage: npm run faults [-- text in a scenario's name ...], for example npm run faults -- smoke
import { install } from './lib/install.mjs'

await install()
const { runTrials } = await import('./lib/run-trials.mjs')
await runTrials('tests/faults', process.argv.slice(2))
