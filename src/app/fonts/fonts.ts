import localFont from 'next/font/local'

/** Headings and large figures, which have one weight: Commissioner with the flare axis pinned (SIL Open Font License 1.1). */
export const commissioner = localFont({
  src: './commissioner-flare-500.woff2',
  variable: '--font-commissioner',
  weight: '400 700', // bolder text must not be emboldened by the browser
  adjustFontFallback: 'Arial',
})

/** Everything else: Golos Text, whose figures align in tables (SIL Open Font License 1.1). */
export const golos = localFont({
  src: './golos-text-400-600.woff2',
  variable: '--font-golos',
  weight: '400 700',
  adjustFontFallback: 'Arial',
})
