/** A file that cannot be used. The message is the rest of a sentence that begins with the name of the file. */
export class FileRefused extends Error {}

export const DAMAGED = 'is damaged or incomplete'

/** Runs a reader of files, whose own errors say that the file is damaged. */
export async function orDamaged<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused(DAMAGED)
  }
}
