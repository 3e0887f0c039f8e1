const EVERY_MS = 30_000
const MEGABYTE = 1_000_000

type Memory = { usedJSHeapSize: number; jsHeapSizeLimit: number }

declare global {
  interface Performance {
    memory?: Memory
  }
}

/** Logs the memory of this page to the browser's console every 30 seconds, in browsers that report it (Chromium). */
export function logMemory(page: Pick<Performance, 'memory'> = performance): void {
  if (page.memory) setInterval(() => page.memory && console.debug(inWords(page.memory)), EVERY_MS)
}

const inWords = ({ usedJSHeapSize, jsHeapSizeLimit }: Memory) =>
  `Memory: ${megabytes(usedJSHeapSize)} of ${megabytes(jsHeapSizeLimit)} MB`

const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE)
