/** The library with which pdfkit reads fonts. */
declare module 'fontkit' {
  export const create: (file: Buffer) => { characterSet: number[]; copyright: string | null }
}
