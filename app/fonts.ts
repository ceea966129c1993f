import localFont from 'next/font/local'

/** Text and headings; only the Latin file is preloaded (27 KB). */
const jakarta = localFont({
  src: '../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  variable: '--font-jakarta',
  weight: '200 800',
  display: 'swap',
  // Next knows Arial only, see styles/fallback-fonts.css.
  adjustFontFallback: false,
})

/** Aksara Sunda; the browser fetches it (9 KB) only where a letter of the script appears. */
const sundanese = localFont({
  src: '../node_modules/@fontsource-variable/noto-sans-sundanese/files/noto-sans-sundanese-sundanese-wght-normal.woff2',
  variable: '--font-sundanese',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+1B80-1BBF, U+1CC0-1CC7, U+200C-200D, U+25CC' }],
})

export const fontVariables = `${jakarta.variable} ${sundanese.variable}`
