declare module 'heic-decode' {
  type Decoded = { width: number; height: number; data: Uint8ClampedArray }
  type Frame = { width: number; height: number; decode: () => Promise<Decoded> }
  const decode: { all: (file: { buffer: Uint8Array }) => Promise<Frame[] & { dispose: () => void }> }
  export default decode
}
