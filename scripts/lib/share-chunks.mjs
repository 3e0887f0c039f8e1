import fs from 'node:fs'
import path from 'node:path'

/** The only difference between copies. */
const SOURCE_MAP = /\n\/\/# sourceMappingURL=\S*\s*$/

/**
 * Turbopack writes the code that all endpoints share into a file for each of them, 32 times 2.5 MB, and a web process
 * would keep the text of each in memory. Replaces every copy with a reference to the first one.
 */
export function shareChunks(folder) {
  const first = new Map()
  for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = path.join(folder, name)
    const code = fs.readFileSync(file, 'utf8').replace(SOURCE_MAP, '')
    if (!first.has(code)) first.set(code, name)
    else fs.writeFileSync(file, `module.exports = require(${JSON.stringify(`./${first.get(code)}`)})\n`)
  }
}
