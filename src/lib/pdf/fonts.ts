import path from 'node:path'

import { Font } from '@react-pdf/renderer'

/**
 * The two families of the site, each weight a file of its own: the format knows no variable fonts. Commissioner is made
 * from src/app/fonts; Golos Text with the letters of our neighbours is Fontsource's 5.3.0 (SIL Open Font License 1.1).
 * Each file has a PostScript name of its own: the renderer embeds a font anew for each text when two share one.
 */
const FILES = [
  { family: 'Golos', fontWeight: 400, file: 'golos-text-400.ttf' },
  { family: 'Golos', fontWeight: 600, file: 'golos-text-600.ttf' },
  { family: 'Golos Extended', fontWeight: 400, file: 'golos-text-ext-400.ttf' },
  { family: 'Golos Extended', fontWeight: 600, file: 'golos-text-ext-600.ttf' },
  { family: 'Commissioner', fontWeight: 500, file: 'commissioner-flare-500.ttf' },
]

/** What a letter is set in: the first that has it. */
export const TEXT_FONTS = ['Golos', 'Golos Extended']
export const HEADING_FONTS = ['Commissioner', ...TEXT_FONTS]

/** Tells the renderer of the fonts, once in each process. */
export function registerFonts(): void {
  if (Font.getRegisteredFontFamilies().includes('Golos')) return
  for (const { family, fontWeight, file } of FILES) {
    Font.register({
      family,
      fontWeight,
      src: path.join(/* turbopackIgnore: true */ process.cwd(), 'src/lib/pdf/fonts', file),
    })
  }
  // Words are never broken.
  Font.registerHyphenationCallback((word) => [word])
}
