/** `detail`: what the value is made of, in small type. `isTotal`: the sum of a list, in large type. */
export type MailRow = { label: string; value: string; detail?: string; isTotal?: boolean }

/** Email content, rendered as both text and HTML. `figures`: rows whose values are set flush right. */
export type Block =
  | { kind: 'text' | 'heading' | 'small'; text: string }
  | { kind: 'table' | 'figures'; rows: MailRow[] }
  /** `action`: the one next step, as a button. */
  | { kind: 'link' | 'action'; text: string; href: string }

export type MailContent = {
  /** Any address of the site, from which the mark and the picture are fetched: the same files for every reader. */
  siteUrl: string
  /** Null in a letter, which begins with its first words. */
  title: string | null
  /** Whether it shows the room of the homepage. */
  hasPicture?: boolean
  blocks: Block[]
}
