type AppKeyProps = {
  /** SVG, made by our server. */
  picture: string
  base32: string
}

/** The key for an app, as a picture for its camera and as text to type. */
export const AppKey = ({ picture, base32 }: AppKeyProps) => (
  <div className="pb-app-key">
    <p>Scan this with an app for codes, such as one that keeps your passwords, and enter the code that it shows.</p>
    <img
      src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`}
      alt="QR code with the key below"
      width={200}
      height={200}
    />
    <p>
      <span>Or type this key: </span>
      <code>{base32.match(/.{1,4}/g)?.join(' ')}</code>
    </p>
  </div>
)
