import fs from 'node:fs'

import { withCleanUp } from './clean-up.mjs'

/** Ends the name of a file that is not complete. */
export const PARTIAL = '.partial'

/** Lets `write` write a file under a temporary name, and renames it when it is complete. */
export function completely(file, write) {
  const partial = `${file}${PARTIAL}`
  return withCleanUp(
    () => fs.rmSync(partial, { force: true }),
    async () => {
      await write(partial)
      fs.renameSync(partial, file)
    },
  )
}
