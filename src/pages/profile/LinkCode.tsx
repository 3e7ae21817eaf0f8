import { QRCodeSVG } from 'qrcode.react';

/** Black on white in both colour schemes, so that cameras can read the code. */
const QR = { size: 128, level: 'L', boostLevel: false, bgColor: '#FFFFFF', fgColor: '#000000' } as const;

/** Renders a link as a QR code; `ShareLink` loads this module on demand. */
export default function LinkCode({ url, className }: { readonly url: string; readonly className: string }) {
  return (
    <QRCodeSVG
      {...QR}
      className={className}
      value={url}
      role="img"
      aria-label="QR code of your referral link"
    />
  );
}
