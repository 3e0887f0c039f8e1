import { readText, type TextRead } from '@/lib/domain/text/decode-text'

/** Reads a chosen file as text. Its size is checked first, so that a film is not loaded into memory. */
export async function readTextFile(file: Blob, { bytesMax }: { bytesMax: number }): Promise<TextRead> {
  if (file.size > bytesMax)
    return { ok: false, message: `The file is larger than ${bytesMax / 1_000_000} MB, the limit.` }
  const bytes = await file.arrayBuffer().catch(() => null)
  return bytes ? readText(new Uint8Array(bytes)) : { ok: false, message: 'The file could not be read.' }
}
