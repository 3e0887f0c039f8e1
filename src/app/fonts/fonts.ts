import localFont from 'next/font/local'

/** Headings and large figures: Commissioner with the flare axis pinned (SIL Open Font License 1.1). */
export const commissioner = localFont({
  src: './commissioner-flare-wght.woff2',
  variable: '--font-commissioner',
  weight: '400 700',
  adjustFontFallback: 'Arial',
})

/** Everything else: Golos Text, whose figures align in tables (SIL Open Font License 1.1). */
export const golos = localFont({
  src: './golos-text-wght.woff2',
  variable: '--font-golos',
  weight: '400 700',
  adjustFontFallback: 'Arial',
})
