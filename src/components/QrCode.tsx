import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  readonly value: string;
  /** Width and height in px, unless the class says otherwise. */
  readonly size: number;
  /** The name for screen readers. */
  readonly label: string;
  readonly className: string;
}

/**
 * Renders a text as a QR code: level L, even if a higher level would fit (product.md: Constants). Black on white in both
 * colour schemes, so that cameras can read the code.
 */
export default function QrCode({ label, ...code }: QrCodeProps) {
  return (
    <QRCodeSVG
      {...code}
      level="L"
      boostLevel={false}
      bgColor="#FFFFFF"
      fgColor="#000000"
      role="img"
      aria-label={label}
    />
  );
}
