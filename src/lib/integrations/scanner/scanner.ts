/** `infection`: the name of what was found. */
export type ScanResult = { infection: string | null }

/** A virus scanner. @throws if it does not respond, or cannot scan the file */
export type Scan = (file: Uint8Array) => Promise<ScanResult>
