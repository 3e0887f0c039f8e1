import { configuredStore } from '@/lib/integrations/storage/configured-store'

/** Reads a stored original by its file name, for images drawn from it. Throws if there is none. */
export async function readPictureFile(file: string): Promise<Buffer> {
  const store = await configuredStore()
  const content = await store.read(file)
  if (!content) throw new Error(`There is no file ${file}`)
  return content
}
