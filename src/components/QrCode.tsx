import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  readonly value: string;
  /** Width and height in px, unless the class sets another size. */
  readonly size: number;
  readonly label: string;
  readonly className: string;
}

/** Renders a QR code (product.md: Constants), black on white in both colour schemes, so that cameras can read it. */
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
