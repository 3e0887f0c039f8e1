/** What pdfkit reads fonts with. */
declare module 'fontkit' {
  export const create: (file: Buffer) => { characterSet: number[] }
}
