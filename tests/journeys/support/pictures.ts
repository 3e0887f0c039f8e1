import { readFile, writeFile } from 'node:fs/promises'

import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'

/** Compares with a reference picture. One that has just been taken again is compressed, to a fifth of its size. */
export async function expectPicture(of: Page | Locator, name: string) {
  const file = `${name}.png`
  if ('goto' in of) await expect.soft(of).toHaveScreenshot(file, { fullPage: true, timeout: 60_000 })
  else await expect.soft(of).toHaveScreenshot(file)
  const info = test.info()
  if (info.config.updateSnapshots === 'missing') return
  const path = info.snapshotPath(file, { kind: 'screenshot' })
  await writeFile(
    path,
    await sharp(await readFile(path))
      .png({ palette: true, colours: 16, dither: 0, effort: 10 }) // within the tolerance of the comparison
      .toBuffer(),
  )
}
