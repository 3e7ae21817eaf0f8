import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a self-signed certificate, valid for one day, with openssl. Browsers use HTTP/2 only over TLS. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '1'];
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    });
    const { publicKey } = new X509Certificate(readFileSync(cert));
    const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
    return {
      key: readFileSync(key),
      cert: readFileSync(cert),
      // Makes Chromium trust this certificate. With a flag that ignores all certificate errors, Chromium would cache
      // nothing, and warm visits could not be measured.
      flag: `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
