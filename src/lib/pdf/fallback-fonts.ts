import path from 'node:path'

import { Font } from '@react-pdf/renderer'

export type Fallback = {
  family: string
  /** What the family is for; its files are read only when a text has such characters. */
  scripts: RegExp
  /** By weight, below node_modules. */
  files: Readonly<Record<number, string>>
  /** Sets the whole text if it has such letters, so that no word, nor a line from the right, mixes two typefaces. */
  whole?: RegExp
}

/**
 * Typefaces for characters that ours lack, in order of preference, all under the SIL Open Font License 1.1. Scripts
 * whose letters change places when they are drawn, such as Devanagari, are left out: their text could not be copied.
 */
export const FALLBACKS: readonly Fallback[] = [
  {
    family: 'Noto Emoji',
    scripts: /(?!\u20e3)[\p{Extended_Pictographic}\p{Emoji_Component}]/u,
    files: {
      400: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
      600: '@expo-google-fonts/noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf',
    },
  },
  {
    family: 'Noto Sans Arabic',
    scripts: /[\p{Script_Extensions=Arabic}\u200c]/u,
    whole: /\p{L}/u,
    files: {
      400: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
      600: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff',
    },
  },
  {
    family: 'Noto Sans Hebrew',
    scripts: /\p{Script_Extensions=Hebrew}/u,
    whole: /\p{L}/u,
    files: {
      400: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
      600: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-600-normal.woff',
    },
  },
  {
    family: 'Noto Sans KR',
    scripts: /\p{Script=Hangul}/u,
    files: {
      400: '@openfonts/noto-sans-kr_korean/files/noto-sans-kr-korean-400.woff',
      600: '@openfonts/noto-sans-kr_korean/files/noto-sans-kr-korean-700.woff',
    },
  },
  {
    family: 'Noto Sans',
    scripts: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u,
    files: {
      400: '@embedpdf/fonts-latin/fonts/NotoSans-Regular.ttf',
      500: '@embedpdf/fonts-latin/fonts/NotoSans-Medium.ttf',
      600: '@embedpdf/fonts-latin/fonts/NotoSans-SemiBold.ttf',
    },
    whole: /[\p{Script=Latin}\p{M}]/u,
  },
  {
    family: 'Noto Sans SC',
    scripts: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Common}]/u,
    files: {
      400: '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
      600: '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
    },
  },
]

/** Registers the typefaces without reading them. */
export function registerFallbackFonts(): void {
  for (const { family, files } of FALLBACKS)
    for (const [weight, file] of Object.entries(files))
      Font.register({
        family,
        fontWeight: Number(weight),
        src: path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', file),
      })
}
