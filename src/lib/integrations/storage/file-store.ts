/** Where uploaded files are kept, by name. Names are never reused, and the files are never changed. */
export type FileStore = {
  list: () => Promise<string[]>
  /** The content, or null when there is no such file. */
  read: (name: string) => Promise<Buffer | null>
  write: (name: string, content: Buffer) => Promise<void>
  /** Does nothing if there is no such file. */
  remove: (name: string) => Promise<void>
}
