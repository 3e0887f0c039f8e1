declare module 'pdfkit' {
  const PdfDocument: new (options: object) => unknown
  export default PdfDocument
}
