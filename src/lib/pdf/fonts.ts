import path from 'node:path'

import { Font } from '@react-pdf/renderer'

import { registerFallbackFonts } from './fallback-fonts'

/**
 * The site's two typefaces, one file per weight, since PDF does not support variable fonts. Commissioner is generated
 * from src/app/fonts; Golos Text is Fontsource 5.3.0 (SIL Open Font License 1.1). Each file has a unique PostScript name:
 * the renderer embeds a font again for each text when two share one.
 */
const FILES = [
  { family: 'Golos', fontWeight: 400, file: 'golos-text-400.ttf' },
  { family: 'Golos', fontWeight: 600, file: 'golos-text-600.ttf' },
  { family: 'Commissioner', fontWeight: 500, file: 'commissioner-flare-500.ttf' },
]

/** In order of preference: the first with the character is used, then those of `fallback-fonts.ts`. */
export const TEXT_FONTS = ['Golos']
export const HEADING_FONTS = ['Commissioner', ...TEXT_FONTS]

/** Registers the fonts with the renderer, once per process. */
export function registerFonts(): void {
  if (Font.getRegisteredFontFamilies().includes('Golos')) return
  for (const { family, fontWeight, file } of FILES) {
    Font.register({
      family,
      fontWeight,
      src: path.join(/* turbopackIgnore: true */ process.cwd(), 'src/lib/pdf/fonts', file),
    })
  }
  registerFallbackFonts()
  // Disables hyphenation.
  Font.registerHyphenationCallback((word) => [word])
}
