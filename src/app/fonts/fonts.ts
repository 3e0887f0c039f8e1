import localFont from 'next/font/local'

// The first view loads two files, 23.8 kB instead of 31.6. Rare characters come from two more, in more.css, which
// browsers load only for a page that needs them: six of 188. fonts.test.ts compares the ranges with the files.

/** Headings and large figures, in one weight: Commissioner with the flare axis pinned (SIL Open Font License 1.1). */
const commissioner = localFont({
  src: './commissioner-flare-500-first.woff2',
  variable: '--font-commissioner',
  weight: '400 700', // bolder text must not be emboldened by the browser
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-23, U+25-3b, U+3d, U+3f-5a, U+61-7a, U+a0, U+a3, U+a9, U+b0, U+b2-b3, U+b7, U+bc-be, U+d7, U+f7, U+2013-2014, U+2018-2019, U+201c-201d, U+2026, U+2212',
    },
  ],
})

/** Everything else: Golos Text, whose figures align in tables (SIL Open Font License 1.1). */
const golos = localFont({
  src: './golos-text-400-600-first.woff2',
  variable: '--font-golos',
  weight: '400 700',
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-23, U+25-3b, U+3d, U+3f-5a, U+61-7a, U+a0, U+a3, U+a9, U+b0, U+b2-b3, U+b7, U+bc-be, U+d7, U+f7, U+2013-2014, U+2018-2019, U+201c-201d, U+2026, U+2212',
    },
  ],
})

/** The class of a document with the site's fonts. */
export const fontClass = `${commissioner.variable} ${golos.variable}`
