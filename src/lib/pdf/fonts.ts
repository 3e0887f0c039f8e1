import path from 'node:path'

import { Font } from '@react-pdf/renderer'

/** The two families of the site, each weight a file of its own: the format knows no variable fonts. Made from src/app/fonts. */
const FILES = [
  { family: 'Golos', fontWeight: 400, file: 'golos-text-400.ttf' },
  { family: 'Golos', fontWeight: 600, file: 'golos-text-600.ttf' },
  { family: 'Commissioner', fontWeight: 500, file: 'commissioner-flare-500.ttf' },
]

/** Tells the renderer of the fonts, once in each process. */
export function registerFonts(): void {
  if (Font.getRegisteredFontFamilies().includes('Golos')) return
  for (const { family, fontWeight, file } of FILES) {
    Font.register({ family, fontWeight, src: path.join(/* turbopackIgnore: true */ process.cwd(), 'src/lib/pdf/fonts', file) })
  }
  // Words are never broken.
  Font.registerHyphenationCallback((word) => [word])
}
