// Copies erasures and objections to where backups are kept: see docs/how-to/operate.md. The worker runs it.
import { configuredPlace } from './backup/places.mjs'
import { keepNotes } from './backup/restore-notes.mjs'
import { runCommand } from './lib/refusal.mjs'

const { env } = process

await runCommand(() => keepNotes({ env, place: configuredPlace(env), now: new Date() }))
