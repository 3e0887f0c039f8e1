import { configuredStore } from '@/lib/integrations/storage/configured-store'

/** A stored original by its file name, for what is drawn from it. Throws when there is none. */
export async function readPictureFile(file: string): Promise<Buffer> {
  const store = await configuredStore()
  const content = await store.read(file)
  if (!content) throw new Error(`There is no file ${file}`)
  return content
}
