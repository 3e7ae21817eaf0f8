import styles from './AddressGroups.module.css';

/** Renders a full wallet address in groups of four characters, which are easier to compare. */
export function AddressGroups({ address }: { address: string }) {
  const groups = address.match(/[^]{1,4}/gu) ?? [];
  return (
    <code className={styles.groups} aria-label={address} translate="no">
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </code>
  );
}
