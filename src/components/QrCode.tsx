import { QRCodeSVG } from 'qrcode.react';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly value: string;
  /** The width and height in px, in a frame that is 32 px wider (`styles.frame`). */
  readonly size: number;
  readonly label: string;
}

/** Renders a QR code, black on white in both colour schemes, so that cameras can read it. */
export default function QrCode({ label, ...code }: QrCodeProps) {
  return (
    <QRCodeSVG
      {...code}
      className={styles.code}
      level="L"
      boostLevel={false}
      bgColor="#FFFFFF"
      fgColor="#000000"
      role="img"
      aria-label={label}
    />
  );
}
