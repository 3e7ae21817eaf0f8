import type { ReactNode } from 'react';
import styles from './Profit.module.css';

interface FigureTableProps {
  readonly label: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly [title: string, ...cells: ReactNode[]])[];
}

export const FigureTable = ({ label, headings, rows }: FigureTableProps) => (
  <div className={styles.scroll}>
    <table className={styles.figures} aria-label={label}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" translate="no">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, ...cells]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {cells.map((cell, column) => (
              // Cells have no state, so their index is enough.
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
