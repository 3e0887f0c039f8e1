// Usage: npm run audit. Looks for known vulnerabilities in the locked packages; see docs/how-to/update-dependencies.md.
import { install } from './lib/install.mjs'

await install()
const { audit } = await import('./lib/audit.mjs')
const { Refusal, runCommand } = await import('./lib/refusal.mjs')

await runCommand(async () => {
  const { isRun, notRunBecause, problems } = await audit()
  if (!isRun) console.log(`Not run: ${notRunBecause}`)
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) throw new Refusal(`Audit: ${problems.length} to look at`)
})
