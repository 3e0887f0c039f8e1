/** A reader of the text in which monitoring asks for figures. */
declare module 'parse-prometheus-text-format' {
  type Family = { name: string; help: string; type: string; metrics: unknown[] }
  export default function parse(text: string): Family[]
}
